import type { Choice, ChoiceOf, Decision, Refusal, State, Verb } from '@spaceline/engine';
import { apply, decisions, drawback, explain, isRefusal, locationId } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { cards } from './made-up.ts';
import { type Case, leave, nothingNamed, told, tries } from './trying.ts';

/** Choices that stories have no words for: late, doubled, or of nothing. */

type Try = (s: State, decision: Decision, id: (title: string) => number) => ReturnType<typeof explain>;

type Saying =
  | { [V in Verb]: Partial<ChoiceOf<V>> & { readonly do: V } }[Verb]
  | { readonly do?: undefined; readonly decision?: number };

const choiceFor = (decision: Decision, said: Saying): Choice =>
  ({ ...nothingNamed, decision: decision.id, player: decision.player, do: 'pass', ...said }) as Choice;

const bareCase = (tried: string, where: string, picture: string, lines: readonly string[], attempt: Try): Case =>
  told(where, tried, () => {
    const at = given(picture, { cards });
    for (const line of lines) tries(at, line);
    const s = at.table.state;
    const id = (title: string): number => s.fixed.cards.findIndex((card) => card.def.title === title);
    const [decision] = decisions(s);
    const result = attempt(s, decision, id);
    leave(at);
    return isRefusal(result) ? result : undefined;
  });

const applied = (s: State, choice: Choice): Refusal | Choice => {
  const result = apply(s, choice);
  return isRefusal(result) ? result : choice;
};

const orders = 'turn 3: P1, orders\nP1 mission: Excavation\nP1 ship: Runabout at Excavation aboard Data, Taurik';
const envoys = 'turn 3: P1, orders\nP1 mission: Excavation\nP1 ship: Runabout at Excavation aboard Test Envoy';
const reports = 'P1 mission: Excavation\nP1 outpost: Federation Outpost at Excavation\nP1 hand: Data, Red Alert!';
const looked = 'turn 3: P1, orders\nP1 mission: Excavation\nP1 hand: Life-form Scan\nP2 hand: Data, Worf';
const seeding = 'phase: dilemmas\nP2 mission: Excavation\nP1 seed deck: Archer\nP2 seed deck: Archer';
const asked = `turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Giusti
P1 planet: Data, Taurik, Kurn [team 2]
P1 hand: Emergency Transporter Armbands`;
export const bare: readonly Case[] = [
  bareCase(
    'what an attempt leads to after a mis-seed of one’s own',
    'between actions',
    'turn 3: P1, orders\nP1 mission: Excavation / barred: P1\nP1 planet: Richard Galen',
    [],
    (s, d, id) => {
      const choice = choiceFor(d, { do: 'attempt', on: locationId(id('Excavation')), to: 0 });
      return drawback(s, 0, choice) ?? choice;
    },
  ),
  bareCase('P1 seeds Archer under no location', 'in the dilemma phase', seeding, [], (s, d, id) =>
    applied(s, choiceFor(d, { do: 'seed', card: id('Archer'), on: 100_000 })),
  ),
  bareCase('P1 guesses instead of beaming', 'in an interrupt', looked, ['P1 plays Life-form Scan'], (s, d) =>
    applied(s, choiceFor(d, { do: 'guess', way: 'Event' })),
  ),
  bareCase('P1 plays Red Alert! in a second way', 'in a turn', reports, [], (s, d, id) =>
    explain(s, 0, choiceFor(d, { do: 'play', card: id('Red Alert!'), on: { table: true }, way: 1 })),
  ),
  bareCase('P1 switches Test Envoy to Klingon', 'in a turn', envoys, [], (s, d, id) =>
    explain(s, 0, choiceFor(d, { do: 'switch affiliation', card: id('Test Envoy'), way: 'Klingon' })),
  ),
  bareCase('P1 reports Data as a Klingon', 'in a turn', reports, [], (s, d, id) =>
    explain(s, 0, choiceFor(d, { do: 'report', card: id('Data'), on: id('Federation Outpost'), way: 'Klingon' })),
  ),
  bareCase('P1 switches Data, who has one affiliation', 'in a turn', orders, [], (s, d, id) =>
    explain(s, 0, choiceFor(d, { do: 'switch affiliation', card: id('Data'), way: 'Klingon' })),
  ),
  bareCase('P1 battles nowhere', 'in a turn', orders, [], (s, d) =>
    explain(s, 0, choiceFor(d, { do: 'battle', on: -1, to: 0, way: 'personnel' })),
  ),
  bareCase('P1 battles in a third way', 'in a turn', orders, [], (s, d) =>
    explain(s, 0, choiceFor(d, { do: 'battle', on: 0, way: 'a third way' as 'ships' })),
  ),
  bareCase('P1 attempts no location', 'in a turn', orders, [], (s, d, id) =>
    explain(s, 0, choiceFor(d, { do: 'attempt', card: id('Runabout'), on: 100_000, to: 0 })),
  ),
  bareCase('P1 names a number that no text asks for', 'in a turn', orders, [], (s, d, id) =>
    explain(s, 0, choiceFor(d, { do: 'name', card: id('Data'), way: 3 })),
  ),
  bareCase(
    'P1 plays Long-Range Scan on Runabout for a hidden wormhole',
    'in a turn',
    `${orders}\nP1 hand: Long-Range Scan`,
    [],
    (s, d, id) =>
      explain(s, 0, choiceFor(d, { do: 'play', card: id('Long-Range Scan'), on: { card: id('Runabout') }, way: 1 })),
  ),
  bareCase('P1 answers an old question', 'in a turn', orders, [], (s, d) =>
    applied(s, choiceFor(d, { decision: d.id - 1 })),
  ),
  bareCase('P1 beams Data twice in one go', 'in a turn', orders, [], (s, d, id) =>
    applied(s, choiceFor(d, { do: 'beam', on: id('Runabout'), to: id('Excavation'), cards: [id('Data'), id('Data')] })),
  ),
  bareCase('P1 passes after P2 conceded', 'after the game', orders, ['P2 concedes'], (s) =>
    explain(s, 0, choiceFor({ id: s.seq, player: 0, kind: 'action', source: -1, options: [] }, {})),
  ),
  bareCase(
    'P1 flies Runabout while a card asks where to beam',
    'in an interrupt',
    asked,
    ['P1 plays Emergency Transporter Armbands'],
    (s, d, id) => explain(s, 0, choiceFor(d, { do: 'fly', card: id('Runabout'), on: id('Excavation') })),
  ),
];

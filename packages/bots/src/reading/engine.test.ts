import { allCards } from '@spaceline/cards';
import { type State, allows, apply, choose, decisions, view } from '@spaceline/engine';
import { type DilemmaCard, type PersonnelCard } from '@spaceline/language';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import type { Allows } from '../player.ts';
import { pickCards } from '../pick.ts';
import { random } from '../random.ts';
import { type Peril, expected, readingOf, teamOf } from './index.ts';

/** What is read from the words is what happens at the table: teams drawn by lot meet every dilemma. */

const teams = 1;
const size = 6;
const people: readonly PersonnelCard[] = allCards.filter(
  (card): card is PersonnelCard =>
    card.type === 'Personnel' && card.individuals.length === 1 && !card.icons.includes('Holo') && !card.universal,
);
const dilemmas: readonly DilemmaCard[] = allCards.filter((card): card is DilemmaCard => card.type === 'Dilemma');

const drawn = (affiliation: string, words: string): readonly PersonnelCard[] => {
  const dice = random(words);
  const left = people.filter(({ affiliations }) => affiliations.length === 1 && affiliations[0] === affiliation);
  const out: PersonnelCard[] = [];
  while (out.length < size) {
    const [one] = left.splice(dice.int(left.length), 1);
    if (one && !out.some(({ personas }) => personas.some((persona) => one.personas.includes(persona)))) out.push(one);
  }
  return out;
};

const ships = { Federation: 'U.S.S. Nebula', Klingon: "I.K.C. K'Vort", Romulan: "D'deridex" } as const;
type Side = keyof typeof ships;

const position = (card: DilemmaCard, team: readonly PersonnelCard[], at: 'planet' | 'space', side: Side): State => {
  const names = team.map(({ title }) => title).join(', ');
  const where =
    at === 'planet'
      ? `P1 planet Hunt for DNA Program: ${names}`
      : `P1 ship: ${ships[side]} at Pegasus Search aboard ${names}`;
  const mission = at === 'planet' ? 'Hunt for DNA Program' : 'Pegasus Search';
  return given(`
    turn 3: P1, orders
    P1 mission: ${mission} / ${card.title} by P2
    P1 mission: Excavation
    P2 mission: Krios Suppression
    P1 hand: Taurik
    ${where}
  `).table.state;
};

/** The attempt to its end; every question on the way is answered by passing or with as few cards as may be. */
const attempt = (s: State): void => {
  const [asked] = decisions(s);
  const option = asked?.options.find((one) => one.do === 'attempt');
  if (!asked || !option) throw new Error('no attempt is offered');
  apply(s, choose(asked, option));
  for (let n = 0; n < 40; n++) {
    const [decision] = decisions(s);
    if (!decision || decision.kind === 'action') return;
    const may: Allows = (one, cards) => allows(s, one, cards);
    const next = decision.options.find((one) => one.do === 'pass') ?? decision.options[0];
    const cards =
      next &&
      pickCards(next, random(n), may, (min, max) => Math.max(min, decision.kind === 'choose option' ? max : min));
    if (!next || !cards) return;
    apply(s, choose(decision, next, cards));
  }
};

/** Somebody of the team who is still there and may act. */
const goesOn = (s: State, team: readonly PersonnelCard[], loc: number): boolean =>
  s.play.some((id) => {
    const card = s.cards[id];
    const title = s.fixed.cards[id]?.def.title;
    const there = card?.loc === loc || s.cards[card?.host ?? -1]?.loc === loc;
    if (!card || !there || !team.some((one) => one.title === title)) return false;
    return !card.stopped && !view(s, 0).cards.some((seen) => seen.id === id && (seen.stopped || seen.disabled));
  });

/** Its end says nothing about being stopped: the attempt or the turn is over, or the opponent has moved them. */
const endsOtherwise = (peril: Peril): boolean =>
  peril.ends || peril.fates.some(({ fate }) => fate === 'over' || fate === 'lent' || fate === 'choice');

const isDead = (s: State, title: string): boolean =>
  s.players[0].piles['discard pile'].some((id) => s.fixed.cards[id]?.def.title === title);

describe('what is read is what happens', () => {
  for (const at of ['planet', 'space'] as const)
    test(`at ${at} missions`, () => {
      for (const card of dilemmas) {
        const reading = readingOf(card);
        if (reading.is !== 'dilemma' || reading.perils[at].length === 0) continue;
        for (const side of ['Federation', 'Klingon', 'Romulan'] as const)
          for (let n = 0; n < teams; n++) {
            const team = drawn(side, `${card.id} ${n}`);
            const s = position(card, team, at, side);
            const ship = s.play.map((id) => s.fixed.cards[id]?.def).find((def) => def?.type === 'Ship');
            const thought = expected(
              reading.perils[at],
              teamOf(
                team.map((one) => ({ card: one })),
                [],
                ship && at === 'space' ? ship : undefined,
              ),
            );
            attempt(s);
            const dead = team.filter(({ title }) => isDead(s, title)).length;
            const names = `${card.title} against ${team.map(({ title }) => title).join(', ')}`;
            expect.soft({ dead }, names).toEqual({ dead: thought.deaths });
            const [location] = s.locations;
            if (!location || reading.perils[at].some(endsOtherwise)) continue;
            if (thought.through === 0 || thought.through === 1)
              expect.soft({ on: goesOn(s, team, location.id) }, names).toEqual({ on: thought.through === 1 });
          }
      }
    });
});

import type { Act, ActOf } from '../acts/index.generated.ts';
import { actWords } from '../acts/index.generated.ts';
import type { ActWord } from '../acts/word.ts';
import type { CardDef, DilemmaCard } from '../card.ts';
import type { Encounter } from '../encounter.ts';
import type { Need } from '../need.ts';
import type { Play } from '../play.ts';
import type { Lasting } from '../lasting.ts';
import { targetWord, windowWord } from '../english/say.ts';
import type { Selection, SelectionOf } from '../selections/index.generated.ts';
import { selectionWords } from '../selections/index.generated.ts';
import type { SelectionWord } from '../selections/word.ts';
import { areSame } from '../are-same.ts';
import { isAct, isSelection, nodesIn, wordOfRule } from './nodes.ts';
import type { Finding } from './problem.ts';

const actNeeds = <K extends Act['act']>(act: ActOf<K>): readonly Need[] =>
  (actWords[act.act] as ActWord<ActOf<K>>).needs?.(act) ?? [];
const selectionNeeds = <K extends Selection['select']>(what: SelectionOf<K>): readonly Need[] =>
  (selectionWords[what.select] as SelectionWord<SelectionOf<K>>).needs?.(what) ?? [];

/** What an act works on that something before it must have given. */
const needsOf = (act: Act): readonly Need[] => [
  ...new Set([...actNeeds(act), ...('what' in act ? selectionNeeds(act.what) : [])]),
];

const missing = {
  target: 'no way of playing the card gives it a target card',
  response: 'no way of playing the card is a response to anything',
  player: 'no way of playing the card names a player',
  ship: 'neither an encounter nor a way of playing the card gives it a ship',
  'destroyed ship': 'no way of playing the card is a response to a ship being destroyed',
} satisfies { [K in Need]: string };

/** A response has what it responds to, and that is its target if it has no other. */
const givenBy = ({ on, when }: Play): readonly Need[] => {
  const target = targetWord(on);
  if (typeof when === 'string') return target.gives ?? [];
  return [
    'response',
    ...(target.answered ? ['target' as const] : []),
    ...(target.gives ?? []),
    ...(windowWord(when).gives ?? []),
  ];
};

const playsOf = (card: CardDef): readonly Play[] => ('plays' in card ? (card.plays ?? []) : []);

const unsupplied = (card: CardDef): readonly Finding[] =>
  nodesIn(card)
    .filter(isAct)
    .flatMap((act) => needsOf(act).map((need) => ({ act, need })))
    .filter(({ need }) => !(card.type === 'Dilemma' && need === 'ship'))
    .filter(({ need }) => !playsOf(card).some((play) => givenBy(play).includes(need)))
    .map(({ act, need }) => ({ what: `"${act.act}" has no ${need}`, why: missing[need] }));

/** Acts in the order in which they run; each list is a text of its own. */
const textsOf = (card: CardDef): readonly (readonly Act[])[] => {
  const lasting = lastingOf(card);
  const met = card.type === 'Dilemma' ? encountersOf(card).map(({ first = [], effect }) => [...first, ...effect]) : [];
  return [
    'text' in card ? (card.text ?? []) : [],
    ...met,
    ...playsOf(card).map((play) => play.does ?? []),
    ...(lasting?.triggers ?? []).map((trigger) => trigger.acts),
    ...(lasting?.rules ?? []).flatMap((rule) => ('acts' in rule ? [rule.acts] : [])),
  ];
};

const encountersOf = ({ encounter, atPlanet }: DilemmaCard): readonly Encounter[] =>
  atPlanet ? [encounter, atPlanet] : [encounter];

const lastingOf = (card: CardDef): Lasting | undefined =>
  card.type === 'Dilemma' ? card.encounter.lasting : 'inPlay' in card ? card.inPlay : undefined;

const selectsSome = (act: Act): boolean =>
  nodesIn(act).some((node) => isSelection(node) && !selectionWords[node.select].known);

const danglingThose = (card: CardDef): readonly Finding[] =>
  textsOf(card).flatMap((acts) =>
    acts
      .filter((act, at) => {
        const those = nodesIn(act).some((node) => isSelection(node) && node.select === 'those');
        return those && !acts.slice(0, at).some(selectsSome);
      })
      .map((act) => ({
        what: `"${act.act}" speaks of "those"`,
        why: 'no earlier act of the same text selects any cards',
      })),
  );

/** Its text puts it on a card. */
const attaches = (card: CardDef): boolean => nodesIn(card).some((node) => isAct(node) && node.act === 'attach');

const checkLasting = (card: CardDef): readonly Finding[] => {
  const lasting = lastingOf(card);
  if (!lasting) return [];
  const expires = (lasting.triggers ?? []).some((trigger) => trigger.when === 'countdown expires');
  const rules = lasting.rules ?? [];
  const hosted =
    card.type === 'Dilemma'
      ? card.encounter.place
      : playsOf(card).some(({ on }) => targetWord(on).hosts?.(on) === true) || attaches(card);
  const asksHost = rules.some((rule) => wordOfRule(rule).ofHost?.(rule) === true);
  const nodes = nodesIn(card);
  const readsCount = rules.some((rule) => wordOfRule(rule).readsCount?.(rule) === true);
  return [
    ...(expires && lasting.countdown === undefined
      ? [{ what: 'acts when its countdown expires', why: 'it has no countdown' }]
      : []),
    ...(asksHost && !hosted ? [{ what: 'changes the card it is on', why: 'it is never put on a card' }] : []),
    ...(readsCount && !nodes.some((node) => isAct(node) && node.act === 'count')
      ? [{ what: 'subtracts its count', why: 'no act of the card ever counts' }]
      : []),
  ];
};

const checkDilemma = (encounter: Encounter): readonly Finding[] => {
  const { trigger, condition, payment, place, after, lasting, effect, endsAttempt } = encounter;
  const tested = condition !== undefined || payment !== undefined;
  const same = trigger && condition && areSame(trigger, condition);
  return [
    after === 'under mission' && !tested && { what: 'goes back under the mission', why: 'it has no condition to fail' },
    after === 'stays' && !lasting && { what: 'stays in play', why: 'nothing of it works while it is in play' },
    after === 'stays' &&
      !place &&
      !effect.some((act) => act.act === 'relocate' && act.what.select === 'this card') && {
        what: 'stays in play',
        why: 'it is placed on nothing',
      },
    after !== 'stays' && lasting && { what: 'has a lasting part', why: 'it does not stay in play' },
    after !== 'stays' && place && { what: `is placed on the ${place}`, why: 'it does not stay in play' },
    same && { what: 'its effect never happens', why: 'the trigger it needs already meets its condition' },
    !tested &&
      effect.length === 0 &&
      !lasting &&
      !endsAttempt && { what: 'does nothing', why: 'no condition, no effect' },
  ].filter((finding) => typeof finding === 'object');
};

const checkPlays = (card: CardDef): readonly Finding[] =>
  playsOf(card)
    .filter((play) => targetWord(play.on).answered && typeof play.when === 'string')
    .map(() => ({ what: 'targets what it responds to', why: 'that way of playing it is not a response' }));

const checkStaying = (card: CardDef): readonly Finding[] => {
  if (card.type !== 'Event' && card.type !== 'Interrupt' && card.type !== 'Artifact') return [];
  const acquired = card.type === 'Artifact' ? card.acquired : undefined;
  const playable = acquired === undefined || acquired === 'hand';
  const entersPlay = acquired === 'table' || acquired === 'team' || card.stays === true || attaches(card);
  const idle = !card.inPlay && (card.text ?? []).length === 0 && !playsOf(card).some((play) => play.does);
  return [
    card.stays && !card.inPlay && { what: 'stays in play', why: 'nothing of it works while it is in play' },
    card.inPlay && !entersPlay && { what: 'has a part that works in play', why: 'it does not stay in play' },
    playable && playsOf(card).length === 0 && { what: 'cannot be played', why: 'it has no way of playing it' },
    idle && { what: 'does nothing', why: 'it has neither a text nor a part that works in play' },
  ].filter((finding) => typeof finding === 'object');
};

export const checkText = (card: CardDef): readonly Finding[] => [
  ...unsupplied(card),
  ...danglingThose(card),
  ...checkLasting(card),
  ...(card.type === 'Dilemma' ? encountersOf(card).flatMap(checkDilemma) : []),
  ...checkPlays(card),
  ...checkStaying(card),
];

import type { CardId, Correction, Decision, DecisionKind, GameEvent, Option, Player, State } from '@spaceline/engine';
import { beginsWith, cardId, decisions, endsAt, none, seen, view } from '@spaceline/engine';
import { cardOf, defOf, ownerOf, preparedOf, titleOf } from '../table-cards.ts';

/** Nobody is told what they may not know: neither by a view, nor by a question, nor by an event. */

type Seer = Player | 'spectator';
export const seers = [0, 1, 'spectator'] as const;

const handsOpen = (s: State): boolean => s.speaking.some((id) => preparedOf(s, id).topics.has('open hands'));

/** The cards a correction names: it shows them to everybody. */
const namedBy = (correction: Correction): readonly CardId[] =>
  'cards' in correction ? correction.cards : correction.fix === 'settle' ? [correction.card] : [];

const proposed = (s: State): readonly CardId[] =>
  s.frames.flatMap((frame) => (frame.kind === 'correction' ? namedBy(frame.correction) : []));

/** Cards whose face this seer may not see: other hands, decks, and face-down seeds that are not theirs. */
export const secretsFrom = (s: State, seer: Seer): Set<CardId> => {
  const secret = new Set<CardId>();
  const add = (ids: readonly CardId[]): void => {
    for (const id of ids) secret.add(id);
  };
  const open = handsOpen(s);
  for (const other of [0, 1] as const) {
    const p = s.players[other];
    add(p.piles['draw deck']);
    if (other === seer) {
      add(p.piles['mission pile'].slice(0, -1));
      continue;
    }
    if (!open) add(p.piles.hand);
    add(p.piles['seed deck']);
    add(p.piles['mission pile']);
  }
  for (const l of s.locations)
    for (const id of l.seeds) if (ownerOf(s, id) !== seer && !l.revealed.includes(id)) secret.add(id);
  // What an ante shows is no secret any more (B-26.11).
  for (const id of s.result?.ante ?? []) secret.delete(id);
  for (const id of proposed(s)) secret.delete(id);
  if (seer !== 'spectator') for (const id of s.seen[seer]) secret.delete(id);
  return secret;
};

/** Revealed by agreement in this turn. */
const isShown = (s: State, seer: Seer, id: CardId): boolean =>
  seer !== 'spectator' &&
  s.seen[seer].includes(id) &&
  s.turnHistory.some((deed) => deed.did === 'shown' && deed.card === id);

/** Personnel and equipment of the other player aboard and on surfaces (B-13.34). */
const unseenCrew = (s: State, seer: Seer): CardId[] =>
  s.play.filter((id) => {
    const { zone, controller } = cardOf(s, id);
    const { type } = defOf(s, id);
    return (
      (zone === 'aboard' || zone === 'surface') &&
      (type === 'Personnel' || type === 'Equipment') &&
      controller !== seer &&
      ownerOf(s, id) !== seer &&
      !isShown(s, seer, id)
    );
  });

/** Questions that are asked with closed hands: whoever is asked something else may be looking at what it is about. */
const closed: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'place mission',
  'seed card',
  'seed facility',
  'action',
  'report next',
  'respond',
  'by hand',
  'consent',
]);

const numbered = (s: State, id: CardId): string => `${titleOf(s, id)} (${id})`;
const nameOf = (seer: Seer): string => (seer === 'spectator' ? 'a spectator' : `P${seer + 1}`);

const isQuiet = (s: State, asked: readonly Decision[]): boolean =>
  asked.every((d) => closed.has(d.kind)) && !s.frames.some((f) => f.kind.includes('battle'));

const leakInView = (s: State, seer: Seer, secrets: ReadonlySet<CardId>): string | undefined => {
  const secret = new Set(secrets);
  const named = proposed(s);
  for (const id of unseenCrew(s, seer)) if (!named.includes(id)) secret.add(id);
  // A lost ante is shown at the end of the game.
  for (const id of s.result?.ante ?? []) secret.delete(id);
  const shown = view(s, seer).cards.find((card) => secret.has(card.id));
  return shown && `The view of ${nameOf(seer)} shows ${numbered(s, shown.id)}.`;
};

/** The cards an option names, those it is aimed at and may be picked with it included. */
const cardsIn = (o: Option): readonly CardId[] =>
  [
    ...beginsWith(o),
    endsAt(o),
    o.card,
    ...(o.do === 'play' ? [] : [o.on]),
    ...(o.do === 'save' || o.do === 'fly' || o.do === 'beam' || o.do === 'walk' || o.do === 'travel' ? [o.to] : []),
    ...(o.pick?.from ?? []),
  ].filter((id) => id !== none);

const leakInQuestion = (s: State, decision: Decision): string | undefined => {
  if (!closed.has(decision.kind)) return undefined;
  const { player } = decision;
  const secret = secretsFrom(s, player);
  // A player knows which cards the own deck holds, not in which order.
  for (const id of s.players[player].piles['draw deck']) secret.delete(id);
  // A text that waits was played or met before everybody, wherever its card has been put since.
  if (decision.kind === 'by hand') secret.delete(decision.source);
  const named = decision.options.flatMap(cardsIn).find((id) => secret.has(id));
  return named === undefined ? undefined : `The options of P${player + 1} name ${numbered(s, named)}.`;
};

/** What a table shows at this moment to somebody who may not know it. */
export const leakNow = (
  s: State,
  asked: readonly Decision[] = decisions(s),
  secrets: Secrets = secretsOf(s),
): string | undefined => {
  const quiet = isQuiet(s, asked);
  for (const seer of seers) {
    const shown = quiet ? leakInView(s, seer, secrets[seer]) : undefined;
    if (shown) return shown;
  }
  for (const decision of asked) {
    const asked = leakInQuestion(s, decision);
    if (asked) return asked;
  }
  return undefined;
};

export type Secrets = Readonly<Record<Seer, ReadonlySet<CardId>>>;

/** What each seer may not know, to be compared with what an action tells them. */
export const secretsOf = (s: State): Secrets => ({
  0: secretsFrom(s, 0),
  1: secretsFrom(s, 1),
  spectator: secretsFrom(s, 'spectator'),
});

/** Happenings that show a card on purpose. */
const revealing: ReadonlySet<GameEvent['e']> = new Set<GameEvent['e']>([
  'revealed',
  'seed card revealed',
  'guessed',
  'ante drawn',
  'artifact found',
  'acquired',
]);

/** Cards that a correction names or fetches: everybody has been told of them. */
const agreedOn = (s: State, events: readonly GameEvent[]): ReadonlySet<CardId> =>
  new Set(
    events.flatMap(({ correction }) => {
      if (correction?.fix === 'fetch')
        return s.fixed.cards.flatMap(({ def }, id) => (def.id === correction.card ? [cardId(id)] : []));
      return correction ? namedBy(correction) : [];
    }),
  );

/** A card that was a secret before an action and is one after it is not named by what happened in between. */
export const leakInEvents = (
  before: Secrets,
  s: State,
  events: readonly GameEvent[],
  after: Secrets = secretsOf(s),
): string | undefined => {
  const known = agreedOn(s, events);
  for (const event of events) {
    if (revealing.has(event.e)) continue;
    for (const seer of seers) {
      const told = seen(s, event, seer);
      const id = [told.card, ...told.cards, ...Object.keys(told.names).map((key) => cardId(Number(key)))].find(
        (one) => before[seer].has(one) && after[seer].has(one) && !known.has(one),
      );
      if (id !== undefined) return `The event "${event.e}" tells ${nameOf(seer)} of ${numbered(s, id)}.`;
    }
  }
  return undefined;
};

/** The whole of what a player is sent, as text, does not contain the name of a card that only lies hidden from them. */
export const leakInText = (s: State): string | undefined => {
  if (!isQuiet(s, decisions(s))) return undefined;
  for (const seer of seers) {
    const secret = secretsFrom(s, seer);
    const open = new Set(s.fixed.cards.flatMap(({ def }, id) => (secret.has(cardId(id)) ? [] : [def.id])));
    // A title that was described may lie anywhere, or nowhere.
    for (const { card } of s.described) open.add(card);
    const own = seer === 'spectator' ? [] : decisions(s).filter((d) => d.player === seer);
    const text = JSON.stringify([view(s, seer), own]);
    for (const id of secret) {
      const def = defOf(s, id);
      if (!open.has(def.id) && text.includes(`"${def.id}"`))
        return `What ${nameOf(seer)} is sent names ${numbered(s, id)}.`;
    }
  }
  return undefined;
};

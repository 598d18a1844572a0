import type {
  CardId,
  Correction,
  Decision,
  DecisionKind,
  GameEvent,
  Judgement,
  Option,
  Player,
  SeenEvent,
  State,
} from '@spaceline/engine';
import { beginsWith, cardId, decisions, endsAt, none, seen, view } from '@spaceline/engine';
import { CardSet } from './card-set.ts';
import { cardOf, defOf, ownerOf, preparedOf, titleOf } from '../table-cards.ts';

/** Nobody is told what they may not know: neither by a view, nor by a question, nor by an event. */

type Seer = Player | 'spectator';
export const seers = [0, 1, 'spectator'] as const;

const nobody: readonly CardId[] = [];

const handsOpen = (s: State): boolean => s.speaking.some((id) => preparedOf(s, id).topics.has('open hands'));

/** The cards a correction names: it shows them to everybody. */
const namedBy = (correction: Correction): readonly CardId[] =>
  'cards' in correction ? correction.cards : correction.fix === 'settle' ? [correction.card] : [];

const proposed = (s: State): readonly CardId[] => {
  let named = nobody;
  for (const frame of s.frames) if (frame.kind === 'correction') named = [...named, ...namedBy(frame.correction)];
  return named;
};

/** Cards whose face this seer may not see: other hands, decks, and face-down seeds that are not theirs. */
const secretsFrom = (s: State, seer: Seer, open: boolean = handsOpen(s)): CardSet => {
  const secret = new CardSet(s.cards.length);
  for (const other of [0, 1] as const) {
    const { piles } = s.players[other];
    secret.add(piles['draw deck']);
    if (other === seer) {
      // Whoever chooses the order of the own missions looks at them all (WS-3.1).
      if (!s.fixed.format.missions) secret.add(piles['mission pile'].slice(0, -1));
      continue;
    }
    if (!open) secret.add(piles.hand);
    secret.add(piles['seed deck']);
    secret.add(piles['mission pile']);
  }
  for (const { seeds, revealed } of s.locations)
    for (const id of seeds) if (ownerOf(s, id) !== seer && !revealed.includes(id)) secret.put(id);
  // What an ante shows is no secret any more (B-26.11).
  secret.delete(s.result?.ante ?? nobody);
  secret.delete(proposed(s));
  if (seer !== 'spectator') secret.delete(s.seen[seer]);
  return secret;
};

/** Revealed by agreement in this turn. */
const isShown = (s: State, seer: Seer, id: CardId): boolean =>
  seer !== 'spectator' &&
  s.seen[seer].includes(id) &&
  s.turnHistory.some((deed) => deed.did === 'shown' && deed.card === id);

/** Personnel and equipment of the other player aboard and on surfaces (B-13.34). */
const isUnseenCrew = (s: State, seer: Seer, id: CardId): boolean => {
  const { zone, controller } = cardOf(s, id);
  if ((zone !== 'aboard' && zone !== 'surface') || controller === seer || ownerOf(s, id) === seer) return false;
  const { type } = defOf(s, id);
  return (type === 'Personnel' || type === 'Equipment') && !isShown(s, seer, id);
};

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

/** What a player is offered to fetch is no secret to that player (B-27.44). */
const fetchable = (asked: readonly Decision[], seer: Seer): readonly CardId[] =>
  asked
    .filter(({ player }) => player === seer)
    .flatMap(({ options }) => options.flatMap((one) => (one.do === 'download' ? [one.on] : [])));

const leakInView = (s: State, seer: Seer, secrets: CardSet, asked: readonly Decision[]): string | undefined => {
  const named = proposed(s);
  // A lost ante is shown at the end of the game.
  const ante = s.result?.ante ?? nobody;
  for (const { id } of view(s, seer).cards) {
    const secret = secrets.has(id) || (isUnseenCrew(s, seer, id) && !named.includes(id));
    if (secret && !ante.includes(id) && !fetchable(asked, seer).includes(id))
      return `The view of ${nameOf(seer)} shows ${numbered(s, id)}.`;
  }
  return undefined;
};

type IsSecret = (id: CardId) => boolean;

/** A secret that an option names: what it begins with, is aimed at, or may be picked with it. */
const namedIn = (o: Option, isSecret: IsSecret): CardId | undefined => {
  const end = endsAt(o);
  if (end !== none && isSecret(end)) return end;
  if (o.card !== none && isSecret(o.card)) return o.card;
  if (o.do !== 'play' && o.on !== none && isSecret(o.on)) return o.on;
  if (o.do === 'save' || o.do === 'fly' || o.do === 'beam' || o.do === 'walk' || o.do === 'travel')
    if (o.to !== none && isSecret(o.to)) return o.to;
  return beginsWith(o).find(isSecret) ?? o.pick?.from.find(isSecret);
};

const leakInQuestion = (s: State, decision: Decision, secrets: CardSet): string | undefined => {
  if (!closed.has(decision.kind)) return undefined;
  const { player } = decision;
  const own = s.players[player].piles['draw deck'];
  const isSecret: IsSecret = (id) =>
    secrets.has(id) &&
    // A player knows which cards the own deck holds, not in which order.
    !own.includes(id) &&
    // A text that waits was played or met before everybody, wherever its card has been put since.
    (decision.kind !== 'by hand' || id !== decision.source);
  for (const o of decision.options) {
    const named = namedIn(o, isSecret);
    if (named !== undefined) return `The options of P${player + 1} name ${numbered(s, named)}.`;
  }
  return undefined;
};

/** What a table shows at this moment to somebody who may not know it. */
export const leakNow = (
  s: State,
  asked: readonly Decision[] = decisions(s),
  secrets: Secrets = secretsOf(s),
): string | undefined => {
  const quiet = isQuiet(s, asked);
  for (const seer of seers) {
    const shown = quiet ? leakInView(s, seer, secrets[seer], asked) : undefined;
    if (shown) return shown;
  }
  for (const decision of asked) {
    const named = leakInQuestion(s, decision, secrets[decision.player]);
    if (named) return named;
  }
  return undefined;
};

export type Secrets = Readonly<Record<Seer, CardSet>>;

/** What each seer may not know, to be compared with what an action tells them. */
export const secretsOf = (s: State): Secrets => {
  const open = handsOpen(s);
  return { 0: secretsFrom(s, 0, open), 1: secretsFrom(s, 1, open), spectator: secretsFrom(s, 'spectator', open) };
};

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

/** What lay in a discard pile before a draw deck was made anew of it: everybody saw it there (WS-4.8). */
const shuffledAgain = (events: readonly GameEvent[]): readonly CardId[] => {
  const anew = events.findLastIndex(({ e }) => e === 'draw deck regenerated');
  return events.slice(0, Math.max(0, anew)).flatMap((event) => (event.e === 'discarded' ? [event.card] : []));
};

const judgedIn = ({ by, parts }: Judgement): readonly CardId[] => [
  ...by.map(({ card }) => card),
  ...parts.flatMap(judgedIn),
];

const toldOf = ({ card, cards, names, judged }: SeenEvent, isSecret: IsSecret): CardId | undefined => {
  if (isSecret(card as CardId)) return card as CardId;
  for (const id of judged ? [...cards, ...judgedIn(judged)] : cards) if (isSecret(id)) return id;
  for (const key in names) if (isSecret(cardId(Number(key)))) return cardId(Number(key));
  return undefined;
};

/** A card that was a secret before an action and is one after it is not named by what happened in between. */
export const leakInEvents = (
  before: Secrets,
  s: State,
  events: readonly GameEvent[],
  after: Secrets = secretsOf(s),
): string | undefined => {
  const special = events.some(({ e, correction }) => correction !== undefined || e === 'draw deck regenerated');
  const known = special ? new Set([...agreedOn(s, events), ...shuffledAgain(events)]) : undefined;
  for (const seer of seers) {
    const isSecret: IsSecret = (one) => before[seer].has(one) && after[seer].has(one) && !known?.has(one);
    for (const event of events) {
      if (revealing.has(event.e)) continue;
      const id = toldOf(seen(s, event, seer), isSecret);
      if (id !== undefined) return `The event "${event.e}" tells ${nameOf(seer)} of ${numbered(s, id)}.`;
    }
  }
  return undefined;
};

/** Whether one of these words stands anywhere in plain data, as a value or as the name of a part. */
const wordIn = (data: unknown, words: ReadonlySet<string>): string | undefined => {
  if (typeof data === 'string') return words.has(data) ? data : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  if (Array.isArray(data)) {
    for (const one of data) {
      const found = wordIn(one, words);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const key in data) {
    const found = words.has(key) ? key : wordIn((data as Readonly<Record<string, unknown>>)[key], words);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The whole of what a player is sent does not contain the name of a card that only lies hidden from them. */
export const leakInText = (
  s: State,
  asked: readonly Decision[] = decisions(s),
  secrets: Secrets = secretsOf(s),
): string | undefined => {
  if (!isQuiet(s, asked)) return undefined;
  for (const seer of seers) {
    const secret = secrets[seer];
    const hidden = new Set(secret.list().map((id) => defOf(s, id).id));
    for (const [id, { def }] of s.fixed.cards.entries()) if (!secret.has(cardId(id))) hidden.delete(def.id);
    // A title that was described may lie anywhere, or nowhere.
    for (const { card } of s.described) hidden.delete(card);
    for (const id of fetchable(asked, seer)) hidden.delete(defOf(s, id).id);
    const told = wordIn([view(s, seer), asked.filter((d) => d.player === seer)], hidden);
    if (told !== undefined) return `What ${nameOf(seer)} is sent names ${told}.`;
  }
  return undefined;
};

import { clone, copyCard } from './copying.ts';
import type { CardId } from '../contract/ids.ts';
import type { Frame } from './frame.ts';
import type { Card, State } from './state.ts';
import { isResting } from './state.ts';

/**
 * A copy of a state in which cards bear other numbers. Only cards that lie hidden are ever renumbered, so that places and
 * whatever lies open need not be looked at.
 */
export type Numbers = ReadonlyMap<CardId, CardId>;

/** Parts of frames that name cards which may lie hidden, one or several. Other numbers in frames count something. */
export const namesCards: ReadonlySet<string> = new Set([
  'aboard',
  'answered',
  'answers',
  'attackers',
  'answering',
  'card',
  'cards',
  'committed',
  'dead',
  'drawn',
  'due',
  'forces',
  'from',
  'goes',
  'host',
  'met',
  'others',
  'pair',
  'picked',
  'piles',
  'place',
  'responds',
  'source',
  'stunned',
  'sure',
  'takenBack',
  'target',
  'targets',
  'team',
  'used',
  'wounded',
]);

type Data = number | string | boolean | null | undefined | readonly Data[] | { readonly [key: string]: Data };

const isRecord = (data: Data): data is { readonly [key: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const inPart = (data: Data, numbers: Numbers): Data => {
  if (typeof data === 'number') return numbers.get(data) ?? data;
  if (Array.isArray(data)) return data.map((each: Data) => inPart(each, numbers));
  return isRecord(data) ? inParts(data, numbers) : data;
};

/** What a part consists of is named in turn: an aim is a card, or something else. */
const inParts = (parts: { readonly [key: string]: Data }, numbers: Numbers): { readonly [key: string]: Data } =>
  Object.fromEntries(
    Object.entries(parts).map(([name, data]) => [
      name,
      namesCards.has(name) ? inPart(data, numbers) : isRecord(data) ? inParts(data, numbers) : data,
    ]),
  );

/** A team that is a number stays one: numbers of teams are smaller than those of cards that lie hidden in play. */
export const renumberedFrame = <F extends Frame>(frame: F, numbers: Numbers): F =>
  (frame.kind === 'regroup' || frame.kind === 'correction'
    ? { ...frame }
    : inParts({ ...frame } as never, numbers)) as F;

export const renumbered = (state: State, numbers: Numbers): State => {
  const s = clone(state);
  const one = <C extends CardId>(id: C): C => (numbers.get(id) ?? id) as C;
  const all = (ids: readonly CardId[]): CardId[] => ids.map(one);
  const card = (c: Card): Card =>
    isResting(c)
      ? c
      : Object.assign(copyCard(c), {
          host: one(c.host),
          disabledBy: one(c.disabledBy),
          heldBy: one(c.heldBy),
          commandedBy: one(c.commandedBy),
          takenBy: one(c.takenBy),
          subjects: all(c.subjects),
        });
  state.cards.forEach((c, id) => {
    s.cards[one(id)] = card(c);
  });
  for (const { piles } of s.players) for (const pile of Object.values(piles)) pile.splice(0, pile.length, ...all(pile));
  for (const l of s.locations) {
    l.seeds = all(l.seeds);
    l.revealed = all(l.revealed);
  }
  s.play = all(s.play);
  s.speaking = all(s.speaking);
  s.away = all(s.away);
  s.acquired = all(s.acquired);
  s.spent = all(s.spent);
  s.met = all(s.met);
  s.seen = [all(s.seen[0]), all(s.seen[1])];
  s.history = s.history.map((deed) => ('card' in deed ? { ...deed, card: one(deed.card) } : deed));
  s.turnHistory = s.turnHistory.map((deed) => ('card' in deed ? { ...deed, card: one(deed.card) } : deed));
  s.frames = s.frames.map((frame) => renumberedFrame(frame, numbers));
  return s;
};

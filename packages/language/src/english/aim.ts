import type { Act } from '../acts/index.generated.ts';
import type { CardType } from '../facts.ts';
import type { Play } from '../play.ts';
import type { Who } from '../who/index.generated.ts';
import { areSame } from '../are-same.ts';
import type { Frame } from './frame.ts';
import { card, determined } from './phrase.ts';
import { englishAct, englishAim, targetWord, windowWord } from './say.ts';
import { typeNouns } from './terms.ts';
import { phraseOf, theWho } from './who.ts';
import { list, withArticle } from './words.ts';
import type { Noun } from './words.ts';

/** Where a card is that another one is aimed at. */
type Where = 'in play' | 'played' | 'met' | 'fighting' | 'discarded';

/** What a way of playing is aimed at. */
export interface Aim {
  readonly who: Who;
  readonly where: Where;
}

export const aimOf = ({ on, when }: Play): Aim | undefined => {
  const word = targetWord(on);
  if (!word.answered) return word.aim?.(on);
  return typeof when === 'string' ? undefined : windowWord(when).aim?.(when);
};

/** A way of playing that says nothing but what it is aimed at. */
const isPlain = (play: Play, type: CardType): boolean =>
  (play.as ?? type) === type &&
  !play.second &&
  !play.free &&
  !play.does &&
  (typeof play.when !== 'string' || play.when === (type === 'Event' ? 'card play' : 'any time'));

/** Each kind of card that the ways are aimed at, and all the places where it may be. */
const kindsOf = (aims: readonly Aim[]): readonly (readonly [Who, ReadonlySet<Where>])[] => {
  const kinds = new Map<string, { readonly who: Who; readonly where: Set<Where> }>();
  for (const { who, where } of aims)
    for (const kind of who.who === 'any' ? who.of : [who]) {
      const key = JSON.stringify(kind);
      const found = kinds.get(key) ?? { who: kind, where: new Set() };
      found.where.add(where);
      kinds.set(key, found);
    }
  return [...kinds.values()].map(({ who, where }) => [who, where]);
};

const placeWords = (where: ReadonlySet<Where>): string => {
  if (where.has('played')) return where.has('in play') ? 'in play or just played' : 'just played';
  return where.has('met') && !where.has('in play') ? 'just encountered' : '';
};

const playedAs: readonly Noun[] = [typeNouns.Event, typeNouns.Interrupt];

/** "any card just played as an interrupt": what it is played as makes it one (B-3.7). A title says where it is found. */
const kindWords = (who: Who, where: ReadonlySet<Where>): string => {
  const { noun, ...rest } = phraseOf(who);
  if (rest.names) return theWho(who, 'any');
  if (noun && playedAs.includes(noun) && where.has('played'))
    return determined(rest, 'any', card, `${where.has('in play') ? '' : 'just '}played as ${withArticle(noun.one)}`);
  return theWho(who, 'any', where.has('met') ? typeNouns.Dilemma : undefined, placeWords(where));
};

/** What all these ways are aimed at, said once: "Amanda Rogers, Kevin Uxbridge, or any Q-related dilemma". */
const aimWords = (plays: readonly Play[]): string | undefined => {
  const [only, ...others] = plays;
  const lone = only && others.length === 0 ? englishAim(only.on) : undefined;
  if (lone !== undefined) return lone;
  const aims = plays.flatMap((play) => aimOf(play) ?? []);
  if (aims.length < plays.length || aims.some(({ where }) => where === 'fighting')) return undefined;
  return list(
    kindsOf(aims).map(([who, where]) => kindWords(who, where)),
    'or',
  );
};

/** An act on all such cards where one of them is need not say that it is aimed at one. */
const isAboutAll = (act: Act, aim: Aim | undefined): boolean =>
  'what' in act && act.what.select === 'everyone' && aim !== undefined && areSame(act.what.who, aim.who);

/** As the subject of a sentence, one of your personnel would read as each of them. */
const isOfAll = (words: string, it: string, plays: readonly Play[]): boolean =>
  words.startsWith(it) &&
  plays.some((play) => {
    const aim = aimOf(play);
    return !aim || !phraseOf(aim.who).names;
  });

const isSaidTwice = (words: string, it: string): boolean => words.indexOf(it) !== words.lastIndexOf(it);

/**
 * The frame in which what the card is played on is said by the act that does something to it: "Nullify any card just
 * played as an interrupt." Nothing, where the act does not speak of it, or more than that must be said of the play.
 */
export const aimedFrame = (
  plays: readonly Play[],
  type: CardType,
  acts: readonly Act[],
  frame: Frame,
): Frame | undefined => {
  const [first] = acts;
  const [play] = plays;
  if (!first || !play || !plays.every((one) => isPlain(one, type))) return undefined;
  const it = aimWords(plays);
  if (it === undefined) return undefined;
  const { target, ship, hosted, location } = frame;
  const there = isAboutAll(first, aimOf(play)) ? 'one location' : location;
  const aimed = { ...frame, target: it, ship: it, hosted: it, response: it, location: there };
  const words = englishAct(first, aimed);
  if (words === englishAct(first, frame) || isSaidTwice(words, it) || isOfAll(words, it, plays)) return undefined;
  return { ...aimed, later: { target, ship, hosted, response: target, location } };
};

/** Those of yours whom the acts speak of. */
export const spokenOf = (acts: readonly Act[]): readonly Who[] =>
  acts.flatMap((act) => {
    if (act.act === 'battle again') return [act.with];
    const each = 'what' in act && act.what.select === 'some' ? act.what.count : undefined;
    return typeof each === 'object' ? [each.each] : [];
  });

import type { OptionOf } from '../contract/decision.ts';
import { option } from '../contract/decision.ts';
import type { Seer } from '../contract/event.ts';
import { fits } from '../asking/fits.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Frame } from '../state/frame.ts';
import { remember, rememberForTurn } from '../state/history.ts';
import { downloadersInPlay } from '../state/memory.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { affiliationsMix } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { reports } from '../asking/kinds.ts';
import { isPersonnel } from '../asking/where.ts';
import { enter } from '../state/zones.ts';
import { shuffleDeck } from './drawing.ts';
import { affiliationsOf } from './reporting.ts';
import { joinSurface } from './teams.ts';
import { countUse } from './text-uses.ts';
import { downloadsOf, markOf, whyNotUse } from './special-downloads.ts';
import { whyNotBeside } from './uniqueness.ts';

/** Special downloads (chapter 27e): once per game each, at any moment, the fetched card reports to the personnel. */

const notNamed = ground('download-not-named', 'B-27.45', 'that is not the card the special download names');
const notYours = ground('download-not-yours', 'B-27.44', 'the card is in neither your hand nor your draw deck');
const incompatible = ground('download-incompatible', 'B-27.47', 'it is not compatible with where the personnel is');

const getsAlong = (s: State, player: Player, personnel: CardId, card: CardId): boolean => {
  const at = s.cards[personnel];
  const [affiliation] = affiliationsOf(s, card);
  return s.play.every((id) => {
    const c = s.cards[id];
    const together = id === at.host || (c.zone === at.zone && c.host === at.host && c.loc === at.loc);
    if (!together || c.controller !== player || at.zone === 'surface') return true;
    return affiliationsMix(s, player, affiliation, c.affiliation);
  });
};

/** What the format says about one more action that downloads personnel (B-28.15). */
export const whyNotDownloadPersonnel = (s: State, player: Player): Ground | undefined =>
  s.fixed.format.ask.mayDownloadPersonnel(s, player);

const whyNotFetch = (s: State, player: Player, personnel: CardId, card: CardId, number: number): Ground | undefined => {
  if (!cardOf(s, card) || !fits(s, downloadsOf(s, personnel)[number], card, player)) return notNamed;
  const { hand, 'draw deck': drawDeck } = s.players[player].piles;
  if (!hand.includes(card) && !drawDeck.includes(card)) return notYours;
  if (isPersonnel(s, card) && !getsAlong(s, player, personnel, card)) return incompatible;
  const forbidden = isPersonnel(s, card) ? whyNotDownloadPersonnel(s, player) : undefined;
  return forbidden ?? whyNotBeside(s, player, card);
};

export const whyNotDownload = (s: State, player: Player, personnel: CardId, card: CardId, number: number) =>
  whyNotUse(s, player, personnel, number) ?? whyNotFetch(s, player, personnel, card, number);

/** Where a download looks (B-27.44). The deck in the order of the deck list: its own order is a secret (B-2.2). */
const within = (s: State, player: Player): CardId[] => {
  const { hand, 'draw deck': drawDeck } = s.players[player].piles;
  return [...hand, ...drawDeck.toSorted((a, b) => a - b)];
};

/** Special downloads of a player that could still fetch something. */
export const listDownloads = (s: State, player: Player, add: (o: OptionOf<'download'>) => void): void => {
  for (const personnel of downloadersInPlay(s))
    downloadsOf(s, personnel).forEach((_, number) => {
      if (whyNotUse(s, player, personnel, number)) return;
      const seen: number[] = [];
      for (const card of within(s, player)) {
        if (seen.includes(cardOf(s, card).index) || whyNotFetch(s, player, personnel, card, number)) continue;
        seen.push(cardOf(s, card).index);
        add(option('download', personnel, card, -1, number));
      }
    });
};

const nothing: readonly CardId[] = [];

/** What they could fetch out of the draw deck, to the player whom that question offers them (B-27.44). */
export const offeredToFetch = (s: State, question: Frame, asked: Player, seer: Seer): readonly CardId[] => {
  if (seer !== asked || s.frames[s.frames.length - 1] !== question || downloadersInPlay(s).length === 0) return nothing;
  const cards: CardId[] = [];
  listDownloads(s, asked, ({ on }) => cards.push(on));
  return cards;
};

/** The card reports to where the personnel is (B-27.47); after a search the deck is shuffled (B-27.44, B-27.48). */
export const download = (s: State, player: Player, personnel: CardId, card: CardId, number: number): void => {
  const p = s.players[player];
  countUse(s, player, personnel);
  remember(s, { did: 'used up', player, what: markOf(s, personnel, number) });
  const searched = p.piles['draw deck'].includes(card);
  const at = s.cards[personnel];
  if (reports(s, card)) enter(s, card, at.zone, { controller: player, loc: at.loc, host: at.host });
  else enter(s, card, 'table', { controller: player, countdown: cardOf(s, card).lasting?.countdown ?? none });
  if (reports(s, card) && at.zone === 'surface') joinSurface(s, card);
  if (isPersonnel(s, card)) rememberForTurn(s, { did: 'personnel downloaded', player });
  emit(s, 'downloaded', { player, card, on: personnel });
  if (searched) shuffleDeck(s, player);
};

import type { Affiliation } from '@spaceline/language';
import type { ActOf } from '@spaceline/language';
import { fits } from '../asking/fits.ts';
import type { TextFrame } from '../state/frame.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { remember, rememberForTurn } from '../state/history.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { reports } from '../asking/kinds.ts';
import { isPersonnel } from '../asking/where.ts';
import { enter } from '../state/zones.ts';
import { whyNotDownloadPersonnel } from '../rules/downloads.ts';
import { shuffleDeck } from '../rules/drawing.ts';
import { affiliationsOf, report, whyNotReport } from '../rules/reporting.ts';
import { whyNotBeside } from '../rules/uniqueness.ts';
import { askFor } from './parts/asking.ts';
import type { ActRunner } from './parts/runner.ts';

/** Downloads by a card text (B-27.44): one action, however many cards it fetches. */

/** The first of the player's facilities that takes the card, and as what. */
const berthFor = (s: State, player: Player, card: CardId): readonly [CardId, Affiliation | ''] | undefined => {
  for (const facility of s.play)
    for (const affiliation of affiliationsOf(s, card))
      if (!whyNotReport(s, player, card, facility, affiliation)) return [facility, affiliation];
  return undefined;
};

/** Personnel that an act before this one of the same text has fetched: all of it is one action (OTF-5.2). */
const fetchedBefore = (s: State, f: TextFrame): readonly CardId[] => {
  const before = cardOf(s, f.card).texts[f.text].slice(0, f.at);
  if (!before.some(({ act }) => act === 'download')) return [];
  return f.picked.filter((id) => isPersonnel(s, id) && s.play.includes(id) && s.cards[id].since === s.turn);
};

const mayFetch = (s: State, player: Player, card: CardId, goesOn: boolean): boolean => {
  if (isPersonnel(s, card) && !goesOn && whyNotDownloadPersonnel(s, player)) return false;
  return reports(s, card) ? berthFor(s, player, card) !== undefined : whyNotBeside(s, player, card) === undefined;
};

const bringIn = (s: State, player: Player, card: CardId): void => {
  const berth = reports(s, card) ? berthFor(s, player, card) : undefined;
  if (berth) report(s, player, card, ...berth);
  else if (!reports(s, card))
    enter(s, card, 'table', { controller: player, countdown: cardOf(s, card).lasting?.countdown ?? none });
};

const fetch = (s: State, f: TextFrame, act: ActOf<'download'>): boolean => {
  const { hand, 'draw deck': drawDeck } = s.players[f.you].piles;
  if (!f.ready) {
    const sure = fetchedBefore(s, f);
    const from = [...hand, ...drawDeck]
      .filter((id) => fits(s, act.who, id, f.you) && mayFetch(s, f.you, id, sure.length > 0))
      .toSorted((a, b) => a - b);
    const max = Math.min(act.most, from.length);
    askFor(s, f, { from, min: 0, max, sure, secret: true });
    return false;
  }
  const searched = f.picked.some((id) => drawDeck.includes(id));
  const goesOn = fetchedBefore(s, f).length > 0;
  // Two copies of a unique card may have been chosen: the second stays where it is.
  const fetched = f.picked.filter((id) => {
    if (s.play.includes(id)) return false;
    if (reports(s, id) ? !berthFor(s, f.you, id) : whyNotBeside(s, f.you, id)) return false;
    bringIn(s, f.you, id);
    emit(s, 'downloaded', { player: f.you, card: id, on: f.card });
    return true;
  });
  // B-27.52: what came into play counts for sheets that limit downloads.
  if (!goesOn && fetched.some((id) => isPersonnel(s, id)))
    rememberForTurn(s, { did: 'personnel downloaded', player: f.you });
  if (s.phase !== 'play') for (const card of fetched) remember(s, { did: 'downloaded early', player: f.you, card });
  if (searched) shuffleDeck(s, f.you);
  return true;
};

export const download: ActRunner<'download'> = { run: fetch };

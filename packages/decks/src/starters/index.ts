import type { Deck } from '../deck.ts';
import { type JudgedFormat, isLegal, judge } from '../judge.ts';
import { readDeck } from '../read.ts';
import { darkAlliance } from './dark-alliance.ts';
import { federationCrew } from './federation-crew.ts';
import { freeTraders } from './free-traders.ts';
import { khitomerAccord } from './khitomer-accord.ts';
import { klingonHighCouncil } from './klingon-high-council.ts';
import { klingonHouses } from './klingon-houses.ts';
import { romulanFleet } from './romulan-fleet.ts';
import { romulanIntrigue } from './romulan-intrigue.ts';
import { starfleetCommand } from './starfleet-command.ts';
import { federationStarter } from './federation.ts';
import { klingonStarter } from './klingon.ts';

export interface StarterDeck {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly deck: Deck;
}

const starter = (id: string, text: string, description: string): StarterDeck => {
  const { title = id, deck } = readDeck(text);
  return { id, title, description, deck };
};

/**
 * Decks to play at once with: legal, and able to solve all of their own missions. The first two are fair to each other
 * and good for a first game in `open`, the next two for one in any format. Seven are legal everywhere; the others hold the
 * cards that some list bans, so that together they use every card of Premiere.
 */
export const starterDecks: readonly StarterDeck[] = [
  starter(
    'federation',
    federationStarter,
    'Explorers with many skills. Small teams solve most of these missions; watch for dilemmas that ask for strength.',
  ),
  starter(
    'klingon',
    klingonStarter,
    'Warriors and hired hands. Send strong teams, keep an officer and a healer with them, and cloak when in doubt.',
  ),
  starter(
    'starfleet-command',
    starfleetCommand,
    'Starfleet for tournaments: any three of its missions win. Legal in every format.',
  ),
  starter(
    'klingon-high-council',
    klingonHighCouncil,
    'The Empire for tournaments: Honor, scholars for hire and fast ships. Legal in every format.',
  ),
  starter(
    'federation-crew',
    federationCrew,
    'The rest of Starfleet: diplomats, healers and engineers for long missions in both kinds of space.',
  ),
  starter(
    'klingon-houses',
    klingonHouses,
    'Great houses and their feuds: Treachery and Honor side by side, cloaked ships, hard fighters.',
  ),
  starter(
    'romulan-fleet',
    romulanFleet,
    'Warbirds and their officers: strong ships, spies and scientists for the Neutral Zone.',
  ),
  starter(
    'romulan-intrigue',
    romulanIntrigue,
    'Senators and agents: covert missions, scans and events that upset the other side.',
  ),
  starter(
    'khitomer-accord',
    khitomerAccord,
    'Federation and Klingons under a treaty: every skill there is, once the treaty is signed.',
  ),
  starter(
    'dark-alliance',
    darkAlliance,
    'Romulans and Klingons under a treaty: Treachery in numbers, and WEAPONS to match.',
  ),
  starter(
    'free-traders',
    freeTraders,
    'Non-Aligned traders and mercenaries with Starfleet friends: they fit in anywhere.',
  ),
];

export const starterDeck = (id: string): StarterDeck | undefined => starterDecks.find((one) => one.id === id);

/** The starter decks that are wholly legal in a format. */
export const legalStarters = (format: JudgedFormat): readonly StarterDeck[] =>
  starterDecks.filter(({ deck }) => isLegal(judge(deck, format)));

/** Of starter decks that somebody likes the first that is legal, rather another than the one they play against. */
export const likedStarter = (ids: readonly string[], format: JudgedFormat, against: Deck): StarterDeck | undefined => {
  const liked = ids.flatMap((id) => starterDeck(id) ?? []).filter(({ deck }) => isLegal(judge(deck, format)));
  return liked.find(({ deck }) => deck.missions.join() !== against.missions.join()) ?? liked[0];
};

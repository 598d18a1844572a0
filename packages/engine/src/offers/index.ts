import { activate } from './activate.ts';
import { attempt } from './attempt.ts';
import { battle } from './battle.ts';
import { beam } from './beam.ts';
import { build } from './build.ts';
import { cloak } from './cloak.ts';
import { decloak } from './decloak.ts';
import { dock } from './dock.ts';
import { downloadOffer } from './download.ts';
import { exchangeOffer } from './exchange.ts';
import { flipOffer } from './flip.ts';
import { flyOffer } from './fly.ts';
import { play } from './play.ts';
import { reportOffer } from './report.ts';
import { rescue } from './rescue.ts';
import { switchAffiliation } from './switch-affiliation.ts';
import { travelOffer } from './travel.ts';
import { undock } from './undock.ts';
import { use } from './use.ts';
import { walk } from './walk.ts';
import type { Offers } from './offer.ts';

/** Every action that is offered, by its verb. */
export const offers: Offers = {
  activate,
  attempt,
  battle,
  beam,
  build,
  cloak,
  decloak,
  dock,
  download: downloadOffer,
  exchange: exchangeOffer,
  flip: flipOffer,
  fly: flyOffer,
  play,
  report: reportOffer,
  rescue,
  'switch affiliation': switchAffiliation,
  travel: travelOffer,
  undock,
  use,
  walk,
};

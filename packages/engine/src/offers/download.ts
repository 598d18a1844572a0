import { download, listDownloads, whyNotDownload } from '../rules/downloads.ts';
import type { OfferOf } from './offer.ts';

/** Special downloads: at any opportunity of either turn (B-27.45). */
export const downloadOffer: OfferOf<'download'> = {
  verb: 'download',
  list: listDownloads,
  why: (s, player, c) => whyNotDownload(s, player, c.card, c.on, c.way),
  begin: (s, player, c) => download(s, player, c.card, c.on, c.way),
};

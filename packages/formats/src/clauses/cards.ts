import type { Clause } from '@spaceline/engine/format';
import { clause } from '@spaceline/engine/format';
import { bans } from '../ban-clause.ts';
import { modernBans } from '../data/bans-modern.ts';
import { otf2020Bans } from '../data/bans-otf-2020.ts';
import { otfBetaBans, otfBetaMoreBans } from '../data/bans-otf-beta.ts';
import { otfConversions } from '../data/conversions.ts';

/** Conversions and ban lists: BETA-5, R4-7, OTF-6, MOD-6, BETA-6. */

const conversions = (id: string): Clause =>
  clause(
    id,
    'card conversions',
    'A Second Edition card of the conversion list is, in every way, the First Edition card it was converted into: the two are copies of each other for every limit and for uniqueness.',
    { settles: ['conversions', otfConversions.name], deck: { conversions: otfConversions } },
  );
export const beta51 = conversions('BETA-5.1');
export const r471 = conversions('R4-7.1');
/** Conversions had become errata everywhere when the later sheets were written: those do not name them. */
export const globalConversions = conversions('B-28.28');

export const otf61 = bans('OTF-6.1', otf2020Bans);
export const mod61 = bans('MOD-6.1', modernBans);
export const beta61 = bans('BETA-6.1', otfBetaBans);
export const beta62 = bans('BETA-6.2', otfBetaMoreBans);

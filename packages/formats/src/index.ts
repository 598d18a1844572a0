import type { Clause, Format } from '@spaceline/engine/format';
import { modern } from './modern.ts';
import { open } from './open.ts';
import { otfBeta } from './otf-beta.ts';
import { otf } from './otf.ts';
import { ruleOfFour } from './rule-of-four.ts';
import { roundMinutes, sealedRules } from './sealed-rules.ts';
import { warpSpeed } from './warp-speed.ts';

export { modern, open, otf, otfBeta, ruleOfFour, warpSpeed };
export type { Clause, Format };
export { roundMinutes, sealedRules };
export { replacedTwice, withBans } from './replaced-bans.ts';
export type { ReplacedBans } from './replaced-bans.ts';
export type { BanList } from '@spaceline/engine/format';
export { composeHouseFormat, readHouseFormat } from './house.ts';
export type { HouseFormat } from './house.ts';
export { houseFormatLimit, readHouseDraft, renamedHouse, writeHouseDraft } from './house-draft.ts';
export type { HouseDraft } from './house-draft.ts';

export const formats: readonly Format[] = [open, otfBeta, otf, modern, ruleOfFour, warpSpeed];

/** Those to which players bring decks of their own; decks of the others are built from boxes. */
export const constructedFormats: readonly Format[] = formats.filter((one) => !sealedRules(one));

export const formatById = (id: string): Format | undefined => formats.find((f) => f.id === id);

/** The clauses that ban the cards of a list. */
export const banClauses: readonly string[] = [
  ...new Set(formats.flatMap(({ clauses }) => clauses.flatMap(({ id, deck }) => (deck?.bans ? [id] : [])))),
];

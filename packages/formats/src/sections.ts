import { modern } from './modern.ts';
import { otfBeta } from './otf-beta.ts';
import { otf } from './otf.ts';
import { ruleOfFour } from './rule-of-four.ts';
import { warpSpeed } from './warp-speed.ts';

const ids: ReadonlySet<string> = new Set(
  [otfBeta, otf, modern, ruleOfFour, warpSpeed].flatMap((sheet) => sheet.clauses.map((clause) => clause.id)),
);

/** The clauses of a section of a sheet (`OTF-7`); any other id stands for itself. */
export const clausesOf = (id: string): readonly string[] => {
  const ofSection = ids.has(id) ? [] : [...ids].filter((one) => one.startsWith(`${id}.`));
  return ofSection.length > 0 ? ofSection : [id];
};

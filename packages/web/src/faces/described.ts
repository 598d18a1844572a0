import type { Description } from '@spaceline/engine';
import { describe, factsOf } from '@spaceline/language';
import type { Face } from '@spaceline/art';
import { faceOf } from '@spaceline/art';
import type { CardDocument } from '@spaceline/art';

/** The faces of titles that are not written, with what the players have agreed on about them. */
export function describedFaces(
  documents: readonly CardDocument[],
  described: readonly Description[] = [],
): ReadonlyMap<string, Face> {
  return new Map(
    documents.map((document) => {
      const agreed = described.filter(({ card }) => card === document.id).map(({ facts }) => facts);
      let card: CardDocument = document;
      for (const facts of agreed) card = { ...describe(card, facts), words: document.words };
      // A number that is neither printed in a table of facts nor said by anybody is 0, and no fact.
      const printed = document.printed.length > 0 ? factsOf(document.type).filter((fact) => fact !== 'responds') : [];
      const known = [...new Set([...printed, ...agreed.flatMap((facts) => Object.keys(facts))])];
      return [document.id, { ...faceOf(card), known }] as const;
    }),
  );
}

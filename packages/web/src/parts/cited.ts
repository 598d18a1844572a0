/** A piece of a sentence; `clause`: it is the id of a clause. */
export interface CitedPiece {
  readonly text: string;
  readonly clause?: true;
}

const clauseId = /\b((?:B|OTF|MOD|BETA|R4|EP|WS)-\d+\.\d+|A-[1-9](?:\.\d+)?)\b/;

/** A sentence cut at the ids of clauses in it. */
export const cited = (sentence: string): readonly CitedPiece[] =>
  sentence
    .split(clauseId)
    .map((text, at): CitedPiece => (at % 2 === 1 ? { text, clause: true } : { text }))
    .filter(({ text }) => text !== '');

export const isClauseId = (text: string): boolean => cited(text).length === 1 && cited(text)[0]?.clause === true;

/** Where the rules page tells of a clause. */
export const clauseAddress = (id: string): string => `/rules#${id}`;

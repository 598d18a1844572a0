import generated from './shown-by.generated.json' with { type: 'json' };

const shownBy: Readonly<Record<string, readonly string[]>> = generated;

/** The names of the tests and stories that show a clause, as `scripts/coverage.mjs` found them. */
export const testsOf = (id: string): readonly string[] => shownBy[id] ?? [];

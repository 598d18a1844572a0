// Begins with the test files that take longest, so that no core idles at the end beside one that still has minutes to go.
// Vitest itself goes by the length of a file where it has not seen it before, as in a fresh clone.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const order = [
  /tests\/property\/games\.test/,
  /tests\/browser\/(people|table)\.test/,
  /tests\/property\//,
  /tests\/(browser|storage)\//,
  /tests\/(cli|formats|refusals)\//,
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = order.findIndex((pattern) => pattern.test(moduleId));
  return found === -1 ? order.length : found;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

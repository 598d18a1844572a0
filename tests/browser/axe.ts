// What a program for accessibility finds on a page: https://github.com/dequelabs/axe-core.
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { expect } from 'vitest';

// Read, not imported: it runs in the page.
const source = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** The page, or the part of it that a selector names, has nothing that keeps somebody out, by the rules of WCAG 2.2 AA and good practice. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Things that move are judged where they come to rest; some never do.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) await page.evaluate(source);
  const context = part === undefined ? 'document' : JSON.stringify(part);
  const { violations } = await page.evaluate<Found>(`axe.run(${context}, { resultTypes: ["violations"] })`);
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
  }));
  expect(told).toEqual([]);
}

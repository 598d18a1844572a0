import { afterAll, expect, test } from 'vitest';
import { removeServer } from './program.ts';
import { temporaryFolder } from './temporary.ts';
import { startServer } from './server.ts';

afterAll(removeServer);

/** How two new matches begin, as their players see them. */
async function dealt(rehearsal: string): Promise<{ readonly hands: readonly string[]; readonly said: string }> {
  const folder = temporaryFolder();
  const { program, address } = await startServer({ SPACELINE_DATA: folder.path, SPACELINE_REHEARSAL: rehearsal });
  const hands: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const created = await fetch(`${address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deck: 'federation' }),
    });
    const { match, token } = (await created.json()) as { match: string; token: string };
    const state = await fetch(`${address}/api/matches/${match}/state`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { view } = (await state.json()) as { view: unknown };
    hands.push(JSON.stringify(view));
  }
  await program.end('SIGTERM');
  const said = program.output();
  folder.remove();
  return { hands, said };
}

test('matches of a rehearsal are dealt alike after the next start; without one they are not', async () => {
  const [first, again, secret] = [await dealt('a lesson'), await dealt('a lesson'), await dealt('')];
  expect(again.hands).toEqual(first.hands);
  expect(first.hands[1]).not.toBe(first.hands[0]);
  expect(secret.hands[0]).not.toBe(first.hands[0]);
  expect(first.said).toContain('whoever knows its text can foresee every match');
  expect(secret.said).not.toContain('rehearsal');
});

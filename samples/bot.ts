// A player in fifty lines: sits down against the computer and plays a game, with nothing but fetch.
//     npx tsx samples/bot.ts [http://localhost:4173]
// All of the interface: http://localhost:4173/api
type Pick = { readonly from: readonly number[]; readonly min: number; readonly max: number };
type Option = { readonly do: string; readonly pick?: Pick };
type Decision = { readonly id: number; readonly player: number; readonly options: readonly Option[] };
type Update = { readonly decisions?: readonly Decision[]; readonly over?: object };

const address = process.argv[2] ?? 'http://localhost:4173';
const shuffled = <T>(list: readonly T[]): readonly T[] => list.toSorted(() => Math.random() - 0.5);

const ask = (path: string, token?: string, body?: object): Promise<Response> =>
  fetch(`${address}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

/** Any option, and as few cards as it asks for; rather not the pass, or nothing ever happens. */
function answer({ id, player, options }: Decision): object {
  const active = options.filter((option) => option.do !== 'pass' || Math.random() < 0.3);
  const { pick, ...option } = shuffled(active.length > 0 ? active : options)[0]!;
  const cards = pick ? shuffled(pick.from).slice(0, Math.max(pick.min, Math.min(1, pick.max))) : [];
  return { ...option, decision: id, player, cards, ...(option.do === 'seed stacks' ? { stacks: [] } : {}) };
}

/** What the rules do not allow changes nothing: another answer is tried, to what is asked now. */
async function decide(path: string, token: string, first: Decision | undefined): Promise<void> {
  for (let asked = first; asked;) {
    const told = await ask(`${path}/choices`, token, { choice: answer(asked) });
    if (told.status === 429) await new Promise((later) => setTimeout(later, 1_000));
    else asked = told.ok ? undefined : ((await told.json()) as { decision?: Decision }).decision;
  }
}

async function play(): Promise<object | undefined> {
  const created = await ask('/api/matches', undefined, { name: 'Sample', format: 'open' });
  const { match, token } = (await created.json()) as { match: string; token: string };
  const { body } = await ask(`/api/matches/${match}/stream`, token);
  let rest = '';
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    const updates = lines.filter(Boolean).map((line) => JSON.parse(line) as Update);
    const ended = updates.find(({ over }) => over);
    if (ended) return ended.over;
    await decide(`/api/matches/${match}`, token, updates.at(-1)?.decisions?.[0]);
  }
}
console.log(JSON.stringify(await play()));
process.exit(0);

import { forgetKeptSchema, keptDeckSchema, keptFormatSchema, peopleLimits } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { KeptStore } from '../people/kept-store.ts';
import { Problem } from '../problem.ts';
import { read } from './answers.ts';
import type { Visitors } from './visitors.ts';

export interface KeptRoutesOptions {
  readonly kept: KeptStore;
  readonly visitors: Visitors;
}

const tooMany = () =>
  new Problem(409, 'people/kept', 'It was not kept', `there are ${peopleLimits.kept} already; forget one first`);

const kinds = [
  { kind: 'deck', path: '/api/me/decks', schema: keptDeckSchema },
  { kind: 'format', path: '/api/me/formats', schema: keptFormatSchema },
] as const;

/** One's own decks and house formats. They are kept as they are written; whether they are legal is asked when they are played. */
export async function keptRoutes(app: FastifyInstance, { kept, visitors }: KeptRoutesOptions) {
  for (const { kind, path, schema } of kinds) {
    app.get(path, async (request) => {
      const person = await visitors.known(request, 'Nothing was listed');
      return [...(await kept.list(person.id, kind)), ...(await kept.forgotten(person.id, kind))];
    });
    app.put(path, async (request) => {
      const { name, text } = read(schema, request.body ?? {}, 'It was not kept');
      const person = await visitors.known(request, 'It was not kept');
      const changed = await kept.keep(person.id, kind, name, text);
      if (!changed) throw tooMany();
      return { name, changed: changed.toISOString() };
    });
    app.post(`${path}/forget`, async (request) => {
      const { name, changed } = read(forgetKeptSchema, request.body ?? {}, 'Nothing was forgotten');
      const person = await visitors.known(request, 'Nothing was forgotten');
      const forgotten = await kept.forget(person.id, kind, name, changed);
      return { name, ...(forgotten ? { forgotten: forgotten.toISOString() } : {}) };
    });
  }
}

import type { Me, PersonFacts } from '@spaceline/protocol';
import {
  accountSchema,
  namedSchema,
  newPasswordSchema,
  personIdSchema,
  removeMeSchema,
  signInSchema,
} from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { People, Person } from '../people/people.ts';
import type { Records } from '../people/records.ts';
import { read } from './answers.ts';
import { dropSecret, keepSecret, secretOf } from './cookie.ts';
import type { Visitors } from './visitors.ts';

const factsOf = ({ id, name, guest }: Person): PersonFacts => ({ person: id, name, guest });

const params = z.object({ id: personIdSchema });

export interface PeopleRoutesOptions {
  readonly people: People;
  readonly visitors: Visitors;
  readonly records: Records;
  /** New guests, names and passwords tried, from one address in a minute. */
  readonly perMinute: number;
}

/** Guests, accounts, signing in and out, profiles, and what one takes along or leaves behind. */
export async function peopleRoutes(app: FastifyInstance, options: PeopleRoutesOptions) {
  const { people, visitors, records, perMinute } = options;
  // Each costs a password's hash or a row that stays.
  const dear = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } };
  const secret = (request: FastifyRequest) => secretOf(request) ?? '';

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const person = await visitors.person(request);
    if (!person) return {};
    // The browser keeps it from the last visit on, as the server does.
    keepSecret(request, reply, secret(request));
    return { me: factsOf(person) };
  });

  /** Once: who is known stays who they are. */
  app.post('/api/me', dear, async (request, reply): Promise<Me> => {
    const known = await visitors.person(request);
    if (known) return { me: factsOf(known) };
    const guest = await people.guest();
    keepSecret(request, reply, guest.secret);
    reply.code(201);
    return { me: factsOf(guest.person) };
  });

  app.post('/api/me/name', dear, async (request): Promise<Me> => {
    const { name } = read(namedSchema, request.body ?? {}, 'The name was not taken');
    const person = await visitors.known(request, 'The name was not taken');
    return { me: factsOf(await people.rename(person, name)) };
  });

  app.post('/api/me/account', dear, async (request, reply): Promise<Me> => {
    const { name, password } = read(accountSchema, request.body ?? {}, 'The account was not made');
    const guest = await visitors.person(request);
    if (guest) return { me: factsOf(await people.takeName(guest, name, password)) };
    const made = await people.guest();
    const person = await people.takeName(made.person, name, password);
    keepSecret(request, reply, made.secret);
    return { me: factsOf(person) };
  });

  app.post('/api/me/password', dear, async (request) => {
    const { old, password } = read(newPasswordSchema, request.body ?? {}, 'The password was not changed');
    const person = await visitors.known(request, 'The password was not changed');
    await people.changePassword(person, secret(request), old, password);
    return { done: true };
  });

  app.post('/api/sign-in', dear, async (request, reply): Promise<Me> => {
    const { name, password } = read(signInSchema, request.body ?? {}, 'You were not signed in');
    const signedIn = await people.signIn(name, password, await visitors.person(request));
    keepSecret(request, reply, signedIn.secret);
    return { me: factsOf(signedIn.person) };
  });

  app.post('/api/sign-out', async (request, reply): Promise<Me> => {
    await people.signOut(secret(request));
    dropSecret(request, reply);
    return {};
  });

  app.get('/api/people/:id', async (request) => {
    const { id } = read(params, request.params, 'The person was not found');
    return records.profile(id, await visitors.person(request));
  });

  app.get('/api/me/export', async (request, reply) => {
    const person = await visitors.known(request, 'Nothing was exported');
    return reply
      .header('content-disposition', 'attachment; filename="spaceline.json"')
      .send(await records.everything(person));
  });

  app.post('/api/me/delete', dear, async (request, reply): Promise<Me> => {
    const { password } = read(removeMeSchema, request.body ?? {}, 'Nothing was deleted');
    const person = await visitors.known(request, 'Nothing was deleted');
    await people.mustBe(person, password);
    await records.concedeAll(person);
    await people.remove(person);
    dropSecret(request, reply);
    return {};
  });
}

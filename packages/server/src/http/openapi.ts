import {
  createMatchSchema,
  createdMatchSchema,
  errorSchema,
  limits,
  matchFactsSchema,
  postActSchema,
  postChoiceSchema,
  refusedSchema,
  updateSchema,
} from '@spaceline/protocol';
import * as z from 'zod';

/** The part of the interface that a program needs to play, written down for machines from the very schemas that check it. */

const schemas = {
  CreateMatch: createMatchSchema,
  CreatedMatch: createdMatchSchema,
  MatchFacts: matchFactsSchema,
  Update: updateSchema,
  PostChoice: postChoiceSchema,
  PostAct: postActSchema,
  Refused: refusedSchema.omit({ t: true, match: true }),
  Problem: z.object({ error: errorSchema.omit({ t: true }) }),
} satisfies Record<string, z.ZodType>;
type Name = keyof typeof schemas;

const shapes = () =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
      return [name, shape];
    }),
  );

const of = (name: Name) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: Name) => ({ 'application/json': { schema: of(name) } });
const problem = (description: string) => ({ description, content: json('Problem') });
const answer = (description: string, name: Name) => ({ description, content: json(name) });

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: limits.matchId } };
const since = {
  name: 'since',
  in: 'query',
  description: 'the last seq the caller has; -1, or left out: everything',
  schema: { type: 'integer', minimum: -1 },
};
const seat = [{ token: [] }];
const seatOrNobody = [{ token: [] }, {}];

const post = (name: Name) => ({ required: true, content: json(name) });
const common = { 400: problem('something is missing or wrong'), 404: problem('no such match') };

const paths = {
  '/api/matches': {
    post: {
      operationId: 'createMatch',
      summary: 'Sits down against the computer; the token in the answer speaks for the seat.',
      requestBody: { content: json('CreateMatch') },
      responses: { 201: answer('the match and the token', 'CreatedMatch'), 400: common[400] },
    },
  },
  '/api/matches/{id}': {
    get: {
      operationId: 'matchFacts',
      summary: 'What anybody may know of a match.',
      parameters: [id],
      security: seatOrNobody,
      responses: { 200: answer('the facts', 'MatchFacts'), ...common },
    },
  },
  '/api/matches/{id}/state': {
    get: {
      operationId: 'matchState',
      summary: 'Where the match stands for the seat of the token, or for a spectator, and what happened since.',
      parameters: [id, since],
      security: seatOrNobody,
      responses: { 200: answer('an update', 'Update'), ...common },
    },
  },
  '/api/matches/{id}/stream': {
    get: {
      operationId: 'matchStream',
      summary:
        'The same, and then everything that happens: one update per line until the caller leaves; empty lines mean nothing.',
      parameters: [id, since],
      security: seatOrNobody,
      responses: {
        200: { description: 'updates', content: { 'application/x-ndjson': { schema: of('Update') } } },
        ...common,
      },
    },
  },
  '/api/matches/{id}/choices': {
    post: {
      operationId: 'choose',
      summary: 'Answers the open decision of the seat.',
      parameters: [id],
      security: seat,
      requestBody: post('PostChoice'),
      responses: {
        200: answer('the choice is in the log; what came of it', 'Update'),
        409: answer('the rules do not allow it; nothing changed', 'Refused'),
        ...common,
      },
    },
  },
  '/api/matches/{id}/acts': {
    post: {
      operationId: 'act',
      summary: 'Takes back, asks, answers a request, pauses: what players do about the game.',
      parameters: [id],
      security: seat,
      requestBody: post('PostAct'),
      responses: {
        200: answer('it is in the log; where the match stands', 'Update'),
        409: problem('it cannot be done now'),
        ...common,
      },
    },
  },
  '/api/matches/{id}/replay': {
    get: {
      operationId: 'replay',
      summary: 'A finished match as a replay file.',
      parameters: [id],
      responses: {
        200: { description: 'the file', content: { 'application/json': { schema: { type: 'object' } } } },
        409: problem('the match is not over'),
        404: common[404],
      },
    },
  },
};

export const openapi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Spaceline',
    version: '1',
    description:
      'Programs can play. Create a match, follow its stream, answer each decision with one of its options. ' +
      'A choice repeats the option (do, card, on, to, way) with the id of the decision, the player, and the picked cards.',
  },
  paths,
  components: { schemas: shapes(), securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same for people, in plain HTML. */
export function openapiPage(): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary }]) =>
        `<tr><td><code>${method.toUpperCase()} ${escaped(path)}</code></td><td>${escaped(summary)}</td></tr>`,
    ),
  );
  const parts = Object.entries(shapes()).map(
    ([name, shape]) =>
      `<details id="${name}"><summary><code>${name}</code></summary><pre>${escaped(JSON.stringify(shape, undefined, 2))}</pre></details>`,
  );
  const { title, description } = openapi().info;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}: programs can play</title>
<h1>Programs can play</h1>
<p>${escaped(description)}</p>
<p>A token is sent as <code>Authorization: Bearer TOKEN</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<table>${rows.join('\n')}</table>
<h2>Shapes</h2>
${parts.join('\n')}
</html>
`;
}

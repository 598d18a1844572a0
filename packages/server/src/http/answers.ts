import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { limits, whereAndWhy } from '@spaceline/protocol';
import { Problem, tooManyRequests } from '../problem.ts';

/** Reads a value from outside, or says what is wrong with it. */
export function read<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem(400, 'request/malformed', what, whereAndWhy(result.error));
}

const notFound = () => new Problem(404, 'request/unknown', 'Nothing was found', 'there is nothing at this address');

const byFastifyCode: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(413, 'request/too-large', 'The request was not read', `its body has more than ${limits.body} bytes`),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new Problem(400, 'request/not-json', 'The request was not read', 'its body is not JSON'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () =>
    new Problem(400, 'request/not-json', 'The request was not read', 'its body is empty'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(415, 'request/not-json', 'The request was not read', 'its content type is not application/json'),
};

/** Words for a failure; undefined: a bug, which is logged and told to nobody. */
function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known) return known();
  if (statusCode === 429) return tooManyRequests();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(
      statusCode,
      'request/malformed',
      'The request was not read',
      'it is not a request this server understands',
    );
  return undefined;
}

export const failure = () =>
  new Problem(
    500,
    'server/failed',
    'The request was not answered',
    'the server failed, and its log tells why; look whether it was done before you ask again',
  );

export const problemFor = (error: unknown, log: { error(facts: object, message: string): void }): Problem => {
  const problem = problemOf(error);
  if (!problem || problem.status === 500) log.error({ err: error }, 'A request failed');
  return problem ?? failure();
};

export const problemBody = ({ code, what, why }: Problem) => ({ error: { code, what, why } });

export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemFor(error, request.log);
    return reply.code(problem.status).send(problemBody(problem));
  });
}

export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(problemBody(notFound()));

import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

const toStandardError = (line: string) => process.stderr.write(line);

/** A log of lines of JSON. Standard output belongs to the line that says where the server is. */
export const makeLog = (level: string, write: (line: string) => unknown = toStandardError): FastifyBaseLogger =>
  pino({ level }, { write: (line: string) => void write(line) });

// Structured logs that hold no secret: no header, cookie, body or query string is ever written.
import { type Logger, pino } from 'pino';
import type { Configuration } from '#server/configuration/read-configuration.ts';

export function createLogger(level: Configuration['logLevel'], destination?: NodeJS.WritableStream): Logger {
  const options = { level, base: { pid: process.pid }, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A database's error may carry the values of the row; its message, code and place are enough. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

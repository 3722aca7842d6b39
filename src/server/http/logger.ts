// Structured logs without secrets: headers, cookies, bodies and query strings are never written.
import { type Logger, pino } from 'pino';
import type { Configuration } from '#server/configuration/read-configuration.ts';

export function createLogger(level: Configuration['logLevel'], destination?: NodeJS.WritableStream): Logger {
  const options = { level, base: { pid: process.pid }, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A database error may contain values of the row; its message, code and stack are enough. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

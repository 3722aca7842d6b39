// Reads the address of a PostgreSQL database; messages never repeat it, because it may contain a password.
import { sslModes } from '#server/ports/database/database-tls.ts';
import { CommandError } from '../errors/command-error.ts';
import type { VariableName } from './variables.ts';

export function readDatabaseUrl(name: VariableName, given: string): string | null {
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  const host = url?.hostname || url?.searchParams.get('host');
  const unknown = url?.searchParams.getAll('sslmode').find((mode) => !sslModes.includes(mode));
  if (unknown !== undefined) {
    const shown = JSON.stringify(unknown);
    throw new CommandError(`${name} has sslmode ${shown}; it must be one of ${sslModes.join(', ')}.`);
  }
  if (/^postgres(ql)?:$/.test(url?.protocol ?? '') && host) return given;
  throw new CommandError(
    `${name} is not an address of a PostgreSQL database; it must be like postgres://user:password@host:5432/name.`,
  );
}

// Reads which environment the server is, and where the databases of the others are.
import { isAbsolute, resolve } from 'node:path';
import { type EnvironmentName, environmentNames } from '#contract/environments.ts';
import { CommandError } from '../errors/command-error.ts';
import { readDatabaseUrl } from './read-database-url.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

/** An address of PostgreSQL, or the data folder of an embedded database. */
export type EnvironmentLocation = { readonly databaseUrl: string } | { readonly dataDir: string };

export interface EnvironmentSettings {
  readonly own: EnvironmentName;
  /** By their names; what is absent is not configured. */
  readonly others: Readonly<Partial<Record<EnvironmentName, EnvironmentLocation>>>;
}

const variableOf = {
  local: 'LOCAL_DATABASE',
  test: 'TEST_DATABASE',
  production: 'PRODUCTION_DATABASE',
} as const satisfies Record<EnvironmentName, VariableName>;

export function readEnvironments(text: (name: VariableName) => string): EnvironmentSettings {
  const own = environmentNames.find((name) => name === text('ENVIRONMENT'));
  if (own === undefined) {
    throw refuseVariable('ENVIRONMENT', text('ENVIRONMENT'), `one of ${environmentNames.join(', ')}`);
  }
  if (text(variableOf[own]) !== '') {
    throw new CommandError(
      `${variableOf[own]} is set, but ENVIRONMENT is ${own}: this server’s own database is in DATABASE_URL or DATA_DIR; leave ${variableOf[own]} empty.`,
    );
  }
  const others = environmentNames.flatMap((name) => {
    const given = text(variableOf[name]);
    return given === '' ? [] : [[name, readLocation(variableOf[name], given)] as const];
  });
  return { own, others: Object.fromEntries(others) };
}

function readLocation(name: VariableName, given: string): EnvironmentLocation {
  if (isAbsolute(given)) return { dataDir: resolve(given) };
  const databaseUrl = readDatabaseUrl(name, given);
  return { databaseUrl: databaseUrl ?? given };
}

// People with accounts, and direct changes to those accounts in the database.
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';

export const password = 'correct horse battery';

let count = 0;
/** An address that nobody else in this run has. */
export const newEmail = (): string => `person-${process.pid}-${++count}@example.com`;

/** Someone who has just registered. */
export async function newPerson(
  server: Pick<SuiteServer, 'newVisitor'>,
  email = newEmail(),
): Promise<{ readonly visitor: Visitor; readonly email: string }> {
  const visitor = await server.newVisitor();
  await visitor.call('register', { body: { email, password } });
  return { visitor, email };
}

/** A new one for tests that are not about its numbers: its workbook is built in less time than that of three years. */
export async function shortTemplate(visitor: Visitor) {
  const fresh = await visitor.call('getDefaultTemplate');
  return { ...fresh, layout: { ...Object(fresh.layout), cFcstColCount: 3 } };
}

/** Saves a new template; returns its uuid. */
export async function saveNew(visitor: Visitor, name = 'a model'): Promise<string> {
  const template = { ...(await visitor.call('getDefaultTemplate')), name };
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  return template.uuid;
}

/** The server's own database through a separate connection. */
export async function withDatabase<Result>(
  { place }: { readonly place: DatabaseLocation },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place, systemClock, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

// Tests that a database of every schema there ever was opens with all its templates and versions, which all can be used.
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { earlierDatabases, fillWithEarlier } from '#testing/schemas/earlier-databases.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { password } from '#testing/server/people.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { openDatabase } from '../open-database.ts';

/** Two days after they were filled: whatever was saved an hour apart is still in the histories. */
const later = Date.UTC(2026, 10, 23);

const visitorWith = (origin: string, cookies: Readonly<Record<string, string>>): Visitor => {
  const visitor = new Visitor(origin);
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
  return visitor;
};

/** Newest first, each read as a whole. */
async function descriptionsOf(visitor: Visitor, id: string): Promise<unknown[]> {
  const { versions } = await visitor.call('listTemplateVersions', { id });
  const read = versions.map(({ version }) => visitor.call('getTemplateVersion', { id, params: { version } }));
  return (await Promise.all(read)).map(({ description }) => description);
}

async function schemaOf({ kind, query }: Database) {
  const tables = await query.introspection.getTables();
  const indexes =
    kind === 'sqlite'
      ? sql`select name, sql as text from sqlite_master where type = 'index' order by name`
      : sql`select indexname as name, indexdef as text from pg_indexes where schemaname = 'public' order by indexname`;
  return {
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => [column.name, column.dataType, column.isNullable, column.hasDefaultValue])
        .sort(),
    })),
    indexes: (await indexes.execute(query)).rows,
  };
}

describe.each(databases)('on $kind', ({ createEmptyDatabase }) => {
  let place: TestDatabase;
  let newSchema: Awaited<ReturnType<typeof schemaOf>>;
  beforeAll(async () => {
    const fresh = await createEmptyDatabase();
    newSchema = await schemaAt(fresh);
    await fresh.remove();
  });
  beforeEach(async () => {
    place = await createEmptyDatabase();
  });
  afterEach(() => place.remove());

  const schemaAt = async (location: TestDatabase) => {
    const database = await openDatabase(location, systemClock, () => undefined);
    const schema = await schemaOf(database);
    await database.close();
    return schema;
  };

  test.each(earlierDatabases)('$name opens, and work goes on', async (earlier) => {
    const { visitor: cookies, uuids } = await fillWithEarlier(place, earlier.name);
    const server = await startTestServer(place, { MAX_TEMPLATES_IF_NOT_SIGNED_IN: '20' }, later);
    const visitor = visitorWith(server.origin, cookies);
    await opensWithAll(visitor, uuids, earlier);
    await anyVersionCanBeRestored(visitor, uuids.Bakery ?? '', earlier);
    if (earlier.hasPassword) await peopleFindTheirWork(await server.newVisitor(), uuids.Mill ?? '');
    await server.stop();
    expect(await schemaAt(place)).toEqual(newSchema);
  });
});

type Earlier = (typeof earlierDatabases)[number];

/** All its templates and versions. */
async function opensWithAll(
  visitor: Visitor,
  uuids: Readonly<Record<string, string>>,
  earlier: Earlier,
): Promise<void> {
  const idOf = (name: string) => uuids[name] ?? '';
  const names = ['Bakery', 'Café', ...(earlier.hasPrice ? ['Priced'] : [])];
  const left = earlier.hasDeleted ? names : [...names, 'Deleted'].sort();
  const { templates } = await visitor.call('getUser');
  expect(templates.map(({ name, isBroken }) => [name, isBroken]).sort()).toEqual(
    left.map((name) => [name, false]),
  );
  if (earlier.hasDeleted) {
    expect((await visitor.call('listDeletedTemplates')).templates).toHaveLength(1);
    await visitor.call('restoreUserTemplates', { body: [idOf('Deleted')] });
  }
  expect(await descriptionsOf(visitor, idOf('Bakery'))).toEqual(earlier.versions);
  const once = ['Café', 'Deleted', ...(earlier.hasPrice ? ['Priced'] : [])];
  const descriptions = { Café: 'only', Deleted: 'to be restored', Priced: 'a price in words' };
  for (const [name, description] of Object.entries(descriptions)) {
    if (!once.includes(name)) continue;
    expect([name, await descriptionsOf(visitor, idOf(name))]).toEqual([name, [description]]);
    const template = await visitor.call('getUserTemplate', { id: idOf(name) });
    const copy = await visitor.call('cloneTemplate', { id: idOf(name), body: { template } });
    // Nothing was sold then: whatever a document said, what people have made stays free.
    expect([template.price, copy.template.price]).toEqual([0, 0]);
  }
}

/** And what was there before is kept. */
async function anyVersionCanBeRestored(visitor: Visitor, id: string, earlier: Earlier): Promise<void> {
  const { versions } = await visitor.call('listTemplateVersions', { id });
  const version = versions.at(-1)?.version ?? '';
  const before = (await visitor.call('getUser')).templates.find(({ uuid }) => uuid === id);
  const template = { ...(await visitor.call('getUserTemplate', { id })), description: 'today' };
  const body = { template, baseRevision: before?.revision };
  const { revision } = await visitor.call('saveUserTemplate', { id, body });
  await visitor.call('restoreTemplateVersion', { id, params: { version }, body: { baseRevision: revision } });
  const oldest = earlier.versions.at(-1);
  expect((await visitor.call('getUserTemplate', { id })).description).toBe(oldest);
  expect(await descriptionsOf(visitor, id)).toEqual([oldest, 'today', ...earlier.versions]);
}

async function peopleFindTheirWork(visitor: Visitor, mill: string): Promise<void> {
  const { user } = await visitor.call('login', { body: { email: 'miller@example.com', password } });
  expect(user.templates.map((card) => [card.name, card.isBroken])).toEqual([['Mill', false]]);
  expect((await descriptionsOf(visitor, mill))[0]).toBe('second');
  const { sessions } = await visitor.call('listSessions');
  expect(sessions.filter(({ id }) => id === '')).toEqual([]);
}

// Tests that a database of every schema there ever was opens with all its templates and versions, which all can be used.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { earlierDatabases, fillWithEarlier } from '#testing/schemas/earlier-databases.ts';
import { databases, type EmptyDatabase } from '#testing/server/databases.ts';
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
  let place: EmptyDatabase;
  beforeEach(async () => {
    place = await createEmptyDatabase();
  });
  afterEach(() => place.remove());

  test.each(earlierDatabases)('$name opens with all its templates and versions', async (earlier) => {
    const { visitor: cookies, uuids } = await fillWithEarlier(place, earlier.name);
    const server = await startTestServer(place, { MAX_TEMPLATES_IF_NOT_SIGNED_IN: '20' }, later);
    const visitor = visitorWith(server.origin, cookies);
    const idOf = (name: string) => uuids[name] ?? '';
    const cards = async () => (await visitor.call('getUser')).templates;
    const names = ['Bakery', 'Café', ...(earlier.hasPrice ? ['Priced'] : [])];
    const left = earlier.hasDeleted ? names : [...names, 'Deleted'].sort();
    expect((await cards()).map(({ name, isBroken }) => [name, isBroken]).sort()).toEqual(
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
      expect(
        (await visitor.call('cloneTemplate', { id: idOf(name), body: { template } })).template.price,
      ).toBe(null);
    }
    await server.stop();
  });

  test.each(earlierDatabases)('$name: any version can be restored, and work goes on', async (earlier) => {
    const { visitor: cookies, uuids } = await fillWithEarlier(place, earlier.name);
    const server = await startTestServer(place, { MAX_TEMPLATES_IF_NOT_SIGNED_IN: '20' }, later);
    const visitor = visitorWith(server.origin, cookies);
    const id = uuids.Bakery ?? '';
    const { versions } = await visitor.call('listTemplateVersions', { id });
    const version = versions.at(-1)?.version ?? '';
    const before = (await visitor.call('getUser')).templates.find(({ uuid }) => uuid === id);
    const template = { ...(await visitor.call('getUserTemplate', { id })), description: 'today' };
    const body = { template, baseRevision: before?.revision };
    const { revision } = await visitor.call('saveUserTemplate', { id, body });
    await visitor.call('restoreTemplateVersion', {
      id,
      params: { version },
      body: { baseRevision: revision },
    });
    const oldest = earlier.versions.at(-1);
    expect((await visitor.call('getUserTemplate', { id })).description).toBe(oldest);
    expect(await descriptionsOf(visitor, id)).toEqual([oldest, 'today', ...earlier.versions]);
    await server.stop();
  });

  test.each(earlierDatabases.filter(({ hasPassword }) => hasPassword))(
    '$name: people sign in and find their work',
    async ({ name }) => {
      const { uuids } = await fillWithEarlier(place, name);
      const server = await startTestServer(place, { MAX_TEMPLATES_IF_NOT_SIGNED_IN: '20' }, later);
      const visitor = await server.newVisitor();
      const { user } = await visitor.call('login', { body: { email: 'miller@example.com', password } });
      expect(user.templates.map((card) => [card.name, card.isBroken])).toEqual([['Mill', false]]);
      const descriptions = await descriptionsOf(visitor, uuids.Mill ?? '');
      expect(descriptions[0]).toBe('second');
      const { sessions } = await visitor.call('listSessions');
      expect(sessions.filter(({ id }) => id === '')).toEqual([]);
      await server.stop();
    },
  );

  test.each(earlierDatabases)('$name gets the same schema as a new database', async ({ name }) => {
    const fresh = await createEmptyDatabase();
    const schemas = [];
    await fillWithEarlier(place, name);
    for (const one of [fresh, place]) {
      const database = await openDatabase(one, systemClock, () => undefined);
      schemas.push(await schemaOf(database));
      await database.close();
    }
    await fresh.remove();
    expect(schemas[1]).toEqual(schemas[0]);
  });
});

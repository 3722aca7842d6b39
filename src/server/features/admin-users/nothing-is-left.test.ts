// Tests on both databases that of a user who had one of everything nothing is left once an operator or they themselves delete them:
// in no table, no file, no email and no byte of the database; of orders, what accounting must keep stays without the person.
import { describe, expect, test } from 'vitest';
import { AiPlace } from '#testing/ai/ai-place.ts';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { GooglePlace } from '#testing/google/google-place.ts';
import { type DatabaseKind, databases, type TestDatabase } from '#testing/server/databases.ts';
import { placesOf } from '#testing/server/everything-stored.ts';
import { newOperator } from '#testing/server/operators.ts';
import { password, withDatabase } from '#testing/server/people.ts';
import { newRichPerson, type RichPerson, richEnvironment } from '#testing/server/rich-person.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

const operatorEmail = 'feedback@example.com';

async function withServer(
  { createDatabase }: DatabaseKind,
  run: (server: TestServer & { readonly place: TestDatabase }) => Promise<void>,
): Promise<void> {
  const place = await createDatabase();
  const [ai, google] = [await AiPlace.start(), await GooglePlace.start()];
  const server = await startTestServer(place, {
    ...{ ...ai.environment, ...google.drivesEnvironment, ...richEnvironment(operatorEmail) },
  });
  try {
    await run({ ...server, place });
  } finally {
    await server.stop();
    await ai.stop();
    await google.stop();
    await place.remove();
  }
}

/** The tables that say whose a row is, and how many are of the account. */
const ownedRows = (place: TestDatabase, id: string) =>
  withDatabase({ place }, async ({ query }) => {
    const counts: Record<string, number> = {};
    for (const { name, columns } of await query.introspection.getTables()) {
      if (!columns.some((column) => column.name === 'account_id')) continue;
      const table = name as 'template';
      const rows = await query.selectFrom(table).select('account_id').where('account_id', '=', id).execute();
      counts[name] = rows.length;
    }
    return counts;
  });

/** By what it is; of what is in none, that it is in none. */
async function placesOfEach({ markers }: RichPerson, place: TestDatabase) {
  const found = await placesOf(Object.values(markers), place);
  return Object.fromEntries(
    Object.entries(markers).map(([what, text]) => [
      what,
      found.filter((one) => one.startsWith(`${text} in `)).map((one) => one.slice(`${text} in `.length)),
    ]),
  );
}

const deletions = {
  operator: async (server: TestServer & { readonly place: TestDatabase }, { id }: RichPerson) => {
    const { visitor } = await newOperator(server);
    await visitor.call('getUserDetails', { id });
    await visitor.call('deleteAnyUser', { id });
  },
  themselves: async (_server: TestServer, { visitor }: RichPerson) => {
    await visitor.call('deleteUser', { body: { password } });
  },
};

describe.each(databases)('on $kind', (database) => {
  test.each(['operator', 'themselves'] as const)('deleted by the %s', { timeout: 120_000 }, async (by) =>
    withServer(database, async (server) => {
      const person = await newRichPerson(server, operatorEmail);
      const { place } = server;
      for (const [what, where] of Object.entries(await placesOfEach(person, place))) {
        expect([what, where]).not.toEqual([what, []]);
      }
      const owned = await ownedRows(place, person.id);
      for (const [table, count] of Object.entries(owned)) expect([table, count > 0]).toEqual([table, true]);
      const orders = (await server.place) && (await ordersIn(place));

      await deletions[by](server, person);
      // The drive is left, and a spreadsheet removed, by jobs.
      await expect.poll(() => jobsLeft(place), { timeout: 20_000 }).toEqual([]);
      await server.stop();

      expect(await placesOfEach(person, place)).toEqual(
        Object.fromEntries(Object.keys(person.markers).map((what) => [what, []])),
      );
      expect(Object.values(await ownedRows(place, person.id)).every((count) => count === 0)).toBe(true);
      expect(await keptFileNames(place)).toEqual([]);
      expect(await placesOf([person.id], place)).toEqual(
        by === 'operator' ? expect.arrayContaining([`${person.id} in operator_act`]) : [],
      );
      expect(await ordersIn(place)).toEqual(
        orders.map((order) => ({ ...order, email: '', name: order.kind === 'plan' ? order.name : '' })),
      );
    }),
  );
});

const jobsLeft = (place: TestDatabase) =>
  withDatabase({ place }, ({ query }) =>
    query
      .selectFrom('job')
      .select('kind')
      .where('finished_at', 'is', null)
      // Those of the operator wait for a later clock.
      .where('kind', '!=', 'letter')
      .execute(),
  );

const ordersIn = (place: TestDatabase) =>
  withDatabase({ place }, ({ query }) =>
    query
      .selectFrom('purchase_order')
      .select(['id', 'kind', 'name', 'email', 'amount', 'currency', 'tax_amount', 'paid_at', 'created_at'])
      .orderBy('id')
      .execute(),
  );

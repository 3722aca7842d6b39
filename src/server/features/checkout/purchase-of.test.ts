// Tests that purchases use the server's own prices, in cents, for the buyer's continent.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findAccountByEmail } from '#server/database/rows/account-rows.ts';
import { bundledGeoIp } from '#server/ports/geo-ip/bundled-geo-ip.ts';
import { sqlite } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { purchaseOf } from './purchase-of.ts';

const server = suiteServer(sqlite, { PAYWALL: 'on' });
const cancelUrl = 'http://127.0.0.1/';
const geoIp = bundledGeoIp(null);
/** An address of CERNET, in China. */
const inAsia = '202.112.0.36';

/** Queries the server's own rows, as a request from the buyer in Asia would. */
async function bought(email: string, wanted: Parameters<typeof purchaseOf>[3]): Promise<unknown> {
  return withDatabase(server, async (database) => {
    const account = await findAccountByEmail(database.query, email);
    if (account === undefined) throw new Error(email);
    return purchaseOf({ database, geoIp }, account, inAsia, wanted);
  });
}

test('a plan costs what the list says', async () => {
  const { email } = await newPerson(server);
  const plan = { kind: 'plan', planId: 'essential', amount: 1900 };
  expect(await bought(email, { planId: 'essential', cancelUrl })).toEqual(plan);
});

test("an own template costs the price of the buyer's continent, whatever the page says", async () => {
  const { visitor, email } = await newPerson(server);
  const uuid = await saveNew(visitor, 'Tea');
  const expected = { kind: 'template', uuid, staticId: null, name: 'Tea', amount: 1900 };
  expect(await bought(email, { uuid, cancelUrl, price: 0.01 })).toEqual(expected);
});

test('a gallery template costs what its card says', async () => {
  const { visitor, email } = await newPerson(server);
  const uuid = await saveNew(visitor);
  await withDatabase(server, ({ query }) =>
    query
      .insertInto('gallery_template')
      .values({
        uuid,
        card: JSON.stringify({
          ...{ name: 'Hotel', description: '', language: 'en', industry: 'hospitality', rating: 5 },
          ...{ screenshots: [], isVerified: true, price: 49.5, higherPrice: null },
        }),
        price_cents: 4950,
        saved_by: null,
        created_at: 1,
        updated_at: 1,
      })
      .execute(),
  );
  const expected = { kind: 'template', uuid, staticId: uuid, name: 'Hotel', amount: 4950 };
  expect(await bought(email, { staticId: uuid, uuid, cancelUrl })).toEqual(expected);
});

test('a copy is bought at its own price together with what it is a copy of', async () => {
  const { visitor, email } = await newPerson(server);
  const [uuid, original] = [await saveNew(visitor, 'My hotel'), randomUUID()];
  await withDatabase(server, ({ query }) =>
    query
      .updateTable('template')
      .set({ price_cents: 4900, copied_from: original })
      .where('uuid', '=', uuid)
      .execute(),
  );
  const expected = { kind: 'template', uuid, staticId: original, name: 'My hotel', amount: 4900 };
  expect(await bought(email, { uuid, cancelUrl, price: 49 })).toEqual(expected);
});

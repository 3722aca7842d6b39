// Provokes the errors about what must be paid, orders, money back and what is made elsewhere on a running server.
import { randomUUID } from 'node:crypto';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { spreadsheetsUnavailable } from '#testing/google/spreadsheets-unavailable.ts';
import { removeFolder, temporaryFolder } from './databases.ts';
import { addOrderOf } from './orders.ts';
import { saveNew } from './people.ts';
import { setPrice } from './standing.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import type { Failure, Visitor } from './visitor.ts';

const fourteenDaysMs = 14 * 24 * 60 * 60 * 1000;

interface Place {
  readonly place: DatabaseLocation;
  readonly clock: TestServer['clock'];
  readonly visitor: Visitor;
}

/** A payment service where nobody answers. */
const nowhere = {
  ...{ PAYWALL: 'on', STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_nobody' },
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

async function buying(
  begin: (server: Omit<Place, 'visitor'>, visitor: Visitor) => Promise<string>,
): Promise<Failure> {
  const dataDir = temporaryFolder();
  const place = { databaseUrl: null, dataDir };
  const server = await startTestServer(place, nowhere);
  try {
    const visitor = await server.newVisitor();
    const uuid = await begin({ place, clock: server.clock }, visitor);
    const body = { uuid, cancelUrl: `${server.origin}/builder/`, price: 29 };
    return await visitor.failure('generateCheckoutSession', { body });
  } finally {
    await server.stop();
    removeFolder(dataDir);
  }
}

/** The place is there once the tests run. */
export function moneyErrors(placeOf: () => Place) {
  const asked = async (change: Parameters<typeof addOrderOf>[2]): Promise<Failure> => {
    const { visitor, ...server } = placeOf();
    const id = await addOrderOf(server, visitor, change);
    return visitor.failure('askForRefund', { id, body: {} });
  };
  return {
    'not-available': () => {
      const body = { planId: 'growth', cancelUrl: 'http://127.0.0.1/builder/' };
      return placeOf().visitor.failure('generateCheckoutSession', { body });
    },
    'payment-required': async () => {
      const { visitor, ...server } = placeOf();
      const templateId = await saveNew(visitor);
      await setPrice(server, templateId, 2900);
      return visitor.failure('buildModel', { body: { templateId } });
    },
    'already-paid': () =>
      buying(async (server, visitor) => {
        const uuid = await saveNew(visitor);
        await addOrderOf(server, visitor, { template_uuid: uuid });
        return uuid;
      }),
    'payment-pending': () =>
      buying(async (server, visitor) => {
        const uuid = await saveNew(visitor);
        await addOrderOf(server, visitor, { template_uuid: uuid, state: 'pending', paid_at: null });
        return uuid;
      }),
    'spreadsheets-unavailable': spreadsheetsUnavailable,
    'payments-unavailable': () => buying((_, visitor) => saveNew(visitor)),
    'order-not-found': () => placeOf().visitor.failure('askForRefund', { id: randomUUID(), body: {} }),
    'refund-too-late': () => asked({ paid_at: placeOf().clock.time - fourteenDaysMs - 1 }),
    'refund-not-possible': () => asked({ state: 'disputed' }),
  } as const;
}

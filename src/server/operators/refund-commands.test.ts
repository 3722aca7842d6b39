// Tests the commands about money back, while the server keeps running.
import { describe, expect, test } from 'vitest';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { refund, refunds } from '#server/main.ts';
import { databases } from '#testing/server/databases.ts';
import { addOrderOf } from '#testing/server/orders.ts';
import { newEmail, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  /** As typed on the command line: the exit code, and the output or error. */
  const said = async (
    command: (environment: Record<string, string>) => Promise<number>,
    more: Record<string, string> = {},
  ) => {
    const { databaseUrl, dataDir } = server.place;
    const texts: string[] = [];
    const written = [process.stdout.write, process.stderr.write] as const;
    const keep: typeof process.stdout.write = (text: string | Uint8Array) => texts.push(String(text)) > 0;
    [process.stdout.write, process.stderr.write] = [keep, keep];
    try {
      const code = await command({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, ...more });
      return [code, texts.join('')];
    } finally {
      [process.stdout.write, process.stderr.write] = written;
    }
  };
  const answered = (id: string, denial: string | null) =>
    said((environment) => refund(environment, id, denial));
  const orderIn = (id: string) => withDatabase(server, ({ query }) => findOrder(query, id));

  test('requests are listed, granted and denied', async () => {
    expect(await said(refunds)).toEqual([0, 'No refund requests are pending.\n']);
    const visitor = await server.newVisitor();
    const email = newEmail();
    // The clock of the test is at 15 January 2026.
    const [granted, denied] = [
      await addOrderOf(server, visitor, { email }),
      await addOrderOf(server, visitor, { email }),
    ];
    for (const id of [granted, denied]) {
      await visitor.call('askForRefund', { id, body: { reason: 'too "hard"' } });
      server.clock.time += 1;
    }
    const line = (id: string, more = '') =>
      `${id}  $33.83  A model, ${email}, asked on 2026-01-15${more}, "too \\"hard\\""\n`;
    expect(await said(refunds)).toEqual([0, line(granted) + line(denied)]);
    expect(await answered(granted, null)).toEqual([
      0,
      `The money of order ${granted} is given back by the running server; its buyer is told once that is done.\n`,
    ]);
    expect(await answered(denied, 'It was used.')).toEqual([
      0,
      `The request of order ${denied} is denied; its buyer is told.\n`,
    ]);
    expect((await orderIn(granted))?.refund_granted_at).not.toBeNull();
    expect((await orderIn(denied))?.refund_denied_at).not.toBeNull();
    const [code, list] = await said(refunds);
    expect([code, String(list).split('\n').length]).toEqual([0, 2]);
    expect(list).toContain(`${granted}  $33.83  A model, ${email}, asked on 2026-01-15, granted on `);
    const jobs = await withDatabase(server, ({ query }) =>
      query.selectFrom('job').select('kind').where('kind', '=', 'refund').execute(),
    );
    expect(jobs).toHaveLength(1);
  });

  test('money that a payment service took which is not set up is not granted, and the command says what to do', async () => {
    const visitor = await server.newVisitor();
    const ofStripe = await addOrderOf(server, visitor, { provider: 'stripe' });
    expect(await answered(ofStripe, null)).toEqual([
      1,
      `The money of order ${ofStripe} was taken by Stripe, which is not set up: set STRIPE_SECRET_KEY again, or give the money back there by hand.\n`,
    ]);
    const ofTest = await addOrderOf(server, visitor);
    const off = await said((environment) => refund(environment, ofTest, null), { PAYMENTS: 'off' });
    expect(off).toEqual([
      1,
      `Order ${ofTest} was paid in the test checkout, which is not set up: nobody was charged, so there is no money to give back.\n`,
    ]);
    for (const id of [ofStripe, ofTest]) expect((await orderIn(id))?.refund_granted_at).toBeNull();
    // An operator answers it all the same.
    expect(await visitor.call('askForRefund', { id: ofStripe, body: {} })).toMatchObject({});
  });

  test('what was given back already is said to be, with the day', async () => {
    const visitor = await server.newVisitor();
    const change = { state: 'refunded', refunded_amount: 3383 } as const;
    const byHand = await addOrderOf(server, visitor, change);
    const granted = await addOrderOf(server, visitor, { ...change, refund_granted_at: 1 });
    await withDatabase(server, ({ query }) =>
      query
        .insertInto('payment_event')
        .values({
          ...{ id: `refund of ${granted}`, provider: 'test', kind: 'refunded', order_id: granted },
          ...{ payment_id: `payment-of-${granted}`, subscription_id: null },
          fact: JSON.stringify({ kind: 'refunded', refunded: 3383, of: 3383 }),
          ...{ happened_at: Date.UTC(2026, 0, 12), received_at: 0 },
        })
        .execute(),
    );
    expect(await answered(byHand, null)).toEqual([
      0,
      `The money of order ${byHand} was given back already.\n`,
    ]);
    expect(await answered(granted, null)).toEqual([
      0,
      `The money of order ${granted} was given back already, on 2026-01-12.\n`,
    ]);
  });

  test('what cannot be answered is refused with an explanation', async () => {
    expect(await answered('no-such', null)).toEqual([1, 'There is no order no-such.\n']);
    const id = await addOrderOf(server, await server.newVisitor());
    const nothing = `There is nothing to answer about order ${id}: it is not paid, was given back, or nobody asked for it.\n`;
    expect(await answered(id, 'No.')).toEqual([1, nothing]);
  });
});

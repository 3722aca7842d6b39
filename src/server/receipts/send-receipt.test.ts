// Tests what follows a payment on both databases: one receipt, one link that can be taken back, whatever dies in between.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import type { ModelWriter } from '#server/building/model-writer.ts';
import { findReceipt } from '#server/database/rows/money/receipt-rows.ts';
import { createEmailQueue } from '#server/emails/create-email-queue.ts';
import type { QueuedEmail } from '#server/emails/email-queue.ts';
import { createLogger } from '#server/http/logger.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { MakeSpreadsheet } from '#server/spreadsheets/make-spreadsheet.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { type ReceiptParts, sendReceipt } from './send-receipt.ts';

const hourMs = 60 * 60 * 1000;
const never = new AbortController().signal;
const noFiles = { put: async () => undefined, delete: async () => undefined };
const built: ModelWriter = { write: async () => ({ content: Buffer.from('a workbook') }) };
const broken: ModelWriter = { write: async () => ({ faults: [{ path: 'data', message: 'is missing' }] }) };
const busy: ModelWriter = { write: () => Promise.reject(new Error('the process was killed')) };

/** An order of a saved template by a new visitor, and the job that it leads to, run by hand. */
describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);

  async function bought(change: Parameters<typeof addOrderOf>[2] = {}) {
    const visitor = await server.newVisitor();
    const templateUuid = await saveNew(visitor, 'Coffee shop');
    const orderId = await addOrderOf(server, visitor, {
      ...{ name: 'Coffee shop', template_uuid: templateUuid },
      ...change,
    });
    return { visitor, orderId, templateUuid };
  }

  /** Or else the suite's server would send an email at some time, and nothing would be left of it to read. */
  const notDueYet = (jobs: Pick<Jobs, 'add'>): Pick<Jobs, 'add'> => ({
    add: (query, job) => jobs.add(query, { ...job, dueAt: server.clock.time + hourMs }),
  });

  /** Runs one attempt; returns the error, and all emails to this buyer and to the operator so far. */
  async function attempt(
    database: Database,
    orderId: string,
    writer: ModelWriter,
    attempts = 1,
    more: Partial<ReceiptParts> = {},
  ): Promise<unknown> {
    const jobs = createJobs({
      ports: { database, clock: server.clock },
      handlers: {},
      logger: createLogger('silent'),
      onFailure: () => undefined,
    });
    const handler: JobHandler = sendReceipt({
      ports: { database, clock: server.clock, files: { ...noFiles } as never },
      makeSpreadsheet: async () => 'https://sheets.example.com/d/1',
      ...{ writer, emails: createEmailQueue(notDueYet(jobs)), wake: () => undefined },
      ...{ origin: () => 'https://model.example.com', seller: ['Example Ltd', 'VAT GB123'] },
      operatorEmail: `operator-of-${orderId}@example.com`,
      ...more,
    });
    const job = { id: randomUUID(), attempts, created_at: 0 };
    return handler({ orderId }, job, never).then(
      () => null,
      (error: unknown) => error,
    );
  }

  async function emailsAbout(database: Database, orderId: string): Promise<QueuedEmail[]> {
    const rows = await database.query
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'letter')
      .execute();
    return rows
      .map(({ payload }): QueuedEmail => JSON.parse(payload))
      .filter((email) => JSON.stringify(email).includes(orderId));
  }

  const subjects = (emails: readonly QueuedEmail[]) =>
    emails.map(({ content }) => (content.kind === 'written' ? content.subject : content.kind)).sort();

  test.each([
    ['the address that the account has proved by now', true],
    ['the address that it was paid with, if nobody has proved another', false],
  ])('it goes to %s', (_, isProved) =>
    withDatabase(server, async (database) => {
      const { visitor, email } = await newPerson(server);
      const paidWith = `before-${email}`;
      const orderId = await addOrderOf(server, visitor, { email: paidWith });
      const proved = { email_verified_at: isProved ? 1 : null };
      await database.query.updateTable('account').set(proved).where('email', '=', email).execute();
      expect(await attempt(database, orderId, built)).toBeNull();
      const [sent] = await emailsAbout(database, orderId);
      expect(sent?.to).toBe(isProved ? email : paidWith);
    }),
  );

  test('an attempt that is repeated after a kill at any step sends one receipt and makes one file', () =>
    withDatabase(server, async (database) => {
      const { orderId } = await bought();
      // Killed while the receipt was built, then twice after everything was done.
      expect(await attempt(database, orderId, busy, 1)).toBeInstanceOf(Error);
      expect(subjects(await emailsAbout(database, orderId))).toEqual(['Receipt: Coffee shop']);
      for (const number of [2, 3, 1]) expect(await attempt(database, orderId, built, number)).toBeNull();
      const receipt = await findReceipt(database.query, orderId);
      expect(receipt).toMatchObject({ file_state: 'ready', file_title: 'Coffee shop' });
      const later = await database.query
        .selectFrom('job')
        .select('payload')
        .where('payload', 'like', `%${receipt?.file_token}%`)
        .execute();
      expect(later).toHaveLength(1);
      expect(subjects(await emailsAbout(database, orderId))).toEqual(['Receipt: Coffee shop']);
    }));

  test('two workers with the same order send one receipt', () =>
    withDatabase(server, async (database) => {
      const { orderId } = await bought();
      const errors = await Promise.all([
        attempt(database, orderId, built),
        attempt(database, orderId, built),
      ]);
      expect(errors).toEqual([null, null]);
      expect(await emailsAbout(database, orderId)).toHaveLength(1);
    }));

  test('a template that cannot be built tells the buyer and the operator once', () =>
    withDatabase(server, async (database) => {
      const { orderId } = await bought();
      for (const number of [1, 2]) await attempt(database, orderId, broken, number);
      const emails = await emailsAbout(database, orderId);
      expect(subjects(emails)).toEqual([
        `A buyer has no spreadsheet: order ${orderId}`,
        'Receipt: Coffee shop',
      ]);
      const told = await database.query
        .selectFrom('job')
        .select('payload')
        .where('payload', 'like', '%could not be made: Coffee shop%')
        .execute();
      expect(told.length).toBeGreaterThan(0);
      expect((await findReceipt(database.query, orderId))?.file_state).toBe('failed');
    }));

  test('after the seventh attempt it is given up', () =>
    withDatabase(server, async (database) => {
      const { orderId } = await bought();
      for (const number of [1, 2, 3, 4, 5, 6]) await attempt(database, orderId, busy, number);
      expect((await findReceipt(database.query, orderId))?.file_state).toBe('waiting');
      await attempt(database, orderId, busy, 7);
      expect((await findReceipt(database.query, orderId))?.file_state).toBe('failed');
      expect(subjects(await emailsAbout(database, orderId))).toContain(
        `A buyer has no spreadsheet: order ${orderId}`,
      );
    }));

  test('a deleted template is said to be gone', () =>
    withDatabase(server, async (database) => {
      const { orderId, visitor, templateUuid } = await bought();
      await visitor.call('deleteUserTemplate', { id: templateUuid });
      expect(await attempt(database, orderId, built)).toBeNull();
      const [email] = await emailsAbout(database, orderId);
      expect(JSON.stringify(email)).toContain(
        'The template was deleted before its spreadsheet could be made',
      );
    }));

  test('a spreadsheet behind a link comes before the file in the email, and is tried again if it fails', () =>
    withDatabase(server, async (database) => {
      const asked: string[] = [];
      let isBroken = true;
      const makeSpreadsheet: MakeSpreadsheet = async (_caller, { title, scenario, isReadonly }) => {
        asked.push(`${title}, scenario ${scenario}, ${isReadonly ? 'to read' : 'to edit'}`);
        if (isBroken) throw new Error('the service is away');
        return 'https://sheets.example.com/d/1';
      };
      const first = await bought();
      const send = (orderId: string, number: number) =>
        attempt(database, orderId, built, number, { makeSpreadsheet });
      const labelsOf = async (orderId: string) => {
        const [email] = await emailsAbout(database, orderId);
        return email?.content.kind === 'written' ? email.content.links.map(({ label }) => label) : [];
      };
      // The receipt has what there is; the order has the spreadsheet as soon as there is one.
      expect(await send(first.orderId, 1)).toMatchObject({ message: 'the service is away' });
      expect(await labelsOf(first.orderId)).toEqual(['Download the spreadsheet', 'Open the receipt']);
      isBroken = false;
      for (const number of [2, 3]) expect(await send(first.orderId, number)).toBeNull();
      const { orders } = await first.visitor.call('getUser');
      expect(orders).toMatchObject([
        { gsUrl: 'https://sheets.example.com/d/1', fileUrl: expect.any(String) },
      ]);
      expect(await emailsAbout(database, first.orderId)).toHaveLength(1);
      expect(asked).toEqual(Array(2).fill('Coffee shop, scenario 1, to edit'));
      const { orderId } = await bought();
      expect(await send(orderId, 1)).toBeNull();
      const [email] = await emailsAbout(database, orderId);
      expect(email?.content).toMatchObject({
        paragraphs: [
          ...[expect.anything(), expect.anything()],
          'The spreadsheet is yours to keep: the model as it was when you paid. It opens in the browser, and can be downloaded for Excel. Anyone with its links can do so without signing in, so share them only with people who may have the model. You can turn the links off in the settings.',
          expect.anything(),
        ],
        links: [
          { url: 'https://sheets.example.com/d/1', label: 'Open the spreadsheet' },
          { label: 'Download the spreadsheet' },
          {},
        ],
      });
    }));

  test('the workbook opens signed out until the link is switched off or the money is given back', async () => {
    const { orderId, visitor } = await bought();
    await withDatabase(server, async ({ query }) => {
      await query
        .insertInto('job')
        .values({
          ...{ id: randomUUID(), kind: 'receipt', payload: JSON.stringify({ orderId }), state: 'waiting' },
          ...{ attempts: 0, due_at: 0, leased_by: null, last_error: null, created_at: 0 },
          ...{ finished_at: null, account_id: await accountIdOf(visitor) },
        })
        .execute();
    });
    const orderOf = async () => (await visitor.call('getUser')).orders.find((one) => one.orderId === orderId);
    await expect.poll(async () => (await orderOf())?.fileUrl).not.toBeNull();
    const order = await orderOf();
    const open = async (path: string | null | undefined) => {
      const response = await fetch(new URL(path ?? '', server.origin));
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        body: await response.bytes(),
      };
    };
    const first = order?.fileUrl;
    const file = await open(first);
    expect([file.status, Buffer.from(file.body.subarray(0, 2)).toString()]).toEqual([200, 'PK']);
    const { fileUrl } = await visitor.call('renewReceiptFile', { id: orderId });
    expect([(await open(first)).status, (await open(fileUrl)).status]).toEqual([404, 200]);
    await visitor.call('revokeReceiptFile', { id: orderId });
    expect((await open(fileUrl)).status).toBe(404);
    const renewed = (await visitor.call('renewReceiptFile', { id: orderId })).fileUrl;
    expect((await open(renewed)).status).toBe(200);
    const stranger = await server.newVisitor();
    for (const name of ['renewReceiptFile', 'revokeReceiptFile'] as const) {
      expect((await stranger.failure(name, { id: orderId })).error.code).toBe('order-not-found');
    }
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('purchase_order')
        .set({ state: 'refunded', refunded_amount: 3383 })
        .where('id', '=', orderId)
        .execute(),
    );
    const closed = await open(renewed);
    expect([closed.status, Buffer.from(closed.body).toString()]).toEqual([
      404,
      expect.stringContaining('The money for this spreadsheet was given back'),
    ]);
    const { error } = await visitor.failure('renewReceiptFile', { id: orderId });
    expect(error.code).toBe('payment-required');
    const page = Buffer.from((await open(order?.receiptUrl)).body).toString();
    expect(page).toContain('−$33.83');
    expect(page).toContain(orderId);
    expect((await open(`/api/receipts/${'x'.repeat(32)}`)).status).toBe(404);
  });

  test.each<readonly [Language, string]>([
    [
      'en',
      'Order: {id}\nDate: January 15, 2026\nSold to: buyer@example.com\nItem: Coffee shop: financial model as a spreadsheet\nAmount: $29.00\nTax: $4.83\nTotal: $33.83\nSold by: Example Ltd, VAT GB123\nThis was a test payment: nobody was charged.',
    ],
    [
      'ru',
      'Заказ: {id}\nДата: 15 января 2026 г.\nПокупатель: buyer@example.com\nПокупка: Coffee shop: финансовая модель в виде таблицы\nСумма: 29,00 $\nНалог: 4,83 $\nИтого: 33,83 $\nПродавец: Example Ltd, VAT GB123\nЭто тестовый платёж: деньги не списаны.',
    ],
  ])('the receipt in %s states what was paid', (language, expected) =>
    withDatabase(server, async (database) => {
      const { orderId } = await bought({ language, paid_at: Date.UTC(2026, 0, 15, 12) });
      await attempt(database, orderId, built);
      const [email] = await emailsAbout(database, orderId);
      if (email?.content.kind !== 'written') throw new Error('no receipt');
      const [, lines] = email.content.paragraphs;
      expect(lines?.replaceAll('\u00a0', ' ')).toBe(expected.replace('{id}', orderId));
      expect(email.content.links.map(({ url }) => url.replace(/[\w-]{32}$/, '…'))).toEqual([
        'https://sheets.example.com/d/1',
        'https://model.example.com/api/receipts/file/…',
        'https://model.example.com/api/receipts/…',
      ]);
    }),
  );
});

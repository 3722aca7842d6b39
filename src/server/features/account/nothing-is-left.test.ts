// Tests that deleting an account leaves nothing of the person behind: no text in any table, file or byte of the database.
import { describe, expect, test } from 'vitest';
import { sqliteFileName } from '#server/database/open-database.ts';
import { AiPlace } from '#testing/ai/ai-place.ts';
import { effort } from '#testing/effort.ts';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { type DatabaseKind, databases, type TestDatabase } from '#testing/server/databases.ts';
import { placesOf } from '#testing/server/everything-stored.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const operator = 'operator@example.com';
/** In every text that the person writes. */
const marker = 'Quixotically';

async function withServer(
  { createDatabase }: DatabaseKind,
  run: (server: TestServer, place: TestDatabase) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const place = await createDatabase();
  const ai = await AiPlace.start();
  const server = await startTestServer(place, {
    ...{ FEEDBACK_EMAIL: operator, ...ai.environment },
    ...environment,
  });
  try {
    await run(server, place);
  } finally {
    await server.stop();
    await ai.stop();
    await place.remove();
  }
}

const idOf = (place: TestDatabase, email: string): Promise<string> =>
  withDatabase({ place }, async ({ query }) => {
    const row = await query
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.id;
  });

/** Long enough to take several pages of the database. */
const longText = (word: string): string => `${word} `.repeat(400);

async function saveTimes(visitor: Visitor, word: string, times: number): Promise<string> {
  const template = await visitor.call('getDefaultTemplate');
  for (let save = 0; save < times; save++) {
    const named = { ...template, name: `${word} ${save}`, description: longText(`${word}${save}`) };
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template: named } });
  }
  return template.uuid;
}

/** Uses whatever stores something about a person. */
async function useEverything(server: TestServer, place: TestDatabase, visitor: Visitor, email: string) {
  const [kept, deleted] = [
    await saveTimes(visitor, marker, 6),
    await saveTimes(visitor, `${marker}Deleted`, 2),
  ];
  await visitor.call('deleteUserTemplate', { id: deleted });
  await visitor.call('buildModel', { body: { templateId: kept } });
  const { data } = await visitor.call('buildModel', { body: { templateId: kept, isPreview: true } });
  await visitor.fetch(`/api/model/download?filename=${data}`).then((reply) => reply.arrayBuffer());
  const template = await visitor.call('getUserTemplate', { id: kept });
  await visitor.failure('buildModel', {
    body: { template: { ...template, name: `${marker} broken`, data: 5 } },
  });
  await visitor.call('shareFeedback', { body: { message: longText(`${marker} message`) } });
  await awaitEmail(place, operator, `Feedback from ${email}`);
  await visitor.call('requestEmailChange', { body: { email: `next-${email}`, password } });
  await awaitEmail(place, `next-${email}`, 'Confirm your new email address');
  const asked = await visitor.call('proposeModel', { body: { language: 'en', text: marker, kindIds: [] } });
  expect(asked).toMatchObject({ reason: 'nonsense' });
  const stranger = await server.newVisitor();
  await stranger.failure('login', { body: { email, password: 'wrong' } });
  await stranger.call('requestResetPassword', { body: { email } });
  await awaitEmail(place, email, 'Set a new password');
  await visitor.request('exportUser').then((reply) => reply.text());
}

/** At the test checkout, and waits for the receipt; returns the order, and what leads to its workbook. */
async function buyAndReceive(server: TestServer, place: TestDatabase, visitor: Visitor, email: string) {
  const uuid = await saveTimes(visitor, marker, 1);
  const body = { uuid, price: 29, cancelUrl: `${server.origin}/builder/#/templates` };
  const { data: page } = await visitor.call('generateCheckoutSession', { body });
  const fields = new URLSearchParams({ action: 'pay', card: 'succeeds', email });
  const headers = { origin: server.origin, 'x-xsrf-token': '' };
  await visitor.fetch(page, { method: 'POST', headers, body: fields });
  await awaitEmail(place, email, `Receipt: ${marker} 0`);
  const orderOf = async () => (await visitor.call('getUser')).orders[0];
  await expect.poll(async () => (await orderOf())?.fileUrl).not.toBeNull();
  const order = await orderOf();
  const [file] = (await keptFileNames(place)).filter((name) => name.startsWith('receipt-'));
  const token = order?.fileUrl?.split('/').at(-1);
  return { order: order?.orderId ?? '', gone: [file ?? 'no file', token ?? 'no link'] };
}

/** Of each order, with its receipt. */
const recordsOf = (place: TestDatabase) =>
  withDatabase({ place }, ({ query }) =>
    query
      .selectFrom('purchase_order')
      .leftJoin('receipt', 'receipt.order_id', 'purchase_order.id')
      .select(['id', 'account_id', 'email', 'name', 'kind', 'state', 'amount', 'currency', 'tax_amount'])
      .select(['refunded_amount', 'file_state', 'file_token', 'file_name', 'file_title'])
      .execute(),
  );

describe.each(databases)('on $kind', (kind) => {
  test('no text, address or id of the person is left in a table, a file or the bytes of the database', () =>
    withServer(kind, async (server, place) => {
      const before = await server.newVisitor();
      await before.call('shareFeedback', { body: { message: `${marker} before signing in` } });
      await awaitEmail(place, operator, 'Feedback from a visitor');
      const { visitor: other } = await newPerson(server);
      const { visitor, email } = await newPerson(server, `${marker.toLowerCase()}@example.com`);
      // What a visitor did counts as theirs from the moment they sign in.
      await before.call('login', { body: { email, password } });
      const ids = [await idOf(place, email)];
      for (let round = 0; round < 3; round++) await saveTimes(other, 'Somebody else', 2);
      await useEverything(server, place, visitor, email);
      await saveTimes(other, 'Somebody else', 4);
      const texts = [marker, marker.toLowerCase(), ...ids];
      expect((await placesOf(texts, place)).length).toBeGreaterThan(5);

      await visitor.call('deleteUser', { body: { password } });
      // The log is written a moment later.
      await expect
        .poll(() =>
          withDatabase({ place }, ({ query }) =>
            query.selectFrom('log_entry').select('lmid').where('lmid', '=', 'user-deleted').execute(),
          ),
        )
        .toHaveLength(1);
      expect(await placesOf(texts, place)).toEqual([]);
      expect(await keptFileNames(place)).toEqual([]);
      expect((await other.call('getUser')).templates).toHaveLength(4);
      await server.stop();
      expect(await placesOf(texts, place)).toEqual([]);
    }));

  test('of what was bought, the bare record of the order is left, and no email, workbook or link', () =>
    withServer(
      kind,
      async (server, place) => {
        const { visitor, email } = await newPerson(server, `${marker.toLowerCase()}@example.com`);
        const id = await idOf(place, email);
        const { order, gone } = await buyAndReceive(server, place, visitor, email);
        const texts = [id, `${marker}0`, ...gone];
        for (const text of texts) expect([text, await placesOf([text], place)]).not.toEqual([text, []]);
        await visitor.call('deleteUser', { body: { password } });
        await server.stop();

        expect(await placesOf(texts, place)).toEqual([]);
        expect(await keptFileNames(place)).toEqual([]);
        expect(await emailsTo(place, email)).toEqual([]);
        const tablesWith = async (text: string) =>
          (await placesOf([text], place))
            .map((where) => where.replace(`${text} in `, ''))
            // Its bytes are those of the tables.
            .filter((where) => !where.startsWith(sqliteFileName));
        expect(await tablesWith(email)).toEqual([]);
        expect(await recordsOf(place)).toEqual([
          {
            ...{ id: order, account_id: null, email: '', name: '', kind: 'template', state: 'paid' },
            ...{ amount: 2900, currency: 'usd', tax_amount: 0, refunded_amount: 0 },
            // The receipt says no more than the order, and its address leads nowhere.
            ...{ file_state: 'gone', file_token: null, file_name: null, file_title: '' },
          },
        ]);
      },
      { PAYWALL: 'on' },
    ));

  test('nothing that goes on during the deletion is left either', () =>
    withServer(kind, async (server, place) => {
      const texts: string[] = [marker];
      for (let round = 0; round < effort.raceRounds; round++) {
        const { visitor, email } = await newPerson(server, `${marker}-${round}@example.com`.toLowerCase());
        texts.push(await idOf(place, email), email);
        const uuid = await saveTimes(visitor, marker, 1);
        const template = await visitor.call('getUserTemplate', { id: uuid });
        const fresh = { ...(await visitor.call('getDefaultTemplate')), name: marker };
        const broken = { ...template, name: `${marker} broken`, data: 5 };
        const headers = { 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' };
        const replies = await Promise.all([
          visitor.request('saveUserTemplate', {
            id: uuid,
            body: { template: { ...template, name: `${marker}!` } },
            headers,
          }),
          visitor.request('saveUserTemplate', { id: fresh.uuid, body: { template: fresh }, headers }),
          visitor.request('buildModel', { body: { template: broken }, headers }),
          visitor.request('shareFeedback', { body: { message: marker }, headers }),
          visitor.request('deleteUser', { body: { password }, headers }),
          visitor.request('buildModel', { body: { template }, headers }),
          visitor.request('buildModel', { body: { template, isPreview: true }, headers }),
          visitor.request('shareFeedback', { body: { message: `${marker} again` }, headers }),
          visitor.request('requestResetPassword', { body: { email }, headers }),
          visitor.request('requestEmailChange', { body: { email: `next-${email}`, password }, headers }),
          visitor.request('cloneTemplate', { id: uuid, headers }),
          visitor.request('saveSettings', { body: { language: 'ru' }, headers }),
          visitor.request('proposeModel', { body: { language: 'en', text: marker, kindIds: [] }, headers }),
        ]);
        for (const reply of replies) expect(reply.status, await reply.text()).toBeLessThan(500);
        expect(replies[4]?.status).toBe(200);
      }
      // Writes the log and ends the jobs.
      await server.stop();
      expect(await placesOf(texts, place)).toEqual([]);
      expect(await keptFileNames(place)).toEqual([]);
    }));
});

// The record of what operators did: filtered, read on, given as a file, and unchanged by anybody.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOperatorAct } from '#server/database/rows/operators/operator-act-rows.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;
let visitor: Visitor;

/** At noon in the zone of the browser and of this test. */
const noonOf = (day: number) => new Date(2025, 5, day, 12).getTime();

const archiving = (number: number) => ({
  ...{ id: `act-${String(number).padStart(4, '0')}`, at: noonOf(1 + Math.floor(number / 5)) + number },
  ...{ act: number % 2 === 0 ? 'user-archived' : 'user-unarchived', operator_id: `op-${number % 3}` },
  ...{ operator_email: `op-${number % 3}@example.com`, whom: `user-${number}`, what: null },
  ...{ before: '"active"', after: '"archived"', ip: '203.0.113.9', done_from: 'local', request_id: 'r' },
});

/** The first is on the first of June 2025, the last on the thirtieth. */
const seeded = Array.from({ length: 150 }, (_, number) => archiving(number));

beforeAll(async () => {
  journey = await Journey.beginAlone();
  await withDatabase({ place: { databaseUrl: null, dataDir: journey.server.dataDir } }, async ({ query }) => {
    for (const act of seeded) await insertOperatorAct(query, act);
    const account = { id: 'user-46', kind: 'user', email: 'ann@example.com' } as const;
    const rest = { language: 'en', settings: '{}', created_at: 0, updated_at: 0 };
    await query
      .insertInto('account')
      .values({ ...account, ...rest })
      .execute();
    await insertOperatorAct(query, {
      ...archiving(0),
      id: 'formula',
      at: noonOf(1) - 1,
      operator_email: '=1+1',
    });
  });
});

afterAll(() => journey.end());

const panel = () => visitor.page.locator('#operator-panel-record');
const rows = () => panel().locator('tbody > tr');
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const showsRows = (count: number) => expect.poll(() => rows().count()).toBe(count);
const internal = { code: 'internal', message: 'Something went wrong on the server.', remedy: '' };
const breakNext = (address: string | RegExp) =>
  visitor.page.route(address, (route) => route.fulfill({ status: 500, json: internal }), { times: 1 });

it('[ADMIN-22] shows the newest first, reads on, and is filtered by operator, act, user and days', async () => {
  ({ visitor } = await operatorAt(journey, 'record'));
  await showsRows(100);
  const last = await rows().nth(20).textContent();
  expect(last).toContain('203.0.113.9');
  expect(last).toContain('archived');
  await button('Load more').click();
  await expect.poll(() => rows().count()).toBeGreaterThanOrEqual(151);
  await panel().getByLabel('Operator').selectOption({ label: 'op-1@example.com' });
  await showsRows(50);
  await panel().getByLabel('Action').selectOption({ label: 'User archived' });
  await showsRows(25);
  await panel().getByLabel('From date').fill('2025-06-10');
  await panel().getByLabel('To date').fill('2025-06-11');
  // The acts of those days are 45 to 54; of these 46 and 52 are even and of the second operator.
  await showsRows(2);
  expect(await rows().first().textContent()).toContain('user-52');
  await panel().getByLabel('User ID or email').fill('user-46');
  await visitor.page.keyboard.press('Enter');
  await showsRows(1);
  await panel().getByLabel('User ID or email').fill('user-52');
  await visitor.page.keyboard.press('Enter');
  await rows().filter({ hasText: 'user-52' }).waitFor();
  await showsRows(1);
  await panel().getByLabel('User ID or email').fill('Ann@example.com');
  await visitor.page.keyboard.press('Enter');
  await rows().filter({ hasText: 'user-46' }).filter({ hasText: 'ann@example.com' }).waitFor();
  await showsRows(1);
  await panel().getByLabel('User ID or email').fill('nobody');
  await visitor.page.keyboard.press('Enter');
  await panel().getByText('No actions found', { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[ADMIN-22] is given as a file in which nothing is a formula, and which says what the filter shows', async () => {
  ({ visitor } = await operatorAt(journey, 'record'));
  await showsRows(100);
  await panel().getByLabel('To date').fill('2025-06-01');
  await showsRows(6);
  const arrival = visitor.page.waitForEvent('download');
  await button('Export as CSV').click();
  const download = await arrival;
  expect(download.suggestedFilename()).toBe('operators-record.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain('operator');
  expect(lines[6]).toContain("'=1+1");
  // Exporting is an act too.
  await panel().getByLabel('To date').fill('');
  await button('Refresh').click();
  await rows().filter({ hasText: 'Audit log exported' }).first().waitFor();
});

it('[ADMIN-21] says what failed, and tries again', async () => {
  ({ visitor } = await operatorAt(journey, 'record'));
  await showsRows(100);
  await breakNext(/\/api\/admin\/acts(\?|$)/);
  await button('Refresh').click();
  const failed = (text: string) => panel().getByRole('alert').filter({ hasText: text });
  await failed('Failed to load the audit log').getByRole('button', { name: 'Try Again' }).click();
  await failed('Failed to load the audit log').waitFor({ state: 'detached' });
  await breakNext('**/api/admin/acts/export*');
  await button('Export as CSV').click();
  const arrival = visitor.page.waitForEvent('download');
  await failed('Failed to export the audit log').getByRole('button', { name: 'Try Again' }).click();
  await arrival;
});

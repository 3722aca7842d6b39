// The tab of health: what is told of the server as it is, each level in words, what to do, and what failed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteBackup } from '#server/backup/last-backup.ts';
import { insertLogEntries } from '#server/database/rows/log-entry-rows.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { seedJob } from '#testing/browser/operators/seed-jobs.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { openTab, operatorAt } from '#testing/browser/operators.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.beginAlone();
});

afterAll(() => journey.end());

const panel = () => visitor.page.locator('#operator-panel-health');
const cards = () => panel().getByRole('listitem');
const card = (name: string) =>
  cards().filter({ has: visitor.page.getByRole('heading', { name, exact: true }) });
const levelOf = (name: string) => card(name).getAttribute('data-level');
const overall = () => panel().getByRole('status');
const refresh = () => panel().getByRole('button', { name: 'Refresh', exact: true }).click();

async function open(): Promise<void> {
  ({ visitor } = await operatorAt(journey, 'health'));
  await cards().first().waitFor();
}

/** Of what a machine happens to be like, such as its free disk, nothing is said here. */
const quietReply = {
  ...{
    version: '1.2.3',
    node: 'v22.0.0',
    startedAt: Date.UTC(2026, 5, 1, 12),
    now: Date.UTC(2026, 5, 2, 12),
  },
  database: { kind: 'sqlite', bytes: 5_000_000, answerMs: 3, schema: 40, schemaOfProgram: 40 },
  disk: { freeBytes: 20_000_000_000, minFreeBytes: 500_000_000 },
  jobs: { waiting: 1234, oldestDueAt: null, failedInDay: 0 },
  errors: { inHour: 0, inDay: 0 },
  eventLoop: { p99Ms: 12, mostMs: 40 },
  memory: { usedBytes: 256_000_000, ofBytes: 2_000_000_000 },
  models: { running: 1, waiting: 0, mostRunning: 2 },
  documents: { running: 0, waiting: 0, mostRunning: 1 },
  ...Object.fromEntries(
    ['mail', 'payments', 'ai', 'googleSignIn', 'spreadsheets'].map((part) => [
      part,
      { kind: 'outside', answeredAt: Date.UTC(2026, 5, 2, 11), failedAt: null },
    ]),
  ),
  backup: { isOwn: true, madeAt: Date.UTC(2026, 5, 2, 3) },
  clock: { trustedAt: Date.UTC(2026, 5, 2, 11), doubtedSince: null },
};

const parts = [
  ...['database', 'disk', 'jobs', 'errors', 'eventLoop', 'memory', 'models', 'documents', 'mail', 'payments'],
  ...['ai', 'googleSignIn', 'spreadsheets', 'backup', 'clock'],
];

/** All green, but for these. */
const levelsWith = (levels: Readonly<Record<string, 'amber' | 'red'>>) => ({
  ...Object.fromEntries(parts.map((part) => [part, 'green'])),
  ...levels,
});

const answerWith = (change: object, levels: Readonly<Record<string, 'amber' | 'red'>> = {}) =>
  visitor.page.route('**/api/admin/health', (route) =>
    route.fulfill({ json: { ...quietReply, ...change, levels: levelsWith(levels) } }),
  );

it('tells how the server is, with what to do first, and the same anew once that changes', async () => {
  await open();
  expect(await cards().count()).toBe(15);
  // No mail server, no payments but the test checkout, and no backup yet.
  for (const [name, facts, remedy] of [
    ['Mail', 'No mail server; emails go to the outbox folder', 'Set SMTP_URL to a mail server that answers'],
    ['Payments', 'Test checkout; no money is taken', 'Set up Stripe to take money'],
    ['Backup', 'None known', 'Run modelwright backup FOLDER every day'],
  ] as const) {
    await card(name).getByText(facts, { exact: true }).waitFor();
    await card(name).getByText(remedy, { exact: false }).waitFor();
    await card(name).getByText('Check soon', { exact: true }).waitFor();
  }
  for (const name of ['AI', 'Sign-in with Google']) {
    await card(name).getByText('Not set up', { exact: true }).waitFor();
    expect(await levelOf(name)).toBe('green');
  }
  await card('Spreadsheets').getByText('Pages of our own', { exact: true }).waitFor();
  await card('Database')
    .getByText(/^SQLite, [\d.]+ [kMG]B, answered in \d+ ms; schema (\d+) of \1$/)
    .waitFor();
  await card('Jobs')
    .getByText(/^\d+ in the queue, oldest due: .+; 0 failed in 24 hours$/)
    .waitFor();
  await panel()
    .getByText(/^Version .+, Node\.js v\d+.*, running since .+\. Checked at .+\.$/)
    .waitFor();
  const levels = await cards().evaluateAll((all) => all.map((one) => one.getAttribute('data-level')));
  expect(levels).toEqual(
    [...levels].sort((one, other) => 'ra g'.indexOf(one?.[0] ?? '') - 'ra g'.indexOf(other?.[0] ?? '')),
  );

  const { dataDir } = journey.server;
  await seedJob(dataDir, { kind: 'receipt' });
  const entry = { lmid: 'x', account_id: null, ip: '', verb: '', path: '', content: '', body: null };
  await withServerDatabase(journey.server, ({ query }) =>
    insertLogEntries(
      query,
      Array.from({ length: 20 }, (_, id) => ({
        ...{ ...entry, id: `error-${id}`, at: Date.now() - 60_000, level: 'error' as const },
      })),
    ),
  );
  await noteBackup(dataDir, Date.now());
  await refresh();
  await card('Errors').getByText('20 in the last hour, 20 in 24 hours', { exact: true }).waitFor();
  await card('Errors').getByText('Act now', { exact: true }).waitFor();
  await card('Errors')
    .getByText('Search the logs for LMIDs that contain “error”.', { exact: true })
    .waitFor();
  await card('Jobs')
    .getByText(/; 1 failed in 24 hours$/)
    .waitFor();
  expect(await levelOf('Jobs')).toBe('amber');
  await card('Backup')
    .getByText(/^Last one: /)
    .waitFor();
  expect(await levelOf('Backup')).toBe('green');
  // What needs somebody comes first.
  expect(await levelOf((await cards().first().getByRole('heading').textContent()) ?? '')).toBe('red');
  expect(visitor.complaints).toEqual([]);
});

it('says in words how many parts need somebody, and how urgently', async () => {
  await open();
  await answerWith({});
  await refresh();
  await overall().filter({ hasText: 'Everything is in order' }).waitFor();
  await overall().filter({ hasText: 'Good' }).waitFor();
  for (const [name, facts] of [
    ['Database', 'SQLite, 5 MB, answered in 3 ms; schema 40 of 40'],
    ['Disk', '20 GB free; nothing is saved below 500 MB'],
    ['Jobs', '1,234 in the queue, oldest due: –; 0 failed in 24 hours'],
    ['Response delay', '99th percentile 12 ms, maximum 40 ms'],
    ['Memory', '256 MB of 2 GB'],
    ['Model processes', '1 of 2 busy, 0 waiting'],
  ] as const)
    await card(name).getByText(facts, { exact: true }).waitFor();
  expect(await panel().getByText('Check soon', { exact: true }).count()).toBe(0);
  await visitor.page.unroute('**/api/admin/health');
  await answerWith({}, { disk: 'amber', memory: 'amber' });
  await refresh();
  await overall().filter({ hasText: '2 items to check' }).waitFor();
  await visitor.page.unroute('**/api/admin/health');
  const database = { kind: 'postgres', bytes: null, answerMs: null, schema: null, schemaOfProgram: 40 };
  const never = { isOwn: false, madeAt: null };
  const change = { database, backup: never, clock: { trustedAt: null, doubtedSince: 1 } };
  await answerWith(change, { database: 'red', clock: 'red', disk: 'amber' });
  await refresh();
  await overall().filter({ hasText: '2 items need action now' }).waitFor();
  await card('Database')
    .getByText('PostgreSQL, –, answered in – ms; schema – of 40', { exact: true })
    .waitFor();
  await card('Backup').getByText('PostgreSQL is backed up with its own tools', { exact: true }).waitFor();
  await card('Clock').getByText('Never checked', { exact: true }).waitFor();
  const first = await cards().evaluateAll((all) =>
    all.slice(0, 4).map((one) => one.getAttribute('data-level')),
  );
  expect(first).toEqual(['red', 'red', 'amber', 'green']);
});

it('asks again while somebody looks, and not while they do not', async () => {
  let asked = 0;
  ({ visitor } = await operatorAt(journey, 'record'));
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/health')) asked += 1;
  });
  await visitor.page.clock.install();
  await openTab(visitor, 'health');
  await cards().first().waitFor();
  expect(asked).toBe(1);
  await visitor.page.clock.runFor(15_000);
  await expect.poll(() => asked).toBe(2);
  await openTab(visitor, 'record');
  await visitor.page.clock.runFor(60_000);
  expect(asked).toBe(2);
  await openTab(visitor, 'health');
  await expect.poll(() => asked).toBe(3);
});

it('says that it could not be checked, keeps what was known, and tries again', async () => {
  await open();
  await breakOnce(visitor, '**/api/admin/health');
  await refresh();
  const failed = panel().getByRole('alert').filter({ hasText: 'Failed to check the server' });
  await failed.waitFor();
  expect(await cards().count()).toBe(15);
  await failed.getByRole('button', { name: 'Try Again', exact: true }).click();
  await failed.waitFor({ state: 'detached' });
});

it('fits a phone, in Russian', async () => {
  ({ visitor } = await operatorAt(journey, 'health', { viewport: narrow, language: 'ru' }));
  await cards().first().waitFor();
  await expectNoOverflow();
  await answerWith({}, { disk: 'red' });
  await panel().getByRole('button', { name: 'Обновить', exact: true }).click();
  await overall().filter({ hasText: 'Срочных мер требует 1 пункт' }).waitFor();
  await expectNoOverflow();
});

async function expectNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = await visitor.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
}

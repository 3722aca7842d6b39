// The queue in the tab of jobs and mail: how many in each state, done again, done now, dropped, and what is refused.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { JobsTab } from '#testing/browser/operators/jobs-tab.ts';
import { done, emailTo, leased, seedJob, waiting } from '#testing/browser/operators/seed-jobs.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { chooseEnvironment, expectEnvironment, operatorAt } from '#testing/browser/operators.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;
let visitor: Visitor;
let tab: JobsTab;
/** Nobody works there, so that what is in its queue stays as it is. */
const elsewhere = mkdtempSync(join(tmpdir(), 'jobs-'));

const owner = { ...newVisitor('en', Date.now()), kind: 'user' as const, email: 'owner@example.com' };

beforeAll(async () => {
  await withDatabase({ place: { databaseUrl: null, dataDir: elsewhere } }, ({ query }) =>
    query.insertInto('account').values(owner).execute(),
  );
  journey = await Journey.beginAlone({ PRODUCTION_DATABASE: elsewhere });
});

afterAll(async () => {
  await journey.end();
  rmSync(elsewhere, { recursive: true, force: true });
});

async function openQueue(): Promise<void> {
  ({ visitor } = await operatorAt(journey, 'jobs'));
  tab = new JobsTab(visitor);
  await tab.openQueue();
}

async function openElsewhere(): Promise<void> {
  ({ visitor } = await operatorAt(journey, 'jobs'));
  tab = new JobsTab(visitor);
  await chooseEnvironment(visitor, 'production');
  await expectEnvironment(visitor, 'production');
  await tab.openQueue();
}

const seed = (change: Parameters<typeof seedJob>[1]) => seedJob(journey.server.dataDir, change);
const tones = () => tab.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tone')));

it('counts the jobs of each state, and says of each what it is, how often it was tried, and why it failed', async () => {
  await seedJob(elsewhere, {
    kind: 'refund',
    last_error: 'card expired',
    payload: '{"orderId":"secret-order"}',
  });
  await seedJob(elsewhere, { kind: 'receipt' });
  await seedJob(elsewhere, { ...waiting(), kind: 'cancel-subscription' });
  await seedJob(elsewhere, { ...leased(), kind: 'of-a-newer-program' });
  await seedJob(elsewhere, { ...done(), kind: 'close-checkouts' });
  await openElsewhere();
  await expect.poll(() => tab.rows.count()).toBe(5);
  for (const [state, count] of [
    ['Waiting', '1'],
    ['Running', '1'],
    ['Failed', '2'],
    ['Done', '1'],
  ] as const)
    expect([state, await tab.count(state)]).toEqual([state, count]);
  const buttons = (row: string) => tab.row(row).getByRole('button').allTextContents();
  const refund = tab.row('Refund');
  await refund.getByText('7 of 7', { exact: true }).waitFor();
  await refund.getByText('card expired', { exact: true }).waitFor();
  await refund.getByText(/^Finished /).waitFor();
  expect(await buttons('Refund')).toEqual(['Retry', 'Drop']);
  // What it needs is no longer there.
  expect(await buttons('Receipt')).toEqual(['Drop']);
  await tab
    .row('End of a subscription')
    .getByText(/^in 2[34] hours$/)
    .waitFor();
  expect(await buttons('End of a subscription')).toEqual(['Run now', 'Drop']);
  await tab.row('of-a-newer-program').getByText('Now', { exact: true }).waitFor();
  expect(await buttons('of-a-newer-program')).toEqual([]);
  expect(await buttons('Closing other checkouts')).toEqual([]);
  expect((await tones()).filter((tone) => tone === 'error')).toHaveLength(2);
  expect(await tab.panel.textContent()).not.toContain('secret-order');
  await tab.state().selectOption('Failed');
  await expect.poll(() => tab.rows.count()).toBe(2);
  await tab.kind().selectOption('Receipt');
  await expect.poll(() => tab.rows.count()).toBe(1);
  await tab.state().selectOption('Running');
  await tab.panel.getByText('No jobs found', { exact: true }).waitFor();
  // The numbers are of all, whatever is looked for.
  expect(await tab.count('Failed')).toBe('2');
  expect(visitor.complaints).toEqual([]);
});

it('has a job done again that was given up, and one done now that waits', async () => {
  await seed({ payload: emailTo('again@example.com') });
  await seed({ ...waiting(), payload: emailTo('sooner@example.com') });
  await openQueue();
  const one = (state: 'Failed' | 'Waiting', name: string) => async () => {
    await tab.state().selectOption(state);
    await expect.poll(() => tab.rows.count()).toBe(1);
    await tab.act('Email', name).click();
    // It is no longer in that state.
    await tab.panel.getByText('No jobs found', { exact: true }).waitFor();
  };
  await one('Failed', 'Retry')();
  await awaitEmail(journey.server, 'again@example.com', 'Your password was changed');
  await one('Waiting', 'Run now')();
  await awaitEmail(journey.server, 'sooner@example.com', 'Your password was changed');
  await expect
    .poll(async () => {
      await tab.button('Refresh').click();
      return [await tab.count('Failed'), await tab.count('Waiting'), await tab.count('Running')];
    })
    .toEqual(['0', '0', '0']);
});

it('drops a job once that was confirmed', async () => {
  await seed({ kind: 'receipt' });
  await openQueue();
  await tab.kind().selectOption('Receipt');
  await tab.act('Receipt', 'Drop').click();
  await tab.dialog
    .getByText("“Receipt” will be removed from the queue and won't run. This cannot be undone.", {
      exact: true,
    })
    .waitFor();
  await tab.dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  expect(await tab.rows.count()).toBe(1);
  await tab.act('Receipt', 'Drop').click();
  await breakOnce(visitor, '**/api/admin/jobs/*');
  await tab.dialog.getByRole('button', { name: 'Drop', exact: true }).click();
  await tab.alert('Failed to change the job').waitFor();
  await tab.dialog.getByRole('button', { name: 'Drop', exact: true }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  await tab.panel.getByText('No jobs found', { exact: true }).waitFor();
});

it('has whom it concerns typed in production', async () => {
  const id = await seedJob(elsewhere, { kind: 'leave-drive', account_id: owner.id });
  await openElsewhere();
  await tab.act(id, 'Drop').click();
  const drop = tab.dialog.getByRole('button', { name: 'Drop', exact: true });
  expect(await drop.isDisabled()).toBe(true);
  await tab.dialog.getByRole('textbox').fill('somebody@example.com');
  expect(await drop.isDisabled()).toBe(true);
  await tab.dialog.getByRole('textbox').fill('Owner@example.com');
  await drop.click();
  await tab.dialog.waitFor({ state: 'detached' });
  await expect.poll(() => tab.row(id).count()).toBe(0);
});

it('says what was refused, and what failed, which is tried again', async () => {
  const id = await seed({ payload: emailTo('taken@example.com') });
  await openQueue();
  await tab.act(id, 'Retry').waitFor();
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('job').set(leased()).where('id', '=', id).execute(),
  );
  await tab.act(id, 'Retry').click();
  await tab
    .alert("The job's state has changed, or it is running now. Refresh the list.")
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await tab.act(id, 'Drop').click();
  await tab.dialog.getByRole('button', { name: 'Drop', exact: true }).click();
  await tab.alert("The job's state has changed").waitFor();
  await tab.dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await breakOnce(visitor, '**/api/admin/jobs?*');
  await tab.button('Refresh').click();
  await tab.alert('Failed to load the queue').getByRole('button', { name: 'Try Again' }).click();
  await tab.row(id).getByText('Running', { exact: true }).waitFor();
});

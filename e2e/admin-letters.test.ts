// The emails in the tab of jobs and mail: found by address and state, read as text, sent again, and what is no longer kept.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { JobsTab } from '#testing/browser/operators/jobs-tab.ts';
import { done, emailTo, seedJob, seedManyEmails, waiting } from '#testing/browser/operators/seed-jobs.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { awaitEmail } from '#testing/server/outbox.ts';

let journey: Journey;
let visitor: Visitor;
let tab: JobsTab;

beforeAll(async () => {
  journey = await Journey.beginAlone({ OUTBOX_KEPT_DAYS: '45' });
});

afterAll(() => journey.end());

beforeEach(async () => {
  ({ visitor } = await operatorAt(journey, 'jobs'));
  tab = new JobsTab(visitor);
});

const seed = (change: Parameters<typeof seedJob>[1]) => seedJob(journey.server.dataDir, change);

const actsOn = (what: string) =>
  withServerDatabase(journey.server, async ({ query }) => {
    const acts = await query.selectFrom('operator_act').select('act').where('what', '=', what).execute();
    return acts.map(({ act }) => act).sort();
  });

it('says where emails are and how long, and finds them by address and state', async () => {
  await seed({ payload: emailTo('ada@example.com'), last_error: '550 no such mailbox' });
  await seed({ ...done(), payload: emailTo('ada@example.com', { kind: 'welcome', url: 'x' }, 'ru') });
  await seed({ ...waiting(), payload: emailTo('bob@example.com'), last_error: 'timeout' });
  await tab.panel
    .getByText(
      'No mail server is set: emails are written to the outbox folder of the data, not sent. Their text is kept for 45 days.',
      { exact: true },
    )
    .waitFor();
  await tab.search(' ADA@example.com ');
  await expect.poll(() => tab.rows.count()).toBe(2);
  const failed = tab.row('Your password was changed');
  expect(await failed.getAttribute('data-tone')).toBe('error');
  await failed.getByText('Failed', { exact: true }).waitFor();
  await failed.getByText('550 no such mailbox', { exact: true }).waitFor();
  // In the language of the recipient.
  await tab.row('Добро пожаловать в Modelwright').getByText('Done', { exact: true }).waitFor();
  await tab.state().selectOption('Done');
  await expect.poll(() => tab.rows.count()).toBe(1);
  await tab.search('bob@example.com');
  await tab.panel.getByText('No emails found', { exact: true }).waitFor();
  await tab.state().selectOption('Waiting');
  await tab.row('bob@example.com').getByText('timeout', { exact: true }).waitFor();
  // The same again, not everything.
  await tab.button('Refresh').click();
  await expect.poll(() => tab.rows.count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
});

it('opens an email as text without its links, which is on record', async () => {
  const url = 'http://modelwright.example/builder/#/feedback?token=of-the-reader';
  const id = await seed({
    ...done(),
    payload: emailTo('reader@example.com', { kind: 'feedback-request', url }),
  });
  await tab.search('reader@example.com');
  await breakOnce(visitor, '**/api/admin/letters/*');
  await tab.act('reader@example.com', 'Read').click();
  await tab.alert('Failed to load the email').getByRole('button', { name: 'Try Again' }).click();
  await tab.dialog.getByText('How is Modelwright working for you?', { exact: true }).waitFor();
  await tab.dialog.getByText('reader@example.com', { exact: true }).waitFor();
  const text = await tab.dialog.getByRole('region', { name: 'Email', exact: true }).textContent();
  expect(text).toContain('http://modelwright.example/[removed]');
  expect(text).not.toContain('of-the-reader');
  expect(await tab.dialog.getByRole('link').count()).toBe(0);
  await tab.dialog.getByText('Reading this email is recorded in the audit log.', { exact: false }).waitFor();
  await visitor.page.keyboard.press('Escape');
  await tab.dialog.waitFor({ state: 'detached' });
  expect(await actsOn(id)).toEqual(['letter-read']);
});

it('sends again what was sent, and tries again what was not', async () => {
  const sent = await seed({ ...done(), payload: emailTo('twice@example.com') });
  const failed = await seed({ payload: emailTo('late@example.com') });
  await tab.search('twice@example.com');
  await tab.act('twice@example.com', 'Send again').click();
  await awaitEmail(journey.server, 'twice@example.com', 'Your password was changed');
  await expect.poll(() => tab.rows.count()).toBe(2);
  await tab.search('late@example.com');
  await tab.act('late@example.com', 'Retry').click();
  await awaitEmail(journey.server, 'late@example.com', 'Your password was changed');
  const isDone = async () => {
    await tab.button('Refresh').click();
    return tab.row('late@example.com').getByText('Done', { exact: true }).count();
  };
  await expect.poll(isDone).toBe(1);
  expect(await actsOn(sent)).toEqual(['letter-sent-again']);
  expect(await actsOn(failed)).toEqual(['job-retried']);
});

it('offers no link that opened an account again, and nothing of what is no longer kept', async () => {
  const reset = { kind: 'reset-password', url: '' };
  await seed({ ...done(), payload: emailTo('opened@example.com', reset) });
  await tab.search('opened@example.com');
  await tab
    .row('opened@example.com')
    .getByText("Can't be sent again: its link opened an account", { exact: true })
    .waitFor();
  expect(await tab.rows.getByRole('button').allTextContents()).toEqual(['Read']);
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('job').set({ payload: '{}' }).where('payload', 'like', '%opened@%').execute(),
  );
  await tab.search('');
  const gone = tab.row('Text no longer kept');
  await gone.waitFor();
  expect(await gone.getByRole('button').count()).toBe(0);
});

it('says what was refused or failed, and tries the same again', async () => {
  const id = await seed({ payload: emailTo('moved@example.com') });
  await tab.search('moved@example.com');
  await tab.act('moved@example.com', 'Retry').waitFor();
  await breakOnce(visitor, '**/api/admin/jobs/*/retry');
  await tab.act('moved@example.com', 'Retry').click();
  const failed = tab.alert('Failed to change the job');
  await failed.getByRole('button', { name: 'Close', exact: true }).click();
  await failed.waitFor({ state: 'detached' });
  await withServerDatabase(journey.server, ({ query }) =>
    query.deleteFrom('job').where('id', '=', id).execute(),
  );
  await tab.act('moved@example.com', 'Retry').click();
  await tab.alert('This job is no longer in the queue. Refresh the list.').waitFor();
  await breakOnce(visitor, '**/api/admin/letters?*');
  await tab.button('Refresh').click();
  await tab.alert('Failed to load the emails').getByRole('button', { name: 'Try Again' }).click();
  await tab.panel.getByText('No emails found', { exact: true }).waitFor();
});

it('goes on to the last one, and keeps what is shown where it cannot', async () => {
  await seedManyEmails(journey.server.dataDir, 130);
  await tab.state().selectOption('Waiting');
  await expect.poll(() => tab.rows.count()).toBe(100);
  await breakOnce(visitor, '**/api/admin/letters?*');
  await tab.button('Load more').click();
  await tab.alert('Failed to load the emails').getByRole('button', { name: 'Try Again' }).click();
  // One waits since the first of these tests.
  await expect.poll(() => tab.rows.count()).toBe(131);
  expect(await tab.button('Load more').count()).toBe(0);
  const numbers = (await tab.rows.allTextContents()).flatMap((text) => /reader-(\d+)@/.exec(text)?.[1] ?? []);
  expect(numbers.map(Number)).toEqual(Array.from({ length: 130 }, (_, index) => 129 - index));
});

it('are cards on a phone, in Russian', async () => {
  await seed({ ...done(), payload: emailTo('phone@example.com') });
  ({ visitor } = await operatorAt(journey, 'jobs', { viewport: narrow, language: 'ru' }));
  tab = new JobsTab(visitor);
  await tab.act('phone@example.com', 'Прочитать').waitFor();
  const { scrollWidth, clientWidth } = await visitor.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
});

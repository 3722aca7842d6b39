// What operators do to users: ask for feedback, archive, take back and delete, one and many, and what goes wrong with it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { seedUsers, withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { UsersTab } from '#testing/browser/operators/users-tab.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { awaitEmail } from '#testing/server/outbox.ts';

let journey: Journey;
let visitor: Visitor;
let tab: UsersTab;

beforeAll(async () => {
  journey = await Journey.beginAlone();
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = (await operatorAt(journey, 'users')).visitor;
  tab = new UsersTab(visitor);
  return () => visitor.context.close();
});

const newEmail = () => `user-${randomUUID()}@example.com`;

async function seedOne(email = newEmail()): Promise<{ readonly id: string; readonly email: string }> {
  const [id = ''] = await seedUsers(journey.server, [{ account: { email }, templates: [{ name: 'Cafe' }] }]);
  return { id, email };
}

/** Newer than everybody else, so that their rows are among the first. */
const soon = (): number => Date.now() + 24 * 60 * 60 * 1000;

async function seedMany(count: number): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const emails = Array.from({ length: count }, newEmail);
  const ids = await seedUsers(
    journey.server,
    emails.map((email) => ({ account: { email, created_at: soon() } })),
  );
  return ids.map((id, index) => ({ id, email: String(emails[index]) }));
}

const statusOf = (id: string) =>
  withServerDatabase(journey.server, ({ query }) =>
    query.selectFrom('account').select('status').where('id', '=', id).executeTakeFirst(),
  ).then((row) => row?.status ?? 'gone');

const act = (id: string, name: RegExp) => tab.row(id).getByRole('button', { name });

it('[ADMIN-11] asks for feedback by email, and says when', async () => {
  const { id, email } = await seedOne();
  await tab.find(id);
  expect(await act(id, /^Feedback: /).getAttribute('title')).toBe('Send feedback request');
  await act(id, /^Feedback: /).click();
  const requested = act(id, /^✓ Requested: /);
  await requested.waitFor();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.now());
  expect(await requested.getAttribute('title')).toContain(today);
  await awaitEmail(journey.server, email, 'How is Modelwright working for you?');
  await tab.button('Refresh').click();
  await requested.waitFor();
});

it('[ADMIN-12] archives one, who can be taken back', async () => {
  const { id } = await seedOne();
  await tab.find(id);
  await act(id, /^Archive: /).click();
  await act(id, /^Unarchive: /).waitFor();
  expect(await tab.cell(id, 1).textContent()).toContain('archived');
  expect(await statusOf(id)).toBe('archived');
  await act(id, /^Unarchive: /).click();
  await act(id, /^Archive: /).waitFor();
  expect(await statusOf(id)).toBe('active');
});

it('[ADMIN-13] deletes one after a question that names the email, with everything', async () => {
  const { id, email } = await seedOne();
  await tab.find(id);
  await act(id, /^Delete: /).click();
  await tab.dialog.getByText(email, { exact: true }).waitFor();
  await tab.dialog
    .getByText(
      "This can't be undone: all data of this user, including templates and orders, will be permanently removed.",
    )
    .waitFor();
  await tab.dialog.getByRole('button', { name: 'Cancel' }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  expect(await statusOf(id)).toBe('active');
  await act(id, /^Delete: /).click();
  await withoutRecord(journey.server, async () => {
    await tab.dialog.getByRole('button', { name: 'Delete User' }).click();
    await tab.dialog.getByText('Failed to delete user', { exact: true }).waitFor();
  });
  expect(await statusOf(id)).not.toBe('gone');
  await tab.dialog.getByRole('button', { name: 'Try Again' }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  await tab.row(id).waitFor({ state: 'detached' });
  expect(await statusOf(id)).toBe('gone');
  await tab.panel.getByText('No users found', { exact: true }).waitFor();
});

it.each([
  ['Feedback', 'Failed to send feedback request', 'active'],
  ['Archive', 'Failed to archive user', 'active'],
  ['Unarchive', 'Failed to unarchive user', 'archived'],
] as const)('[ADMIN-21] %s that fails is said, and can be tried again', async (name, text, status) => {
  const email = newEmail();
  const [id = ''] = await seedUsers(journey.server, [{ account: { email, status } }]);
  await tab.find(id);
  const button = act(id, new RegExp(`^${name}: `));
  await withoutRecord(journey.server, async () => {
    await button.click();
    await tab.alert.getByText(text, { exact: true }).waitFor();
  });
  await tab.alert.getByRole('button', { name: 'Try Again' }).click();
  await button.waitFor({ state: 'detached' });
  expect(await tab.alert.count()).toBe(0);
});

async function chooseAll(users: readonly { readonly id: string }[]): Promise<void> {
  await tab.load();
  for (const { id } of users) await tab.box(id).check();
  await tab.panel.getByText(`${users.length} selected`, { exact: true }).waitFor();
}

it('[ADMIN-10] archives and takes back many, each only where it can be', async () => {
  const users = await seedMany(3);
  const [first] = users;
  if (!first) throw new Error('There are three.');
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('account').set({ status: 'archived' }).where('id', '=', first.id).execute(),
  );
  await chooseAll(users);
  await tab.button('Unarchive (1)').waitFor();
  await tab.button('Delete (3)').waitFor();
  await tab.button('Archive (2)').click();
  await tab.panel.getByText('2 users were archived.', { exact: true }).waitFor();
  for (const { id } of users) expect(await statusOf(id)).toBe('archived');
  // Done, so they are not chosen any more.
  await tab.panel.getByText('1 selected', { exact: true }).waitFor();
  for (const { id } of users.slice(1)) await tab.box(id).check();
  expect(await tab.button('Archive (0)').isDisabled()).toBe(true);
  await tab.button('Unarchive (3)').click();
  await tab.panel.getByText('3 users were unarchived.', { exact: true }).waitFor();
  for (const { id } of users) expect(await statusOf(id)).toBe('active');
});

it('[ADMIN-10] deletes many after a question, names whom it failed for, and keeps them chosen', async () => {
  const users = await seedMany(3);
  const [gone, ...others] = users;
  if (!gone) throw new Error('There are three.');
  await chooseAll(users);
  // Meanwhile this one deleted the account.
  await withServerDatabase(journey.server, ({ query }) =>
    query.deleteFrom('account').where('id', '=', gone.id).execute(),
  );
  await tab.button('Delete (3)').click();
  await tab.dialog.getByRole('heading', { name: 'Delete 3 users?' }).waitFor();
  for (const { email } of users) await tab.dialog.getByText(email, { exact: true }).waitFor();
  await tab.dialog.getByRole('button', { name: 'Delete 3 users' }).click();
  await tab.alert.getByText('Failed to delete users', { exact: true }).waitFor();
  await tab.alert.getByText('2 users were deleted.', { exact: true }).waitFor();
  expect(await tab.alert.getByRole('listitem').textContent()).toMatch(new RegExp(`^${gone.email}: .+`));
  for (const { id } of others) expect(await statusOf(id)).toBe('gone');
  expect(await tab.box(gone.id).isChecked()).toBe(true);
  await tab.panel.getByText('1 selected', { exact: true }).waitFor();
});

it.each([
  ['Archive', 'Failed to archive users', 'active', '2 users were archived.'],
  ['Unarchive', 'Failed to unarchive users', 'archived', '2 users were unarchived.'],
] as const)(
  '[ADMIN-21] %s of many that fails is said, and tried again for those',
  async (name, text, status, done) => {
    const users = await seedMany(2);
    const ids = users.map(({ id }) => id);
    await withServerDatabase(journey.server, ({ query }) =>
      query.updateTable('account').set({ status }).where('id', 'in', ids).execute(),
    );
    await chooseAll(users);
    await withoutRecord(journey.server, async () => {
      await tab.button(`${name} (2)`).click();
      await tab.alert.getByText(text, { exact: true }).waitFor();
    });
    for (const { email } of users) await tab.alert.getByText(`${email}: ${text}`, { exact: true }).waitFor();
    await tab.alert.getByRole('button', { name: 'Try Again' }).click();
    await tab.panel.getByText(done, { exact: true }).waitFor();
  },
);

it('[ADMIN-10] shows how far it is, and stops between two', async () => {
  const users = await seedMany(3);
  await chooseAll(users);
  let count = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route('**/api/admin/users/*/status', async (route) => {
    count += 1;
    if (count === 2) await held;
    await route.continue();
  });
  await tab.button('Archive (3)').click();
  await tab.panel.getByText('Archiving: 1 of 3', { exact: true }).waitFor();
  await tab.button('Cancel').click();
  expect(await tab.button('Cancel').isDisabled()).toBe(true);
  release();
  await tab.panel.getByText("2 users were archived. 1 wasn't processed and stays selected.").waitFor();
  await tab.panel.getByText('1 selected', { exact: true }).waitFor();
  expect(count).toBe(2);
});

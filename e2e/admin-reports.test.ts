// Reports in the operators' area: messages, templates that people report, and tables to download.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { OperatorPanel } from '#testing/browser/operators/operator-panel.ts';
import { seedUsers, withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe } from '#testing/gallery/offers.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newPerson, saveNew } from '#testing/server/people.ts';
import { Visitor as ApiVisitor } from '#testing/server/visitor.ts';

let journey: Journey;
let visitor: Visitor;
let tab: OperatorPanel;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  visitor = (await operatorAt(journey, 'reports')).visitor;
  tab = new OperatorPanel(visitor, 'reports');
});

afterAll(() => journey.end());

const visitorOf = async ({ server }: Journey): Promise<ApiVisitor> => {
  const person = new ApiVisitor(server.origin);
  await person.call('getUser');
  return person;
};
const newVisitor = () => visitorOf(journey);

async function published(name: string, at = journey) {
  const { visitor: owner, email } = await newPerson({ newVisitor: () => visitorOf(at) });
  const id = await saveNew(owner, name);
  await owner.call('publishTemplate', { body: { uuid: id, name, isPublished: true } });
  return { owner, email, id };
}

const publishedOf = async (owner: ApiVisitor) => (await owner.call('getUser')).templates[0]?.isPublished;

it('shows messages, which are answered by mail and marked', async () => {
  await tab.says('No messages found');
  const { visitor: person, email } = await newPerson({ newVisitor });
  await person.call('feedback', { body: { message: 'The <b>chart</b> is cut off.' } });
  await (await newVisitor()).call('feedback', { body: { message: 'Is there a plan for schools?' } });
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('account').set({ feedback_requested_at: 1 }).where('email', '=', email).execute(),
  );
  await tab.button('Refresh').click();
  const first = tab.row('The <b>chart</b> is cut off.');
  await first.getByText('Answers your request', { exact: true }).waitFor();
  expect(await first.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
    `mailto:${encodeURIComponent(email)}?subject=Your%20message%20to%20Modelwright`,
  );
  const second = tab.row('Is there a plan for schools?');
  expect(await second.textContent()).toContain('A visitor');
  expect(await second.getByRole('link').count()).toBe(0);
  await withoutRecord(journey.server, async () => {
    await first.getByRole('button', { name: 'Mark as done' }).click();
    await tab.says('Failed to mark the message');
  });
  await tab.tryAgain('Failed to mark the message');
  await first.waitFor({ state: 'detached' });
  const show = tab.panel.getByRole('combobox', { name: 'Show', exact: true });
  await show.selectOption('Done');
  await first.waitFor();
  expect(await tab.rows.count()).toBe(1);
  await show.selectOption('All');
  await second.waitFor();
  expect(await tab.rows.count()).toBe(2);
  await first.getByRole('button', { name: 'Mark as not done' }).click();
  await first.getByRole('button', { name: 'Mark as done' }).waitFor();
  // Its sender deletes the account.
  await person.call('deleteUser', { body: { password: 'correct horse battery' } });
  await first.getByRole('button', { name: 'Mark as done' }).click();
  await tab.says("The message was deleted together with its sender's account.");
  await withoutRecord(journey.server, async () => {
    await tab.button('Refresh').click();
    await tab.says('Failed to load messages');
  });
  await tab.tryAgain('Failed to load messages');
});

it('shows reported templates with what people say, and dismisses it', async () => {
  await tab.view('Reported templates');
  await tab.says('No reports found');
  const { id, email, owner } = await published('Bakery');
  const { visitor: reader, email: readerEmail } = await newPerson({ newVisitor });
  await reader.call('reportTemplate', {
    id,
    body: { reason: 'wrong-numbers', words: 'Rent is twice in it.' },
  });
  await (await newVisitor()).call('reportTemplate', { id, body: { reason: 'other', words: '' } });
  await tab.button('Refresh').click();
  const row = tab.row('Bakery');
  for (const part of [email, 'Published', 'The numbers are wrong: Rent is twice in it.', readerEmail])
    expect(await row.textContent()).toContain(part);
  const said = await row.getByRole('listitem').allTextContents();
  expect(said.filter((text) => /^Something else.*A visitor$/.test(text))).toHaveLength(1);
  expect(await row.getByRole('button').allTextContents()).toEqual(['Dismiss', 'Make private']);
  // What people speak of can be looked at before it is answered.
  expect(await row.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe(
    `#/template/${id}/`,
  );
  await withoutRecord(journey.server, async () => {
    await row.getByRole('button', { name: 'Dismiss' }).click();
    await tab.says('Failed to dismiss the reports');
  });
  await tab.tryAgain('Failed to dismiss the reports');
  await tab.says('No reports found');
  expect(await publishedOf(owner)).toBe(true);
  await withoutRecord(journey.server, async () => {
    await tab.button('Refresh').click();
    await tab.says('Failed to load reports');
  });
  await tab.tryAgain('Failed to load reports');
});

it('makes a reported template private, and takes one out of the gallery', async () => {
  const { id, email, owner } = await published('Hotel');
  const [offered] = await fillGallery(journey.server, visitor.context, [cafe]);
  const reader = await newVisitor();
  await reader.call('reportTemplate', { id, body: { reason: 'offensive', words: '' } });
  await reader.call('reportTemplate', { id: String(offered?.uuid), body: { reason: 'copied', words: '' } });
  await tab.button('Refresh').click();
  const title = 'Make Hotel private?';
  await tab.act('Hotel', 'Make private').click();
  await tab.dialog(title).getByRole('textbox', { name: 'Message to the owner (optional)' }).fill('Not so.');
  await withoutRecord(journey.server, async () => {
    await tab.dialog(title).getByRole('button', { name: 'Make private', exact: true }).click();
    await tab.dialog(title).getByText('Failed to make the template private', { exact: true }).waitFor();
  });
  await tab.answer(title, 'Make private');
  await tab.row('Hotel').waitFor({ state: 'detached' });
  expect(await publishedOf(owner)).toBe(false);
  const { text } = await awaitEmail(journey.server, email, 'Your template is private again: Hotel');
  expect(text).toContain('Not so.');
  await tab.row(cafe.name).getByText('In the gallery', { exact: true }).waitFor();
  await tab.act(cafe.name, 'Remove').click();
  await tab.answer(`Remove ${cafe.name} from the gallery?`, 'Remove');
  await tab.says('No reports found');
  expect((await reader.call('getGallery')).templates).toEqual([]);
});

it('downloads tables', async () => {
  await seedUsers(journey.server, [
    {
      account: { email: '=cmd@example.com' },
      orders: [{ state: 'paid', paid_at: Date.UTC(2026, 0, 31), tax_amount: 483, currency: 'usd' }],
    },
  ]);
  await tab.view('Downloads');
  const linesOf = async (label: string, name: string) => {
    const [file] = await Promise.all([
      visitor.page.waitForEvent('download'),
      tab.panel.getByRole('link', { name: label, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    return readFileSync(await file.path(), 'utf8').split('\r\n');
  };
  expect(
    (await linesOf('Users', 'users')).filter((line) => line.includes(",'=cmd@example.com,")),
  ).toHaveLength(1);
  expect(
    (await linesOf('Orders', 'orders')).filter((line) => line.includes(',29,4.83,33.83,0,')),
  ).toHaveLength(1);
  const revenue = await linesOf('Revenue by month', 'revenue');
  expect(revenue[1]).toMatch(/^2026-01,[^,]*,usd,1,29,4\.83,33\.83,0,0,33\.83$/);
  expect(await linesOf('Refunds', 'refunds')).toHaveLength(2);
  expect(visitor.complaints).toEqual([]);
});

it('asks in production for the email of whoever owns what is made private', async () => {
  const production = await Journey.beginAlone({ ENVIRONMENT: 'production' });
  const { visitor: operator } = await operatorAt(production, 'reports', { language: 'ru', viewport: narrow });
  const { id, email, owner } = await published('Пекарня', production);
  const reader = await visitorOf(production);
  await reader.call('reportTemplate', { id, body: { reason: 'misleading', words: '' } });
  const there = new OperatorPanel(operator, 'reports');
  await there.view('Жалобы');
  await there.row('Пекарня').getByText('Не соответствует описанию').waitFor();
  await there.act('Пекарня', 'Закрыть доступ').click();
  const dialog = there.dialog('Закрыть доступ к «Пекарня»?');
  const submit = dialog.getByRole('button', { name: 'Закрыть доступ', exact: true });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').last().fill(`x${email}`);
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').last().fill(email.toUpperCase());
  await submit.click();
  await there.says('Жалоб нет');
  expect(await publishedOf(owner)).toBe(false);
  await production.end();
});

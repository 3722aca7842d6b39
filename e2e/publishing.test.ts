// Publishing an own model and asking that it is listed in the gallery, and reporting what others published.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe } from '#testing/gallery/offers.ts';
import { newOperator } from '#testing/server/operators.ts';
import { Visitor as ApiVisitor } from '#testing/server/visitor.ts';

let journey: Journey;
let operator: ApiVisitor;

const newVisitor = async (): Promise<ApiVisitor> => {
  const person = new ApiVisitor(journey.server.origin);
  await person.call('getUser');
  return person;
};

beforeAll(async () => {
  journey = await Journey.beginAlone();
  const place = { databaseUrl: null, dataDir: journey.server.dataDir, remove: async () => undefined };
  operator = (await newOperator({ newVisitor, place, clock: { time: Date.now(), now: Date.now } })).visitor;
});

afterAll(() => journey.end());

/** In front of the dialog about a model of their own. */
async function atDialog(name: string, isSignedIn = true): Promise<{ owner: Visitor; id: string }> {
  const owner = await journey.visitor();
  await owner.open('/templates');
  if (isSignedIn) await signUp(owner);
  const id = await saveTemplate(owner, { name, price: null });
  await owner.page.reload();
  await openDialog(owner, name);
  return { owner, id };
}

async function openDialog({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name: `Publish ${name}` }).click();
  await page.getByRole('dialog', { name: 'Publish', exact: true }).waitFor();
}

const dialog = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Publish', exact: true });
const button = (visitor: Visitor, name: string) => dialog(visitor).getByRole('button', { name, exact: true });
const says = (visitor: Visitor, text: string | RegExp) =>
  dialog(visitor).getByText(text, { exact: true }).waitFor();

async function publish(owner: Visitor): Promise<void> {
  await dialog(owner).getByRole('switch').click();
  await button(owner, 'Save').click();
  await button(owner, 'Ask to list it in the gallery').waitFor();
}

/** Closed and opened again, as after an email. */
async function openAgain(owner: Visitor, name: string): Promise<void> {
  await owner.page.reload();
  await openDialog(owner, name);
}

const revisionOf = async (id: string) =>
  (await operator.call('listListings')).listings.find(({ uuid }) => uuid === id)?.revision ?? 0;

it('publishes a model under a name, with its link, and takes that back', async () => {
  const { owner, id } = await atDialog('Bakery');
  await says(owner, 'Publish the model first, then ask to list it in the gallery for everyone.');
  expect(await button(owner, 'Save').isDisabled()).toBe(true);
  const name = dialog(owner).getByRole('textbox', { name: 'Name' });
  await name.fill('  ');
  await button(owner, 'Save').click();
  await says(owner, 'A name is required.');
  await name.fill('Bakery by the bridge');
  await dialog(owner).getByRole('switch').click();
  await breakOnce(owner, '**/api/template/publish');
  await button(owner, 'Save').click();
  await says(owner, 'Something went wrong. Please try again.');
  await button(owner, 'Save').click();
  await button(owner, 'Ask to list it in the gallery').waitFor();
  const other = await journey.visitor();
  await other.open(`/template/${id}/`);
  await other.page.getByRole('heading', { name: 'Bakery by the bridge' }).waitFor();
  await dialog(owner).getByRole('switch').click();
  await button(owner, 'Save').click();
  await says(owner, 'Publish the model first, then ask to list it in the gallery for everyone.');
  await other.page.reload();
  await other.page.getByRole('dialog', { name: 'Template not found!' }).waitFor();
  expect([...owner.complaints, ...other.complaints]).toEqual([]);
});

it('asks, takes the wish back, and is told what became of it', async () => {
  const { owner, id } = await atDialog('Hotel');
  await publish(owner);
  await breakOnce(owner, '**/listing');
  await button(owner, 'Ask to list it in the gallery').click();
  await says(owner, 'Something went wrong. Please try again.');
  await button(owner, 'Ask to list it in the gallery').click();
  await says(owner, 'Waiting for review');
  await says(owner, /^You asked on .*2\d{3}\. We will answer by email, and here\.$/);
  await button(owner, 'Withdraw the request').click();
  await button(owner, 'Ask to list it in the gallery').click();
  await says(owner, 'Waiting for review');
  await operator.call('refuseListing', {
    id,
    body: { revision: await revisionOf(id), answer: 'Rent is missing.' },
  });
  await openAgain(owner, 'Hotel');
  await says(owner, 'Not listed');
  await says(owner, 'Rent is missing.');
  await button(owner, 'Ask again').click();
  await says(owner, 'Waiting for review');
  expect(await dialog(owner).getByText('Rent is missing.').count()).toBe(0);
  await operator.call('approveListing', { id, body: { revision: await revisionOf(id) } });
  await openAgain(owner, 'Hotel');
  await says(owner, 'Approved');
  await says(owner, owner.say('publish.approved'));
  await operator.call('takeOutOfGallery', { id, body: { answer: 'It is a copy.' } });
  await openAgain(owner, 'Hotel');
  await says(owner, 'Removed');
  await says(owner, 'It is a copy.');
  await button(owner, 'Ask again').click();
  await operator.call('approveListing', { id, body: { revision: await revisionOf(id) } });
  await openAgain(owner, 'Hotel');
  await button(owner, 'Remove from the gallery').click();
  await button(owner, 'Ask to list it in the gallery').waitFor();
  expect((await operator.call('getGallery')).templates).toEqual([]);
});

it('says that a change waits, and what became of it, while the approved version stays', async () => {
  const { owner, id } = await atDialog('Gym');
  await publish(owner);
  await button(owner, 'Ask to list it in the gallery').click();
  await says(owner, 'Waiting for review');
  await operator.call('approveListing', { id, body: { revision: await revisionOf(id) } });
  await dialog(owner).getByRole('textbox', { name: 'Name' }).fill('Gym and pool');
  await button(owner, 'Save').click();
  await says(owner, owner.say('publish.changed'));
  await operator.call('refuseListing', {
    id,
    body: { revision: await revisionOf(id), answer: 'No pool in it.' },
  });
  await openAgain(owner, 'Gym and pool');
  await says(owner, owner.say('publish.refused-change'));
  await says(owner, 'No pool in it.');
  await button(owner, 'Remove from the gallery').waitFor();
});

it('asks whoever has no account to sign in, and says what cannot be loaded', async () => {
  const { owner } = await atDialog('Tea', false);
  await button(owner, 'Sign in to ask for the gallery').click();
  await owner.page.getByRole('dialog', { name: owner.say('sign-in.title') }).waitFor();
  const { owner: other } = await atDialog('Cafe');
  await other.page.keyboard.press('Escape');
  await other.page.route('**/listing', (route) => route.fulfill({ status: 500, json: {} }));
  await openAgain(other, 'Cafe');
  await says(other, "That didn't work");
});

const report = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Report this template' });

const reportsOf = (id: string) =>
  withServerDatabase(journey.server, ({ query }) =>
    query.selectFrom('template_report').select(['reason', 'words']).where('template_uuid', '=', id).execute(),
  );

it('takes reports about what others published, on its own page, and what the gallery shows', async () => {
  const { owner, id } = await atDialog('Dentist');
  await publish(owner);
  const reader = await journey.visitor();
  await reader.open(`/template/${id}/`);
  await reader.page.getByRole('button', { name: 'Report this template' }).click();
  await report(reader).getByRole('radio', { name: "It isn't what it says it is" }).check();
  await report(reader).getByRole('textbox', { name: 'Details (optional)' }).fill('It is a bakery.');
  await breakOnce(reader, '**/report');
  await report(reader).getByRole('button', { name: 'Send report' }).click();
  await report(reader).getByText('The report was not sent', { exact: true }).waitFor();
  await report(reader).getByRole('button', { name: 'Send report' }).click();
  await report(reader).getByText('Report sent. Thank you!', { exact: true }).waitFor();
  await report(reader).getByRole('button', { name: 'Close' }).last().click();
  expect(await reportsOf(id)).toEqual([{ reason: 'misleading', words: 'It is a bakery.' }]);

  const [offered] = await fillGallery(journey.server, reader.context, [cafe]);
  const russian = await journey.visitor({ language: 'ru', viewport: narrow });
  await russian.open('/templates/gallery');
  await russian.page.getByRole('button', { name: `Пожаловаться на «${cafe.name}»` }).click();
  const inRussian = russian.page.getByRole('dialog', { name: 'Пожаловаться на шаблон' });
  await inRussian.getByRole('button', { name: 'Отправить жалобу' }).click();
  await inRussian.getByText('Мы рассматриваем каждую жалобу.').waitFor();
  expect(await reportsOf(String(offered?.uuid))).toEqual([{ reason: 'wrong-numbers', words: '' }]);
  expect([...reader.complaints, ...russian.complaints]).toEqual([]);
});

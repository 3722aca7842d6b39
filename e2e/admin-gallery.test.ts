// The gallery in the operators' area: what waits is looked at and answered, and what is listed can be taken out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { OperatorPanel } from '#testing/browser/operators/operator-panel.ts';
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
  visitor = (await operatorAt(journey, 'gallery')).visitor;
  tab = new OperatorPanel(visitor, 'gallery');
});

afterAll(() => journey.end());

async function newVisitor(): Promise<ApiVisitor> {
  const person = new ApiVisitor(journey.server.origin);
  await person.call('getUser');
  return person;
}

/** A published model of somebody who asks that it is listed. */
async function askedFor(name: string) {
  const { visitor: owner, email } = await newPerson({ newVisitor });
  const id = await saveNew(owner, name);
  await owner.call('publishTemplate', { body: { uuid: id, name, isPublished: true } });
  await owner.call('askForListing', { id });
  return { owner, email, id, name };
}

type Asked = Awaited<ReturnType<typeof askedFor>>;

async function change({ owner, id }: Asked, description: string): Promise<void> {
  const { templates } = await owner.call('getUser');
  const baseRevision = templates.find(({ uuid }) => uuid === id)?.revision ?? 0;
  const template = { ...(await owner.call('getUserTemplate', { id })), description };
  await owner.call('saveUserTemplate', { id, body: { template, baseRevision } });
}

const review = (name: string) => tab.act(name, 'Review').click();

it('shows what waits with its checks and pictures, and lists what is approved', async () => {
  await tab.says('No requests are waiting for an answer');
  const bakery = await askedFor('Bakery');
  await tab.button('Refresh').click();
  expect(await tab.row('Bakery').textContent()).toContain(bakery.email);
  await withoutRecord(journey.server, async () => {
    await review('Bakery');
    await tab.says('Failed to check the template');
  });
  await tab.tryAgain('Failed to check the template');
  await tab.says('Numbers verified');
  const picture = tab.panel.getByRole('img', { name: 'Bakery: picture 1' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const [page] = await Promise.all([
    visitor.context.waitForEvent('page'),
    tab.panel.getByRole('link', { name: 'Open its page' }).click(),
  ]);
  await page.getByRole('heading', { name: 'Bakery' }).waitFor();
  await page.close();
  await withoutRecord(journey.server, async () => {
    await tab.button('Approve').click();
    await tab.says('Failed to approve the template');
  });
  await tab.tryAgain('Failed to approve the template');
  await tab.says('No requests are waiting for an answer');
  await awaitEmail(journey.server, bakery.email, 'Your template is in the gallery: Bakery');
  await tab.view('In the gallery');
  await tab.row('Bakery').getByText('Numbers verified', { exact: true }).waitFor();
  await tab.view('Waiting');
  // What is changed after that waits again, and stays as it was until then.
  await change(bakery, 'With a terrace');
  await tab.button('Refresh').click();
  await tab.row('With a terrace').getByText('Changed since approval', { exact: true }).waitFor();
});

it('is shown again what was changed while it was looked at, and says what cannot be listed any more', async () => {
  const hotel = await askedFor('Hotel');
  await tab.button('Refresh').click();
  await review('Hotel');
  await tab.button('Approve').waitFor();
  await change(hotel, 'By the sea');
  await tab.button('Approve').click();
  await tab.says('The owner has changed the template. Review it again before you answer.');
  await tab.tryAgain('The owner has changed the template.');
  await hotel.owner.call('publishTemplate', { body: { uuid: hotel.id, name: 'Hotel', isPublished: false } });
  await tab.button('Approve').click();
  await tab.tryAgain('The owner has changed the template.');
  await tab.button('Approve').click();
  await tab.says(visitor.say('admin.error-listing-not-possible'));
  await tab.button('Refresh').click();
  await tab.row('Hotel').getByText('Private now', { exact: true }).waitFor();
  await hotel.owner.call('withdrawListing', { id: hotel.id });
  await tab.button('Refresh').click();
  await tab.row('Hotel').first().waitFor({ state: 'detached' });
});

it('refuses with a sentence, which the owner gets', async () => {
  const gym = await askedFor('Gym');
  await tab.button('Refresh').click();
  await review('Gym');
  await tab.button('Refuse').click();
  const dialog = tab.dialog('Refuse Gym?');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await dialog.getByText('Write a message.', { exact: true }).waitFor();
  await dialog.getByRole('textbox', { name: 'Message to the owner' }).fill('Rent is missing.');
  await withoutRecord(journey.server, async () => {
    await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
    await dialog.getByText('Failed to refuse the template', { exact: true }).waitFor();
  });
  await tab.answer('Refuse Gym?', 'Refuse');
  await tab.row('Gym').first().waitFor({ state: 'detached' });
  const { text } = await awaitEmail(
    journey.server,
    gym.email,
    'Your template is not listed in the gallery: Gym',
  );
  expect(text).toContain('Rent is missing.');
  await withoutRecord(journey.server, async () => {
    await tab.button('Refresh').click();
    await tab.says('Failed to load requests');
  });
  await tab.tryAgain('Failed to load requests');
});

it('takes out of the gallery what is there, and tells its owner', async () => {
  await tab.view('In the gallery');
  await fillGallery(journey.server, visitor.context, [cafe]);
  const reporter = await newVisitor();
  const { templates } = await reporter.call('getGallery');
  const id = templates.find(({ name }) => name === 'Bakery')?.uuid ?? '';
  await reporter.call('reportTemplate', { id, body: { reason: 'copied', words: '' } });
  await tab.button('Refresh').click();
  await tab.row(cafe.name).waitFor();
  const cells = await tab.row('Bakery').locator('td > div').allTextContents();
  expect(cells.slice(2, 4)).toEqual(['Numbers verified', '1']);
  await tab.act('Bakery', 'Remove').click();
  const title = 'Remove Bakery from the gallery?';
  await tab.dialog(title).getByRole('textbox', { name: 'Message to the owner (optional)' }).fill('A copy.');
  await withoutRecord(journey.server, async () => {
    await tab.dialog(title).getByRole('button', { name: 'Remove', exact: true }).click();
    await tab.dialog(title).getByText('Failed to remove the template', { exact: true }).waitFor();
  });
  await tab.answer(title, 'Remove');
  await tab.row('Bakery').waitFor({ state: 'detached' });
  await tab.act(cafe.name, 'Remove').click();
  await tab.answer(`Remove ${cafe.name} from the gallery?`, 'Remove');
  await tab.says('The gallery is empty');
  expect((await reporter.call('getGallery')).templates).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('asks in production for the id of what is taken out', async () => {
  const production = await Journey.beginAlone({ ENVIRONMENT: 'production' });
  const { visitor: operator } = await operatorAt(production, 'gallery', { language: 'ru', viewport: narrow });
  const [offered] = await fillGallery(production.server, operator.context, [cafe]);
  const there = new OperatorPanel(operator, 'gallery');
  await there.view('В галерее');
  await there.act(cafe.name, 'Убрать').click();
  const dialog = there.dialog(`Убрать «${cafe.name}» из галереи?`);
  const submit = dialog.getByRole('button', { name: 'Убрать', exact: true });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').last().fill(String(offered?.uuid).toUpperCase());
  await submit.click();
  await there.says('Галерея пуста');
  await production.end();
});

// The gallery: found by industry, word and order; with badge and rating; opened as a copy, or refused with the reason.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOrder, newOrder, setOrderState } from '#testing/browser/add-order.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { fillGallery, type OfferedDocument } from '#testing/gallery/fill-gallery.ts';
import { cafe, hotel, offers, russianCafe } from '#testing/gallery/offers.ts';
import { saveNew } from '#testing/server/people.ts';
import { Visitor as ApiVisitor } from '#testing/server/visitor.ts';

let journey: Journey;
let visitor: Visitor;
let shown: readonly OfferedDocument[];

beforeAll(async () => {
  journey = await Journey.beginAlone({ MAX_TEMPLATES_IF_NOT_SIGNED_IN: '2' });
  visitor = await journey.visitor();
  shown = await fillGallery(journey.server, visitor.context, offers);
});

afterAll(() => journey.end());

const cards = ({ page }: Visitor) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const card = (of: Visitor, name: string) => cards(of).filter({ hasText: name });
const namesOf = (of: Visitor) => cards(of).getByRole('heading').allTextContents();
const chip = ({ page, say }: Visitor, name: string) =>
  page.getByRole('navigation', { name: say('gallery.industries') }).getByRole('link', { name });

it('[GALLERY-1] has a chip for all and for each of the eleven industries, with counts', async () => {
  const { page, open, say } = visitor;
  await open('/templates/gallery');
  await card(visitor, cafe.name).waitFor();
  const chips = page.getByRole('navigation', { name: say('gallery.industries') }).getByRole('link');
  expect(await chips.allTextContents()).toEqual([
    'All8',
    'Retail0',
    'Hospitality3',
    'Entertainment0',
    'Healthcare1',
    'Construction0',
    'Real estate0',
    'Renewable energy1',
    'Online business1',
    'Fashion1',
    'Transportation1',
    'Consulting0',
  ]);
});

it('[GALLERY-1] filters one industry by keyboard, and its address shows the same again', async () => {
  const { page, say } = visitor;
  await chip(visitor, 'Hospitality').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => namesOf(visitor)).toEqual([cafe.name, hotel.name, russianCafe.name]);
  expect(new URL(page.url()).hash).toBe('#/templates/gallery?industry=hospitality');
  expect(await chip(visitor, 'Hospitality').getAttribute('aria-current')).toBe('page');
  expect(await chip(visitor, 'All').getAttribute('aria-current')).toBeNull();
  await page.reload();
  await expect.poll(() => namesOf(visitor)).toEqual([cafe.name, hotel.name, russianCafe.name]);
  await chip(visitor, 'Retail').click();
  await page.getByRole('heading', { name: say('gallery.none-title') }).waitFor();
  await page.getByRole('button', { name: say('gallery.show-all') }).click();
  await expect.poll(() => cards(visitor).count()).toBe(8);
  expect(new URL(page.url()).hash).toBe('#/templates/gallery');
});

it('finds words in both languages, sorts, and announces how many there are', async () => {
  const { page, say } = visitor;
  const search = page.getByRole('searchbox', { name: say('gallery.search') });
  await search.fill('КОФЕ');
  await expect.poll(() => namesOf(visitor)).toEqual([russianCafe.name]);
  await page.getByRole('status').getByText('1 template', { exact: true }).waitFor();
  await page.getByRole('button', { name: say('gallery.clear-search') }).click();
  await expect.poll(() => cards(visitor).count()).toBe(8);
  await page.getByLabel(say('gallery.sort')).selectOption('price');
  await expect
    .poll(() => namesOf(visitor))
    .toEqual([
      'Dental clinic',
      cafe.name,
      'Last-mile delivery',
      russianCafe.name,
      'Интернет-магазин одежды',
      hotel.name,
      'Subscription software',
      'Solar farm, 5 MW',
    ]);
  expect(new URL(page.url()).hash).toBe('#/templates/gallery?sort=price');
});

it('[GALLERY-2] [GALLERY-3] [GALLERY-4] [GALLERY-5] shows pictures, whether numbers are verified, the rating, and the price beside a higher one or that it is free', async () => {
  const { page, say } = visitor;
  const picture = card(visitor, hotel.name).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1280);
  expect(await picture.getAttribute('loading')).toBe('lazy');
  const priced = card(visitor, hotel.name);
  expect(await priced.locator('s').textContent()).toBe('$99');
  expect(await priced.textContent()).toContain('$49');
  await priced.getByRole('img', { name: 'Rated 4.8 out of 5' }).waitFor();
  const free = card(visitor, cafe.name);
  expect(await free.textContent()).toContain('Free');
  expect(await free.locator('s').count()).toBe(0);
  await free.getByRole('img', { name: 'Rated 5.0 out of 5' }).waitFor();
  expect(await card(visitor, 'Last-mile delivery').getByText(say('gallery.verified')).count()).toBe(0);
  expect(await page.getByText(say('gallery.verified')).count()).toBe(7);
  expect(await card(visitor, 'Dental clinic').locator('img').count()).toBe(0);
});

it('[GALLERY-6] reports that opening failed, and creates nothing', async () => {
  const { page, say } = visitor;
  await breakOnce(visitor, '**/api/template/gallery/*');
  await card(visitor, cafe.name)
    .getByRole('button', { name: `Open ${cafe.name}` })
    .click();
  await page.getByText(say('copy.failed')).waitFor();
  await card(visitor, cafe.name)
    .getByRole('button', { name: `Open ${cafe.name}` })
    .waitFor();
  expect(new URL(page.url()).hash).toBe('#/templates/gallery?sort=price');
});

it("[GALLERY-6] [GALLERY-8] [STATE-15] opens a copy of one's own: new uuid, “New template” before its name, the visitor's language, saved, listed after a second", async () => {
  const { page, open } = visitor;
  const original = shown.find(({ name }) => name === russianCafe.name);
  const saves = page.waitForResponse((response) => /\/api\/user\/template\/[\w-]+$/.test(response.url()));
  await card(visitor, russianCafe.name)
    .getByRole('button', { name: `Open ${russianCafe.name}` })
    .click();
  const saved = await saves;
  const lists = page.waitForResponse((response) => /\/api\/user$/.test(response.url()));
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  const listed = (await lists).request().timing();
  await saved.finished();
  const { startTime, responseEnd } = saved.request().timing();
  expect(listed.startTime - startTime - responseEnd).toBeGreaterThan(950);
  const uuid = /template\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  expect(uuid).not.toBe(original?.uuid);
  expect(saved.url()).toMatch(new RegExp(`/${uuid}$`));
  const { template } = saved.request().postDataJSON();
  expect(template).toMatchObject({
    uuid,
    name: `New template: ${russianCafe.name}`,
    language: 'en',
    isLocked: false,
    staticId: false,
    isPublished: false,
  });
  expect(Math.abs(template.timestamp - Date.now())).toBeLessThan(60_000);
  await new EditorPage(visitor).waitForSaved();
  await open('/templates');
  await page.getByText(`New template: ${russianCafe.name}`).first().waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[GALLERY-5] leads to the numbers of a template that must be bought, and from there to the plans', async () => {
  const { page, open, say } = visitor;
  const uuid = shown.find(({ name }) => name === hotel.name)?.uuid;
  await open('/templates/gallery');
  await card(visitor, hotel.name)
    .getByRole('button', { name: `Open ${hotel.name}` })
    .click();
  await page.getByRole('heading', { name: say('priced.years') }).waitFor();
  expect(new URL(page.url()).hash).toBe(`#/template/${uuid}/`);
  await page.getByRole('region', { name: 'Dashboard' }).getByRole('table').waitFor();
  await page.getByRole('button', { name: 'Buy for $49' }).click();
  await page.getByRole('dialog', { name: say('plans.title-single') }).waitFor();
  await page.keyboard.press('Escape');
});

it('sells nothing twice: a payment that is on its way is said, and then that it is bought', async () => {
  const buyer = await journey.visitor();
  const { page, open } = buyer;
  const uuid = shown.find(({ name }) => name === hotel.name)?.uuid ?? '';
  await open('/templates');
  const order = { ...newOrder(), name: hotel.name, priceCents: 4900, gsUrl: null, templateUuid: uuid };
  const transfer = { static_id: uuid, state: 'pending', payment_id: 'transfer' } as const;
  await addOrder(buyer, order, 'ada@example.com', transfer);
  await open(`/template/${uuid}/`);
  await page.reload();
  await page.getByText("Your payment is on its way. We'll email you when it arrives.").waitFor();
  expect(await page.getByRole('button', { name: 'Buy for $49' }).count()).toBe(0);
  await setOrderState(buyer, order.id, 'paid');
  await open('/templates/gallery');
  await page.reload();
  await card(buyer, hotel.name).getByText('Bought', { exact: true }).waitFor();
  expect(await card(buyer, hotel.name).textContent()).not.toContain('$49');
  await buyer.context.close();
});

it('offers a copy at the address of a template, and reports the limit if there is no room', async () => {
  const { page, open, say } = visitor;
  const offered = shown.find(({ name }) => name === cafe.name);
  await open(`/template/${offered?.uuid}/`);
  await page.getByRole('heading', { name: cafe.name }).waitFor();
  await page.getByText('36 months from').waitFor();
  await page.getByRole('button', { name: say('offer.use') }).click();
  await new EditorPage(visitor).waitForSaved();
  expect(page.url()).not.toContain(offered?.uuid);
  await open('/templates/gallery');
  await page.reload();
  await card(visitor, cafe.name)
    .getByRole('button', { name: `Open ${cafe.name}` })
    .click();
  await page.getByRole('alert').getByText(say('copy.limit')).waitFor();
  expect(new URL(page.url()).hash).toBe('#/templates/gallery');
});

it('offers a published template to anyone with the link, and reports an unpublished one as missing', async () => {
  const author = new ApiVisitor(journey.server.origin);
  await author.call('getUser');
  const uuid = await saveNew(author, 'Bakery');
  const other = await journey.visitor();
  await other.open(`/template/${uuid}/`);
  await other.page.getByRole('dialog', { name: 'Template not found!' }).waitFor();
  await author.call('publishTemplate', { body: { uuid, name: 'Bakery by the bridge', isPublished: true } });
  await other.page.reload();
  await other.page.getByRole('heading', { name: 'Bakery by the bridge' }).waitFor();
  await other.page.getByRole('button', { name: other.say('offer.use') }).press('Enter');
  await other.page.getByLabel(other.say('editor.name')).waitFor();
  await new EditorPage(other).waitForSaved();
  expect(other.page.url()).not.toContain(uuid);
  expect((await author.call('getUser')).templates.map(({ name }) => name)).toEqual(['Bakery by the bridge']);
});

it("lists the visitor's language first, and names the language of each", async () => {
  const russian = await journey.visitor({ language: 'ru', viewport: narrow });
  await russian.open('/templates/gallery');
  await card(russian, russianCafe.name).waitFor();
  expect((await namesOf(russian)).slice(0, 2).sort()).toEqual(['Интернет-магазин одежды', russianCafe.name]);
  expect(await card(russian, russianCafe.name).textContent()).toContain('Язык шаблона: русский');
  expect(await card(russian, hotel.name).textContent()).toMatch(/49\s\$/);
});

it('reports that the gallery cannot be loaded, and retries on request', async () => {
  const other = await journey.visitor();
  await breakOnce(other, '**/api/template/gallery');
  await other.open('/templates/gallery');
  await other.page.getByRole('alert').getByText(other.say('gallery.failed-title')).waitFor();
  await other.page.getByRole('button', { name: other.say('gallery.retry') }).click();
  await expect.poll(() => cards(other).count()).toBe(8);
});

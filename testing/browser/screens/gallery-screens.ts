// The gallery in every state, and one of its templates viewed, refused and copied.
import { emptyGallery, fillGallery, type OfferedDocument } from '#testing/gallery/fill-gallery.ts';
import { cafe, hotel, offers } from '#testing/gallery/offers.ts';
import type { Visitor } from '../journey.ts';
import { breakOnce, holdToast, type Screen } from './screen.ts';

const listAddress = '**/api/template/gallery';
const hospitality = '/templates/gallery?industry=hospitality';

/** Reloads the page, so that nothing requested before is left. */
async function openAnew({ page, open }: Visitor, route = '/templates/gallery'): Promise<void> {
  await open(route);
  await page.reload();
}

const card = ({ page }: Visitor, name: string) => page.getByRole('listitem').filter({ hasText: name });

const openButton = (visitor: Visitor, name: string) =>
  card(visitor, name).getByRole('button', { name: visitor.say('gallery.open') });

let shown: readonly OfferedDocument[] = [];

export const galleryScreens: readonly Screen[] = [
  {
    name: 'list',
    show: async (visitor) => {
      shown = await fillGallery(visitor.server, visitor.context, offers);
      await openAnew(visitor);
      await card(visitor, hotel.name).waitFor();
    },
  },
  {
    name: 'filtered',
    show: async (visitor) => {
      await visitor.page.getByRole('link', { name: visitor.say('gallery.industry-hospitality') }).click();
      await card(visitor, 'Dental clinic').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'nothing-found',
    show: async (visitor) => {
      await visitor.page.getByRole('searchbox').fill('unicorn');
      await visitor.page.getByText(visitor.say('gallery.none-title')).waitFor();
    },
  },
  {
    name: 'carousel',
    show: async (visitor) => {
      await openAnew(visitor, hospitality);
      await card(visitor, cafe.name).getByRole('button').first().click();
      await visitor.page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'not-opened',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await breakOnce(visitor, `${listAddress}/*`);
      await openButton(visitor, cafe.name).click();
      await holdToast(visitor, visitor.say('copy.failed'));
    },
  },
  {
    name: 'offered',
    show: async (visitor) => {
      const uuid = shown.find(({ name }) => name === cafe.name)?.uuid ?? '';
      await openAnew(visitor, `/template/${uuid}/`);
      await visitor.page.getByRole('button', { name: visitor.say('offer.use') }).waitFor();
    },
  },
  {
    name: 'priced',
    show: async (visitor) => {
      await openAnew(visitor);
      await openButton(visitor, hotel.name).click();
      await visitor.page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'single-purchase',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: /49/ }).click();
      await visitor.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'limit',
    show: async (visitor) => {
      await openAnew(visitor);
      await openButton(visitor, cafe.name).click();
      await visitor.page.waitForURL(/#\/template\//);
      await openAnew(visitor, hospitality);
      await openButton(visitor, cafe.name).click();
      await holdToast(visitor, visitor.say('copy.limit'));
    },
  },
  {
    name: 'failed',
    show: async (visitor) => {
      await breakOnce(visitor, listAddress);
      await openAnew(visitor);
      await visitor.page.getByText(visitor.say('gallery.failed-title')).waitFor();
    },
  },
  {
    name: 'empty',
    show: async (visitor) => {
      await emptyGallery(visitor.server);
      await visitor.page.getByRole('button', { name: visitor.say('gallery.retry') }).click();
      await visitor.page.getByText(visitor.say('gallery.title')).waitFor();
    },
  },
  {
    name: 'loading',
    show: async (visitor) => {
      await visitor.page.route(listAddress, () => undefined);
      await openAnew(visitor);
      await visitor.page.locator('[aria-busy=true]').waitFor();
    },
  },
];

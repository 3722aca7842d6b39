// The screenshots of a gallery template: they advance by themselves, pause when they should, and respond to the
// keyboard.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe } from '#testing/gallery/offers.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  visitor = await journey.visitor();
  await fillGallery(journey.server, visitor.context, [cafe]);
  await visitor.open('/templates/gallery');
});

afterAll(() => journey.end());

const opener = () => visitor.page.getByRole('button', { name: `${cafe.name}: 3 screenshots` });
const dialog = () => visitor.page.getByRole('dialog', { name: cafe.name });
const shownPicture = () => dialog().getByRole('figure').getAttribute('aria-label');
const picture = (number: number) => `${cafe.name}: screenshot ${number} of 3`;
const press = (id: 'gallery.play' | 'gallery.pause' | 'gallery.next' | 'gallery.previous') =>
  dialog()
    .getByRole('button', { name: visitor.say(id) })
    .click();

it('[GALLERY-7] does not move with reduced motion; arrows, dots and buttons move it around', async () => {
  const { page, say } = visitor;
  await opener().focus();
  await page.keyboard.press('Enter');
  await expect.poll(shownPicture).toBe(picture(1));
  await dialog()
    .getByRole('button', { name: say('gallery.play') })
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shownPicture).toBe(picture(2));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shownPicture).toBe(picture(3));
  await press('gallery.next');
  await expect.poll(shownPicture).toBe(picture(1));
  await press('gallery.previous');
  await expect.poll(shownPicture).toBe(picture(3));
  const dot = dialog().getByRole('button', { name: 'Screenshot 2' });
  await dot.click();
  await expect.poll(shownPicture).toBe(picture(2));
  expect(await dot.getAttribute('aria-current')).toBe('true');
});

it('returns the focus to the picture it was opened from', async () => {
  await visitor.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => opener().evaluate((button) => button === document.activeElement)).toBe(true);
});

it('[GALLERY-7] moves on every 3000 ms, and pauses while hovered or stopped', async () => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.keyboard.press('Enter');
  await expect.poll(shownPicture).toBe(picture(1));
  await page.mouse.move(2, 2);
  await page.clock.runFor(3100);
  await expect.poll(shownPicture).toBe(picture(2));
  await dialog().getByRole('figure').hover();
  await page.clock.runFor(9000);
  expect(await shownPicture()).toBe(picture(2));
  await page.mouse.move(2, 2);
  await page.clock.runFor(3100);
  await expect.poll(shownPicture).toBe(picture(3));
  await press('gallery.pause');
  await page.mouse.move(2, 2);
  await page.clock.runFor(9000);
  expect(await shownPicture()).toBe(picture(3));
  await press('gallery.play');
  await page.mouse.move(2, 2);
  await page.clock.runFor(3100);
  await expect.poll(shownPicture).toBe(picture(1));
  expect(visitor.complaints).toEqual([]);
});

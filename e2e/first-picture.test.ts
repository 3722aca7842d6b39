// A stranger sees the home page before the app is there; the app takes its place without a move, and does what was pressed meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

/** The app waits for the server until it is let go on. */
async function heldBack(
  { page, open }: Visitor,
  arrive = () => open('/') as Promise<unknown>,
): Promise<() => void> {
  let goOn = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await gone;
    await route.continue();
  });
  await arrive();
  return goOn;
}

/** What is there and where, whether it is the picture or the app. */
const seen = ({ page }: Visitor) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header button, h1, main nav a, h2, form *, ol li')]
      .filter((part) => part.offsetParent !== null && !part.closest('section ~ section'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [
          part.tagName,
          part.textContent,
          Math.round(x),
          Math.round(y),
          Math.round(width),
          Math.round(height),
        ];
      }),
  );

const kinds = [
  { language: 'en', width: 1440 },
  { language: 'ru', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'ru', width: 390 },
] as const;

describe.each(kinds)('at $width px in $language', ({ language, width }) => {
  it('the picture is the page that takes its place', async () => {
    const visitor = await journey.visitor({ language, viewport: { width, height: 900 } });
    const { page, say } = visitor;
    // What is drawn as waiting in the picture waits in the app too.
    await page.route('**/api/template/gallery', () => undefined);
    const goOn = await heldBack(visitor);
    await page.getByText(say('intro.title')).waitFor();
    expect(await page.locator('#root > [inert]').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const letters = { en: 'A', ru: 'Ф' }[language];
    await page.evaluate((letter) => document.fonts.load('13px "Inter Variable"', letter), letters);
    const picture = await seen(visitor);
    expect(picture.length).toBeGreaterThan(15);
    goOn();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await seen(visitor)).toEqual(picture);
  });
});

it('what is pressed in the picture is done by the app', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const goOn = await heldBack(visitor);
  const example = await page.getByText(say('intro.example-clinic')).boundingBox();
  if (!example) throw new Error('The picture has no examples.');
  await page.mouse.click(example.x + 10, example.y + 10);
  goOn();
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect.poll(() => field.inputValue()).toBe(say('intro.example-clinic'));
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
});

it('a field pressed in the picture is the one that is typed in', async () => {
  const visitor = await journey.visitor();
  const { page } = visitor;
  const goOn = await heldBack(visitor);
  const box = await page.locator('[inert] form input').boundingBox();
  if (!box) throw new Error('The picture has no field.');
  await page.mouse.click(box.x + 20, box.y + 10);
  await page.keyboard.type('Coffee shop.');
  await page.keyboard.press('Backspace');
  goOn();
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect.poll(() => field.inputValue()).toBe('Coffee shop');
  await page.keyboard.type(' in Rome');
  expect(await field.inputValue()).toBe('Coffee shop in Rome');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});

it('nobody who has been here, and no other address, is shown it', async () => {
  const visitor = await journey.visitor();
  const { page, open } = visitor;
  await open('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const goOn = await heldBack(visitor, () => page.reload());
  await page.getByRole('status', { name: 'Modelwright' }).waitFor();
  expect(await page.locator('[inert]').count()).toBe(0);
  goOn();
  const other = await journey.visitor();
  await heldBack(other, () => other.open('/settings'));
  await other.page.getByRole('status', { name: 'Modelwright' }).waitFor();
  expect(await other.page.locator('[inert]').count()).toBe(0);
});

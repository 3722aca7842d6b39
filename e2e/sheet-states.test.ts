// The states of sheets while a model is made stand clear of their names, also of the longest word.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { neverGenerate } from '#testing/browser/alter-generated.ts';
import { Journey } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

it('no name of a sheet touches its state at 1440 px in Russian, whichever is chosen', async () => {
  const { page, say, open } = await journey.visitor({
    language: 'ru',
    viewport: { width: 1440, height: 900 },
  });
  await neverGenerate(page);
  await open('/template/new/?prompt=%D0%BA%D0%BE%D1%84%D0%B5%D0%B9%D0%BD%D1%8F');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('onboarding.generate') }).click();
  await dialog.getByText(say('onboarding.state-progress'), { exact: true }).waitFor();
  const sheets = page.locator('nav button', { hasText: /^Финансирование$/ });
  const clearance = () =>
    sheets.first().evaluate((button) => {
      // The chosen one is in bold.
      const text = document.createRange();
      text.selectNodeContents(button);
      const beside = button.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return beside - text.getBoundingClientRect().right;
    });
  expect(await clearance()).toBeGreaterThan(3);
  await sheets.first().evaluate((button) => button.setAttribute('aria-current', 'page'));
  expect(await clearance()).toBeGreaterThan(3);
});

// The states of sheets while a model is made stand clear of their names, also of the longest word.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { neverGenerate } from '#testing/browser/alter-generated.ts';
import { Journey } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

it('no name of a sheet touches its state in Russian, whichever is chosen, beside a scrollbar too', async () => {
  const { page, say, open } = await journey.visitor({
    language: 'ru',
    viewport: { width: 1440, height: 480 },
  });
  await neverGenerate(page);
  await open('/template/new/?prompt=%D0%BA%D0%BE%D1%84%D0%B5%D0%B9%D0%BD%D1%8F');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('onboarding.generate') }).click();
  await dialog.getByText(say('onboarding.state-progress'), { exact: true }).waitFor();
  const longest = page.locator('nav button', { hasText: /^Финансирование$/ }).first();
  const around = () =>
    longest.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const list = button.closest('aside, nav')?.parentElement?.closest('[class*="sheets"]') ?? button;
      return {
        lines: text.getClientRects().length,
        clear:
          (button.nextElementSibling?.getBoundingClientRect().left ?? 0) - text.getBoundingClientRect().right,
        scrollbar: (list as HTMLElement).offsetWidth - list.clientWidth,
      };
    });
  // Once the interface's own letters have come: the reader's, shown until then, may be wider.
  const clear = expect.toSatisfy((gap: number) => gap > 3);
  await expect.poll(around).toEqual({ lines: 1, clear, scrollbar: 11 });
  await longest.evaluate((button) => button.setAttribute('aria-current', 'page'));
  await expect.poll(around).toEqual({ lines: 1, clear, scrollbar: 11 });
});

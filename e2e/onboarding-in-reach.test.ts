// What a business is generated with stays in reach on a phone and on small screens, no letter that is typed is lost, and nobody is asked who does not want to be.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

it.each([
  [390, 844],
  [1024, 768],
  [1440, 900],
])(
  '[GENERATE-2] the main button is within the window of %d by %d, and no line of what was understood begins or ends with a dot',
  async (width, height) => {
    const { page, open, say } = await journey.visitor();
    await page.setViewportSize({ width, height });
    await open('/template/new/');
    const dialog = page.getByRole('dialog');
    const isInReach = async (id: 'onboarding.generate' | 'onboarding.see') => {
      const button = dialog.getByRole('button', { name: say(id), exact: true });
      await button.waitFor();
      // Where it is drawn, nothing else is.
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return bottom <= window.innerHeight && element.contains(there);
          }),
        )
        .toBe(true);
    };
    await dialog.getByLabel(say('onboarding.prompt')).fill('dog grooming in Leeds, 3 groomers, £45 a dog');
    await dialog.getByText(/^Understood as:/).waitFor();
    await isInReach('onboarding.generate');
    await dialog.getByRole('button', { name: say('onboarding.change-understood'), exact: true }).click();
    await isInReach('onboarding.generate');
    // The dots of parts that begin a line are outside what is shown.
    const dots = await dialog.locator('strong').evaluate((sentence) => {
      const { left } = sentence.getBoundingClientRect();
      const parts = [...(sentence.firstElementChild?.children ?? [])];
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      return parts.flatMap((part, index) => {
        const dot = part.firstElementChild?.getBoundingClientRect();
        const isFirstOfLine = index > 0 && tops[index] !== tops[index - 1];
        return dot && isFirstOfLine ? [dot.right <= left + 1] : [];
      });
    });
    expect(dots.every(Boolean)).toBe(true);
    await dialog.getByRole('button', { name: say('onboarding.generate'), exact: true }).click();
    await isInReach('onboarding.see');
  },
);

it('[GENERATE-23] goes on in the long text where a typed line is full, and loses no letter of it', async () => {
  const { page, open, say } = await journey.visitor();
  await open('/template/new/');
  const prompt = page.getByLabel(say('onboarding.prompt'));
  await prompt.pressSequentially('barbershop in Leeds with 3 chairs, a haircut at £35 and a shave');
  expect(await prompt.inputValue()).toBe('barbershop in Leeds with 3 chairs');
  const long = page.getByLabel(say('onboarding.long-text'));
  expect(await long.inputValue()).toBe('barbershop in Leeds with 3 chairs, a haircut at £35 and a shave');
  expect(await long.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText('The line holds 50 characters.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: say('discard.question') }).waitFor();
});

it('[GENERATE-1] no longer asks once that is switched off', async () => {
  const own = await journey.visitor();
  const { page, open, say } = own;
  const asked = page.getByRole('dialog');
  await open('/template/new/');
  const isSaved = page.waitForResponse(/\/api\/user\/settings$/);
  await asked.getByLabel(say('onboarding.ask-always')).click();
  await isSaved;
  await open('/template/new/');
  await new EditorPage(own).firstPeriod('Product sales').getByText('30,000', { exact: true }).waitFor();
  expect(await asked.count()).toBe(0);
  expect(own.complaints).toEqual([]);
});

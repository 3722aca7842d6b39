// A thousand templates: searched, sorted, toggled and selected while only the visible ones are laid out.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { seedTemplates } from '#testing/browser/seed-templates.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { withDatabase } from '#testing/server/people.ts';

const count = 1000;
let journey: Journey;
let visitor: Visitor;

/** One is saved through the server, the others are copies of its row: a thousand saves would take a minute. */
async function copyRows(first: string): Promise<void> {
  const place = { databaseUrl: null, dataDir: journey.server.dataDir };
  await withDatabase({ place }, async ({ query }) => {
    // Read in a separate statement: a transaction that starts by reading cannot write once the server has written
    // meanwhile.
    const row = await query
      .selectFrom('template')
      .selectAll()
      .where('uuid', '=', first)
      .executeTakeFirstOrThrow();
    await query.transaction().execute(async (step) => {
      for (let number = 2; number <= count; number += 1) {
        const copy = {
          ...row,
          uuid: randomUUID(),
          name: `Plan ${number}`,
          updated_at: row.updated_at + number,
        };
        await step.insertInto('template').values(copy).execute();
      }
    });
  });
}

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await signUp(visitor);
  const [first = ''] = await seedTemplates(visitor, [{ name: 'Plan 1' }]);
  await copyRows(first);
  await page.reload();
  await told('1,000 models');
});

afterAll(() => journey.end());

// By CSS selectors: looking up roles among a thousand cards would lay them all out.
const told = (text: string) => visitor.page.locator('[role=status]', { hasText: text }).waitFor();
const names = () =>
  visitor.page.evaluate(() => [...document.querySelectorAll('li h2')].map((name) => name.textContent));
const firstIs = (name: string) => expect.poll(async () => (await names())[0]).toBe(name);
const button = (words: string) => visitor.page.locator('button', { hasText: words });

/** How many templates the browser has laid out: a few screens' worth at most. */
const drawn = () =>
  visitor.page.evaluate(
    () =>
      [...document.querySelectorAll('li h2')].filter((name) =>
        name.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

async function expectFewDrawn(): Promise<void> {
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(await drawn()).toBeLessThan(100);
}

it('only lays out the cards near the viewport, at the top and at the bottom', async () => {
  const { page } = visitor;
  await expectFewDrawn();
  await firstIs('Plan 1000');
  await page.evaluate(() => document.querySelector<HTMLElement>('li:last-child h2 a')?.focus());
  const isSeen = () =>
    page.evaluate(() => {
      const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
      return top > 0 && top < window.innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
  await expectFewDrawn();
});

it('[HOME-15] finds one of them, and sorts all of them by the numbers in their names', async () => {
  const { page } = visitor;
  const search = page.locator('input[type=search]');
  await search.fill('plan 777');
  await told('1 of 1,000 found');
  expect(await names()).toEqual(['Plan 777']);
  await search.fill('');
  await page.locator('select').selectOption('name');
  await firstIs('Plan 1');
  expect((await names())[9]).toBe('Plan 10');
});

it('selects all of them in the list, deletes them together and restores them', async () => {
  const { page, say } = visitor;
  await page.locator(`button[aria-label="${say('home.list')}"]`).click();
  await expectFewDrawn();
  await page.locator(`input[aria-label="${say('home.select-all')}"]`).check();
  await told('1,000 selected');
  await button('Delete now').click();
  await page.getByText('1,000 models were deleted').waitFor();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await button('Undo').click();
  await firstIs('Plan 1');
  expect(await names()).toHaveLength(count);
  expect(visitor.complaints).toEqual([]);
});

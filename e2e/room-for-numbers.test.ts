// How much of a generated model is in view: months between both panels, drawers on a tablet, names on a phone, where scrollbars take room.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

const laptop = { width: 1440, height: 900 };

const make = async (line: string) => {
  const { page, open, say } = visitor;
  await open('/template/new/');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('onboarding.prompt')).fill(line);
  await dialog.getByText(/^Understood as:/).waitFor();
  await dialog.getByRole('button', { name: say('onboarding.generate'), exact: true }).click();
  await dialog.getByRole('button', { name: say('onboarding.see'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await editor.waitForSaved();
};

beforeAll(async () => {
  journey = await Journey.beginAlone();
  visitor = await journey.visitor({ viewport: laptop });
  editor = new EditorPage(visitor);
  await make('coffee shop in Leeds with 30 seats');
});

afterAll(() => journey.end());

const openSheet = async (name: string) => {
  await visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .getByRole('button', { name, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await editor.grid.getByRole('columnheader').first().waitFor();
};

/** The columns of whole periods between the names and the end of the visible part. */
const wholeMonths = () =>
  editor.grid.evaluate((grid) => {
    const heads = [...grid.querySelectorAll<HTMLElement>('[role=columnheader][data-column]')];
    const [name] = grid.querySelectorAll<HTMLElement>('[role=columnheader]');
    const scrolls = (element: Element) =>
      element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible';
    let box: Element | null = grid;
    while (box && !scrolls(box)) box = box.parentElement;
    const end = box ? box.getBoundingClientRect().left + box.clientWidth : 0;
    const start = name?.getBoundingClientRect().right ?? 0;
    return heads.filter((head) => {
      const { left, right } = head.getBoundingClientRect();
      return /^\d+$/.test(head.dataset.column ?? '') && left >= start - 1 && right <= end + 0.5;
    }).length;
  });

it.each([
  [1440, 12],
  [1280, 9],
] as const)(
  '[U6] shows at %i at least %i whole months of a statement with both panels open',
  async (width, months) => {
    await visitor.page.setViewportSize({ ...laptop, width });
    await visitor.page.getByRole('complementary', { name: visitor.say('editor.panel') }).waitFor();
    for (const name of ['Income statement', 'Balance sheet', 'Cash flow']) {
      await openSheet(name);
      await expect.poll(wholeMonths, { message: name }).toBeGreaterThanOrEqual(months);
    }
  },
);

const cutNumbers = () =>
  editor.grid.evaluate((grid) =>
    [...grid.querySelectorAll<HTMLElement>('[role=gridcell][data-column]')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map(({ textContent }) => textContent),
  );

it('[U6] cuts no number, and says the unit of the sheet once', async () => {
  await openSheet('Income statement');
  expect(await cutNumbers()).toEqual([]);
  const units = editor.grid.getByRole('columnheader').nth(1);
  // Its border alone.
  expect(await units.evaluate((head) => head.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
});

it('[U6] has its panels as drawers over the sheet on a tablet, closed by Escape and by a press beside them', async () => {
  const { page, say } = visitor;
  await page.setViewportSize({ width: 1024, height: 768 });
  const panel = page.getByRole('complementary', { name: say('editor.panel') });
  const width = async () => (await editor.grid.boundingBox())?.width;
  await panel.waitFor({ state: 'detached' });
  const before = await width();
  const button = page.getByRole('button', { name: say('editor.show-panel') });
  await button.click();
  await panel.waitFor();
  expect(await width()).toBe(before);
  const close = page.getByRole('button', { name: say('editor.hide-panel') });
  expect(await close.evaluate((own) => own === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await button.evaluate((own) => own === document.activeElement)).toBe(true);
  await button.click();
  await panel.waitFor();
  await editor.grid.getByRole('rowheader').first().click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('editor.all-sheets') }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('button', { name: 'Cash flow', exact: true }).click();
  await list.waitFor({ state: 'detached' });
  await page.locator('[data-sheet="cf"][data-active]').waitFor();
});

it('[U6] cuts no name below twelve characters on a phone', async () => {
  const { page } = visitor;
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: visitor.say('editor.view-sheet'), exact: true }).click();
  for (const name of ['Income statement', 'Cash flow', 'Assumptions']) {
    await openSheet(name);
    const cut = await editor.grid.evaluate((grid) =>
      [...grid.querySelectorAll<HTMLElement>('[role=rowheader]')].flatMap((label) => {
        const whole = label.querySelector<HTMLElement>(':scope > span, :scope > button:not([data-fold])');
        // What the heading above says already is not shown again.
        const words = whole?.matches('[data-under]') ? whole.querySelector('span:last-child') : whole;
        const text = words?.textContent ?? '';
        if (!words || text === '') return [];
        const range = document.createRange();
        const box = words.getBoundingClientRect();
        const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
        let shown = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { right, bottom } = range.getBoundingClientRect();
            if (right <= box.right + 1 && bottom <= label.getBoundingClientRect().bottom + 3) shown += 1;
          }
        }
        return shown < Math.min(12, text.trim().length) ? [`${text}: ${shown}`] : [];
      }),
    );
    expect(cut, name).toEqual([]);
  }
});

it('[U6] shows as many months of amounts of seven digits, and cuts none of them', async () => {
  await visitor.page.setViewportSize(laptop);
  await make('accounting software sold by subscription');
  for (const name of ['Revenue', 'Income statement', 'Balance sheet', 'Cash flow']) {
    await openSheet(name);
    await expect.poll(wholeMonths, { message: name }).toBeGreaterThanOrEqual(12);
    expect(await cutNumbers(), name).toEqual([]);
  }
  const longest = editor.grid.getByRole('gridcell').getByText(/^-?\d,\d{3},\d{3}$/);
  expect(await longest.count()).toBeGreaterThan(0);
});

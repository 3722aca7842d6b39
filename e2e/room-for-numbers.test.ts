// How much of a generated model is in view: months between both panels, drawers on a tablet, names on a phone, where scrollbars take room.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { cutNumbers, makeModel, openSheetOf, wholeMonths } from '#testing/browser/grid-room.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

const laptop = { width: 1440, height: 900 };

beforeAll(async () => {
  journey = await Journey.beginAlone();
  visitor = await journey.visitor({ viewport: laptop });
  editor = new EditorPage(visitor);
  await makeModel(visitor, editor, 'coffee shop in Leeds with 30 seats');
});

afterAll(() => journey.end());

const openSheet = (name: string) => openSheetOf(visitor, editor, name);

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
      await expect.poll(() => wholeMonths(editor), { message: name }).toBeGreaterThanOrEqual(months);
    }
  },
);

it('[U6] cuts no number, and says the unit of the sheet once', async () => {
  await openSheet('Income statement');
  expect(await cutNumbers(editor)).toEqual([]);
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
  await makeModel(visitor, editor, 'accounting software sold by subscription');
  for (const name of ['Revenue', 'Income statement', 'Balance sheet', 'Cash flow']) {
    await openSheet(name);
    await expect.poll(() => wholeMonths(editor), { message: name }).toBeGreaterThanOrEqual(12);
    expect(await cutNumbers(editor), name).toEqual([]);
  }
  const longest = editor.grid.getByRole('gridcell').getByText(/^-?\d,\d{3},\d{3}$/);
  expect(await longest.count()).toBeGreaterThan(0);
});

it('[U6] reads statements of eight digits in thousands, with twelve months, a calm total and names as whole as their room allows', async () => {
  const russian = await journey.visitor({ language: 'ru', viewport: laptop });
  const own = new EditorPage(russian);
  await makeModel(russian, own, 'стоматологическая клиника в Казани на 4 кресла');
  const statements = [
    'Отчёт о прибылях и убытках',
    'Баланс',
    'Движение денежных средств',
    'Эффективность инвестиций',
  ];
  for (const name of ['Допущения', 'Выручка', 'Финансирование', ...statements]) {
    await openSheetOf(russian, own, name);
    await expect.poll(() => wholeMonths(own), { message: name }).toBeGreaterThanOrEqual(12);
    expect(await cutNumbers(own), name).toEqual([]);
    const unit = await own.grid.getByRole('columnheader').first().getAttribute('data-unit');
    expect(unit === 'тыс. руб.', `${name}: ${unit}`).toBe(statements.includes(name));
  }
  await openSheetOf(russian, own, 'Отчёт о прибылях и убытках');
  const name = own.grid.getByRole('rowheader', { name: 'Коммерческие и административные расходы' }).first();
  const words = name.locator(':scope > span').first();
  expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
  // A scale that is chosen is there on every sheet.
  await russian.page.getByRole('button', { name: russian.say('view.menu') }).click();
  await russian.page.getByRole('menuitemradio', { name: russian.say('view.units') }).click();
  const head = own.grid.getByRole('columnheader').first();
  await expect.poll(() => head.getAttribute('data-unit')).toBe('руб.');
  await russian.context.close();
});

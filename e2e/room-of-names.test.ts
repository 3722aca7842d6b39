// A model in rubles, whose amounts are long and whose names are too: twelve months are in view, and the names are made as wide as one likes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { cutNumbers, makeModel, openSheetOf, wholeMonths } from '#testing/browser/grid-room.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

const laptop = { width: 1440, height: 900 };

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor({ language: 'ru', viewport: laptop });
  editor = new EditorPage(visitor);
  await makeModel(visitor, editor, 'Кофейня в Москве на 40 мест');
});

afterAll(() => journey.end());

it('[U6] shows twelve months of amounts of seven digits and a sign, and cuts none of them', async () => {
  const sheets = [
    'Выручка',
    'Отчёт о прибылях и убытках',
    'Баланс',
    'Движение денежных средств',
    'Эффективность инвестиций',
    'Коэффициенты',
  ];
  for (const name of sheets) {
    await openSheetOf(visitor, editor, name);
    await expect.poll(() => wholeMonths(editor), { message: name }).toBeGreaterThanOrEqual(12);
    expect(await cutNumbers(editor), name).toEqual([]);
  }
});

/** From the end of each name's column to that of its button. */
const buttonsBeyond = () =>
  editor.grid.evaluate((grid) =>
    [...grid.querySelectorAll('[data-more]')].map((button) => {
      const name = button.parentElement?.getBoundingClientRect().right ?? 0;
      return Math.round(button.getBoundingClientRect().right - name);
    }),
  );

it('[U6] has the buttons of its resources at the ends of their names, however small its numbers are', async () => {
  for (const name of ['Выручка', 'Основные средства']) {
    await openSheetOf(visitor, editor, name);
    await expect.poll(async () => (await buttonsBeyond()).length, { message: name }).toBeGreaterThan(0);
    expect(new Set(await buttonsBeyond()), name).toEqual(new Set([0]));
  }
});

const namesPx = async () => {
  const box = await editor.grid.getByRole('columnheader').first().boundingBox();
  return Math.round(box?.width ?? 0);
};

const edge = () => editor.grid.locator('[data-edge]').first();

const atEdge = async () => {
  const box = await edge().boundingBox();
  return [(box?.x ?? 0) + 5, (box?.y ?? 0) + 10] as const;
};

const pressTwice = async () => visitor.page.mouse.dblclick(...(await atEdge()));

const drawBy = async (px: number) => {
  const { mouse } = visitor.page;
  const [x, y] = await atEdge();
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + px / 2, y, { steps: 4 });
  await mouse.move(x + px, y, { steps: 4 });
  await mouse.up();
};

const wholeNames = async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('view.menu'), exact: true }).click();
  return page.getByRole('menuitemcheckbox', { name: say('view.whole-names'), exact: true });
};

it('[U6] has its names as wide as their edge is drawn, on every sheet, and keeps that', async () => {
  await openSheetOf(visitor, editor, 'Баланс');
  const before = await namesPx();
  await openSheetOf(visitor, editor, 'Выручка');
  const drawn = 90 + before - (await namesPx());
  await drawBy(drawn);
  await expect.poll(namesPx).toBe(before + 90);
  await openSheetOf(visitor, editor, 'Баланс');
  await expect.poll(namesPx).toBe(before + 90);
  await visitor.page.reload();
  await edge().waitFor();
  await expect.poll(namesPx).toBe(before + 90);
  const item = await wholeNames();
  expect(await item.getAttribute('aria-checked')).toBe('true');
  await item.click();
  await expect.poll(namesPx).toBe(before);
});

it('[U6] has its names whole by a double click and by the menu, and as they were by another', async () => {
  await visitor.page.setViewportSize({ ...laptop, width: 1280 });
  await openSheetOf(visitor, editor, 'Эффективность инвестиций');
  const before = await namesPx();
  const cut = () =>
    editor.row('Стоимость собственного капитала по мультипликатору').evaluate((row) => {
      const name = row.querySelector('[role=rowheader] > span');
      return name !== null && name.scrollHeight > name.clientHeight + 3;
    });
  expect(await cut()).toBe(true);
  await pressTwice();
  await expect.poll(namesPx).toBeGreaterThan(before + 60);
  expect(await cut()).toBe(false);
  await pressTwice();
  await expect.poll(namesPx).toBe(before);
  await (await wholeNames()).click();
  await expect.poll(namesPx).toBeGreaterThan(before + 60);
});

it('leaves the numbers their room on a phone, whatever was drawn', async () => {
  const { page, say } = visitor;
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
  await expect.poll(namesPx).toBeLessThan(narrow.width / 2);
});

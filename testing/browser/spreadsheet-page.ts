// What people do on the page of a spreadsheet: open a sheet, go to a cell, type into it and read it.
import type { Locator, Page } from 'playwright-core';
import type { Journey, Visitor } from './journey.ts';

/** By somebody who has never been there. */
export async function openSpreadsheet(
  journey: Journey,
  address: string,
  options?: Parameters<Journey['visitor']>[0],
): Promise<Visitor> {
  const visitor = await journey.visitor(options);
  await visitor.page.goto(address);
  await visitor.page.getByRole('gridcell').first().waitFor();
  return visitor;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The lines and columns of a grid are counted with those that hold its letters and numbers. */
export function cell(page: Page, name: string): Locator {
  const [, letters = '', line = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  return page
    .locator(`[role=row][aria-rowindex="${Number(line) + 1}"]`)
    .locator(`[role=gridcell][aria-colindex="${columnOf(letters) + 1}"]:not([hidden])`);
}

export const shown = async (page: Page, name: string): Promise<string> =>
  ((await cell(page, name).textContent()) ?? '').trim();

export async function goTo({ page, say }: Visitor, name: string): Promise<void> {
  await page.getByRole('textbox', { name: say('sheetGrid.nameBox') }).fill(name);
  await page.keyboard.press('Enter');
}

export const openSheet = async ({ page }: Visitor, title: string): Promise<void> => {
  await page.getByRole('tab', { name: title, exact: true }).click();
  await page.getByRole('grid', { name: title, exact: true }).waitFor();
};

export async function put(visitor: Visitor, name: string, typed: string): Promise<void> {
  await goTo(visitor, name);
  await visitor.page.keyboard.type(typed);
  await visitor.page.keyboard.press('Enter');
}

export interface CellOnScreen {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Every cell that is drawn, at once. */
export const cellsOnScreen = (page: Page): Promise<readonly CellOnScreen[]> =>
  page.locator('[role=row]:not([hidden]) > [role=gridcell]:not([hidden])').evaluateAll((cells) =>
    cells.map((cell) => ({
      line: Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex')) - 1,
      column: Number(cell.getAttribute('aria-colindex')) - 1,
      text: cell.textContent.trim(),
    })),
  );

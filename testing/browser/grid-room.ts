// How much room the numbers of a generated model have: its whole periods in view, and the numbers that are cut.
import type { EditorPage } from './editor-page.ts';
import type { Visitor } from './journey.ts';

/** A model from one line about the business, saved. */
export async function makeModel({ page, open, say }: Visitor, editor: EditorPage, line: string) {
  await open('/template/new/');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('onboarding.prompt')).fill(line);
  const [understood = ''] = say('onboarding.understood').split('{');
  await dialog.getByText(new RegExp(`^${understood}`)).waitFor();
  await dialog.getByRole('button', { name: say('onboarding.generate'), exact: true }).click();
  await dialog.getByRole('button', { name: say('onboarding.see'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await editor.waitForSaved();
}

export async function openSheetOf({ page, say }: Visitor, editor: EditorPage, name: string) {
  await page
    .getByRole('navigation', { name: say('editor.sheets') })
    .getByRole('button', { name, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await editor.grid.getByRole('columnheader').first().waitFor();
}

/** The columns of whole periods between the names and the end of the visible part. */
export const wholeMonths = ({ grid: shown }: EditorPage): Promise<number> =>
  shown.evaluate((grid) => {
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

export const cutNumbers = ({ grid: shown }: EditorPage): Promise<readonly (string | null)[]> =>
  shown.evaluate((grid) =>
    [...grid.querySelectorAll<HTMLElement>('[role=gridcell][data-column]')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map(({ textContent }) => textContent),
  );

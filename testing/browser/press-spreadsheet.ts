// Presses what makes a spreadsheet, in the menu beside the download.
import type { Visitor } from './journey.ts';

export async function pressSpreadsheet(
  { page, say }: Visitor,
  named: 'take.spreadsheet-named' | 'take.google-named' = 'take.spreadsheet-named',
): Promise<void> {
  await page.getByRole('button', { name: say('editor.download-choices'), exact: true }).click();
  await page.getByRole('menuitem', { name: say(named), exact: true }).click();
}

// Tests the words for links that lead nowhere, sent where the page of the app is not built.
import { expect, test } from 'vitest';
import { missingSheetPages } from './missing-sheet-page.ts';

test('each says in both languages why it is there, and leads on', () => {
  expect(missingSheetPages.unknown).toContain('There is no spreadsheet at this address');
  expect(missingSheetPages.unknown).toContain('По этому адресу нет таблицы');
  for (const page of Object.values(missingSheetPages)) {
    expect(page).toContain('lang="ru"');
    expect(page).toContain('href="/builder/"');
  }
});

// Tests how the search goes through what it found, and that a change of the cells is another search.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import texts from '#web/i18n/en.json';
import { createPage, type Page } from '#web/sheet-page/state/page-store.ts';
import { PageContext } from '#web/sheet-page/state/use-page.ts';
import { FindBar } from './find-bar.tsx';

let page: Page;
const onClose = vi.fn();

const bar = (asked: number) => (
  <IntlProvider locale="en" messages={texts}>
    <PageContext value={page}>
      <FindBar asked={asked} onClose={onClose} />
    </PageContext>
  </IntlProvider>
);

let again: (asked: number) => void;

beforeEach(async () => {
  onClose.mockReset();
  page = createPage(smallBook, engineHere());
  await page.begin([]);
  const { rerender } = render(bar(1));
  again = (asked) => rerender(bar(asked));
});

afterEach(cleanup);

const field = (): HTMLInputElement => screen.getByRole('searchbox');
const search = (query: string) => fireEvent.change(field(), { target: { value: query } });
const press = (key: string, shiftKey = false) => fireEvent.keyDown(field(), { key, shiftKey });
const count = () => screen.getByRole('status').textContent;
const places = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const here = () => {
  const { sheet, selection } = page.store.getState();
  return [sheet, selection.focus.line, selection.focus.column];
};

test('it lists what is found with its sheet, its label and what it shows, and counts it', () => {
  expect([count(), places()]).toEqual(['', []]);
  search('20');
  expect([count(), places()]).toEqual(['1 found', ['Sales · C1Sales20.00']]);
  search('nothing of the kind');
  expect([count(), places()]).toEqual([texts['find.none'], []]);
});

test('Enter goes from one to the next and around, Shift+Enter back', () => {
  // The price and the first sale.
  search('10.00');
  expect(count()).toBe('2 found');
  press('Enter');
  expect([here(), count()]).toEqual([[0, 1, 2], '1 of 2']);
  press('Enter');
  expect([here(), count()]).toEqual([[1, 1, 2], '2 of 2']);
  press('Enter');
  expect(here()).toEqual([0, 1, 2]);
  press('Enter', true);
  expect(here()).toEqual([1, 1, 2]);
});

test('the first is the one after where the user is', () => {
  page.goTo({ sheet: 0, line: 2, column: 1 });
  search('10.00');
  press('Enter');
  expect(here()).toEqual([1, 1, 2]);
});

test('what is changed meanwhile is found as it is now', async () => {
  search('10.00');
  await act(() => page.change([{ sheet: 0, line: 1, column: 2, content: { kind: 'value', value: 12 } }]));
  expect([count(), places()]).toEqual([texts['find.none'], []]);
});

test('who asks again types over the last search, and Escape closes it', () => {
  search('10');
  field().setSelectionRange(2, 2);
  again(2);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2]);
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

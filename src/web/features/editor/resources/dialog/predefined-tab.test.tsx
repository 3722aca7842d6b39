// Tests that the search for predefined resources reports no result only after a successful search.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { clockOnly, until } from '#testing/browser/until.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { nothingSelected } from '../suggestions/selection.ts';
import { PredefinedTab } from './predefined-tab.tsx';

const template = defaultTemplate({
  uuid: '9b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const suggested = (id: string, name: string, description: string, bundle: readonly string[] = []) => ({
  ...{ id, name, description, bundle },
  ...{ rel: 'service', formula: 'price_quantity', values: [], otherAssumptions: {} },
});

let open: TemplateDocument;
let isUsualGiven = false;
/** What the business of the template usually has. */
const usual = { suggestions: [suggested('coffee_40_seats', 'Coffee', 'In a café of 40 seats.')] };
/** The search that waits for its reply, of all that were sent. */
let searches: ((reply: Response) => void)[] = [];
const asked = () => searches.length;
const answer = (reply: Response) => searches.at(-1)?.(reply);

const searchDelayMs = 300;

beforeEach(() => {
  vi.useFakeTimers(clockOnly);
  searches = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/COFFEE')) return Response.json(isUsualGiven ? usual : { suggestions: [] });
    return new Promise<Response>((resolve) => searches.push(resolve));
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const tab = { sectionId: 'section_sales' as const, onSkip: null, onClose: vi.fn(), onSelect: vi.fn() };
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <QueryClientProvider client={client}>
          <DocumentContext value={open}>
            <PredefinedTab {...tab} selection={nothingSelected} />
          </DocumentContext>
        </QueryClientProvider>
      </IntlProvider>
    </MantineProvider>,
  );
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const search = () =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), {
    target: { value: 'COFFEE' },
  });
const isNothing = () => screen.queryByText(en['suggest.nothing']) !== null;
const isFailed = () => screen.queryByText(en['suggest.failed']) !== null;

it('[RESOURCE-9] reports no results only after searching', async () => {
  await until(isNothing);
  search();
  expect(isNothing()).toBe(false);
  await pass(searchDelayMs - 1);
  expect([asked(), isNothing()]).toEqual([0, false]);
  await pass(1);
  await until(() => asked() === 1);
  expect(isNothing()).toBe(false);
  answer(Response.json({ suggestions: [] }));
  await until(isNothing);
});

it('[RESOURCE-9] reports that a search failed, and tries again', async () => {
  await until(isNothing);
  search();
  await pass(searchDelayMs);
  await until(() => asked() === 1);
  answer(Response.json({ code: 'server-error', message: '', remedy: '' }, { status: 500 }));
  await until(isFailed);
  expect(isNothing()).toBe(false);
  fireEvent.click(screen.getByText(en['editor.retry']));
  await until(() => asked() === 2);
  answer(Response.json({ suggestions: [] }));
  await until(isNothing);
  expect(isFailed()).toBe(false);
});

describe('beside what the business usually has', () => {
  beforeAll(() => {
    isUsualGiven = true;
  });
  afterAll(() => {
    isUsualGiven = false;
  });

  it('[RESOURCE-1] a search adds what is not there by name yet, and the usual set of the kind it names', async () => {
    const names = () => screen.getAllByRole('button', { name: /Coffee|set/ }).map((one) => one.textContent);
    await until(() => screen.queryByText('Coffee') !== null);
    search();
    await pass(searchDelayMs);
    await until(() => asked() === 1);
    answer(
      Response.json({
        suggestions: [
          suggested('coffee', 'Coffee', 'In a café of 60 seats.'),
          suggested('beans', 'Coffee beans', 'By the bag.'),
          suggested('tea', 'Tea', 'By the cup.'),
          suggested('set', 'The usual set', 'Coffee; Tea', ['coffee', 'tea']),
        ],
      }),
    );
    await until(() => screen.queryByText('Coffee beans') !== null);
    expect(names()).toEqual([
      'CoffeeIn a café of 40 seats.',
      'Coffee beansBy the bag.',
      'The usual setCoffee; Tea',
    ]);
    expect(screen.queryByText('Tea')).toBeNull();
  });
});

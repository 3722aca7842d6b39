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
/** Of all requests, the addresses. */
let asks: string[] = [];
const families = [
  {
    ...{ id: 'food', name: 'Food and drink', also: 'Еда и напитки' },
    kinds: [
      { id: 'bakery', name: 'Bakery', also: 'Пекарня, bread shop' },
      { id: 'cafe', name: 'Café', also: 'Кафе, coffee shop' },
    ],
  },
  { id: 'money', name: 'Finance', also: 'Финансы', kinds: [{ id: 'fund', name: 'Fund', also: 'Фонд' }] },
];
const ofBakery = [
  suggested('bread', 'Bread', '4 USD × 900 a month.'),
  suggested('sales', 'Product sales', 'In the model.'),
  suggested('buns', 'Buns', '2 USD × 400 a month.'),
  suggested('bakery_set', 'The usual set: Bakery', 'Bread; Product sales; Buns', ['bread', 'sales', 'buns']),
];
const answer = (reply: Response) => searches.at(-1)?.(reply);

const searchDelayMs = 300;

beforeEach(() => {
  vi.useFakeTimers(clockOnly);
  searches = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  asks = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asks.push(address);
    if (address.includes('/api/kinds/')) return Response.json({ families });
    if (address.includes('kindId=bakery')) return Response.json({ suggestions: ofBakery });
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

describe('of another kind of business', () => {
  const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: en['suggest.of'] });
  const options = () => screen.queryAllByRole('option').map((one) => one.textContent);
  const offers = () =>
    [...document.querySelectorAll('ul button')].map((one) => one.querySelector('span > span')?.textContent);
  const choose = async (name: string) => {
    fireEvent.click(combobox());
    await until(() => options().includes(name));
    fireEvent.click(screen.getByRole('option', { name }));
  };

  it('[RESOURCE-29] those of the model come first, then all, then each family with its kinds', async () => {
    await until(isNothing);
    expect(combobox().value).toBe('This model');
    fireEvent.focus(combobox());
    fireEvent.click(combobox());
    await until(() => options().length > 2);
    expect(options()).toEqual([
      ...['This model', 'All kinds of business', 'Food and drink: all', 'Bakery', 'Café'],
      ...['Finance: all', 'Fund'],
    ]);
  });

  it('[RESOURCE-29] its resources are offered, those of the model last, and its set without them', async () => {
    await until(isNothing);
    await choose('Bakery');
    await until(() => offers().length > 0);
    expect(offers()).toEqual(['Bread', 'Buns', 'The usual set: Bakery', 'Product sales In the model']);
    expect(screen.getByText('Bread; Buns')).not.toBeNull();
    const [address = ''] = asks.filter((one) => one.includes('kindId=bakery'));
    expect(address).toContain('/api/suggestions/en/section_sales/');
    expect(combobox().value).toBe('Bakery');
  });

  it('[RESOURCE-29] what it does not have can be looked for in all kinds', async () => {
    await until(isNothing);
    await choose('Bakery');
    await until(() => offers().length > 0);
    search();
    await pass(searchDelayMs);
    await until(isNothing);
    expect(asked()).toBe(0);
    fireEvent.click(screen.getByText(en['suggest.search-all']));
    await until(() => asked() === 1);
    answer(Response.json({ suggestions: [suggested('coffee', 'Coffee', 'By the cup.')] }));
    await until(() => offers().join() === 'Coffee');
    expect(combobox().value).toBe(en['suggest.of-all']);
  });
});

// Tests that the search for predefined resources reports no result only after a successful search.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
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

let open: TemplateDocument;
/** What the server replies to the search. */
let answer: () => Response;

const answerDelayMs = 1000;
const searchDelayMs = 300;

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/COFFEE')) return Response.json({ suggestions: [] });
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs));
    return answer();
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
  answer = () => Response.json({ suggestions: [] });
  await pass(100);
  expect(isNothing()).toBe(true);
  search();
  expect(isNothing()).toBe(false);
  await pass(searchDelayMs - 1);
  expect(isNothing()).toBe(false);
  await pass(1);
  expect(isNothing()).toBe(false);
  await pass(answerDelayMs + 100);
  expect(isNothing()).toBe(true);
});

it('[RESOURCE-9] reports that a search failed, and tries again', async () => {
  answer = () => Response.json({ code: 'server-error', message: '', remedy: '' }, { status: 500 });
  await pass(100);
  search();
  await pass(searchDelayMs);
  await pass(answerDelayMs + 100);
  expect([isFailed(), isNothing()]).toEqual([true, false]);
  answer = () => Response.json({ suggestions: [] });
  fireEvent.click(screen.getByText(en['editor.retry']));
  await pass(answerDelayMs + 100);
  expect([isFailed(), isNothing()]).toEqual([false, true]);
});

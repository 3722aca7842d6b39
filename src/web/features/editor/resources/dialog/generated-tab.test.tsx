// Tests the tab of suggestions that suit the business: with an AI, with one that fails, and without one.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import { clockOnly, until } from '#testing/browser/until.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { nothingSelected } from '../suggestions/selection.ts';
import { GeneratedTab } from './generated-tab.tsx';

const messages = { en, ru };
let open: TemplateDocument | null = null;
let reason: string | null = null;
let asked = 0;
let isUnderstood = true;
let further: readonly object[] = [];

beforeEach(() => {
  vi.useFakeTimers(clockOnly);
  reason = null;
  asked = 0;
  isUnderstood = true;
  further = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const suggestion = { id: 'oat_milk', name: 'Oat milk', description: 'Proposed.', bundle: [] };
    const rest = { rel: 'service', formula: 'price_quantity', values: [], otherAssumptions: {} };
    return Response.json({
      suggestions: [
        { ...suggestion, ...rest, isOfAI: reason === null },
        ...further.map((one) => ({ ...suggestion, ...rest, ...one })),
      ],
      ...{ origin: reason === null ? 'ai' : 'catalogue', reason, isUnderstood },
    });
  });
});

afterEach(() => {
  cleanup();
  open?.saver.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Shown {
  readonly usesAI: boolean;
  readonly language?: Language;
  readonly sectionId?: ResourceSectionId;
}

async function show({ usesAI, language = 'en', sectionId = 'section_sales' }: Shown): Promise<void> {
  const template = defaultTemplate({
    ...{ uuid: '9b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10', timestamp: 0 },
    ...{ language, dateStart: '2027-01-01' },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  const tab = { sectionId, usesAI, onSkip: null, onClose: vi.fn(), onSelect: vi.fn() };
  render(
    <MantineProvider env="test">
      <IntlProvider locale={language} messages={messages[language]}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <DocumentContext value={open}>
            <GeneratedTab {...tab} selection={nothingSelected} />
          </DocumentContext>
        </QueryClientProvider>
      </IntlProvider>
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await until(() => asked === 1 && document.querySelector('[aria-busy="false"]') !== null);
}

const hasText = (text: string) => screen.queryByText(text) !== null;
const page = () => document.body.textContent ?? '';

it('says that the business was not understood where the catalogue alone has answered', async () => {
  isUnderstood = false;
  const unknown = /^We don.t know this kind of business yet, so these are what most businesses have/;
  await show({ usesAI: false });
  expect(screen.queryByText(unknown)).not.toBeNull();
  cleanup();
  open?.saver.dispose();
  asked = 0;
  await show({ usesAI: true });
  expect(screen.queryByText(unknown)).toBeNull();
});

it('[AI-1] says that the AI suggests, and of what', async () => {
  await show({ usesAI: true });
  expect(
    hasText(
      'The AI suggests income suited to the business, with typical numbers in the currency of the model.',
    ),
  ).toBe(true);
  expect(hasText('Oat milk')).toBe(true);
  cleanup();
  open?.saver.dispose();
  asked = 0;
  await show({ usesAI: true, language: 'ru', sectionId: 'section_fixedassets' });
  expect(
    hasText('ИИ предложит основные средства для этого бизнеса с типичными суммами в валюте модели.'),
  ).toBe(true);
});

it('[AI-1] marks what the AI proposes, and says where the other lines come from', async () => {
  further = [
    { id: 'tea', name: 'Tea' },
    { id: 'walks', name: 'Dog walks', trade: 'Dog walking' },
  ];
  await show({ usesAI: true });
  const names = [...document.querySelectorAll('ul button > span > span:first-child')];
  expect(names.map((one) => one.textContent)).toEqual(['Oat milk AI', 'Tea', 'Dog walks Dog walking']);
  expect(hasText(en['suggest.ai-marked'])).toBe(true);
  cleanup();
  open?.saver.dispose();
  asked = 0;
  await show({ usesAI: true, language: 'ru' });
  expect([hasText('ИИ'), hasText(ru['suggest.ai-marked'])]).toEqual([true, true]);
});

it('[AI-1] says nothing of AI where none answers', async () => {
  // What a server without AI gives as its reason is none of the visitor's concern.
  reason = 'off';
  await show({ usesAI: false, sectionId: 'section_sga' });
  expect(
    hasText('The usual expenses of such a business, with typical numbers in the currency of the model.'),
  ).toBe(true);
  expect(page()).not.toMatch(/\bAI\b/);
});

it.each([
  ['timeout', "The AI didn't answer in time, so these come from our catalogue."],
  ['busy', 'There were too many AI requests in the last minute, so these come from our catalogue.'],
])('[AI-1] says why it did not answer: %s, and asks again', async (why, sentence) => {
  reason = why;
  await show({ usesAI: true });
  expect(page()).toContain(sentence);
  // The line above it does not say otherwise.
  expect(page()).toContain('The usual income of such a business');
  expect(page()).not.toContain('The AI suggests');
  reason = null;
  fireEvent.click(screen.getByRole('button', { name: en['editor.retry'] }));
  await until(() => asked === 2 && !page().includes(sentence));
});

it.each([
  ['budget', 'It answers again tomorrow.'],
  ['refused', 'Other words may help.'],
])('[AI-1] says what to do where asking again would not help: %s', async (why, sentence) => {
  reason = why;
  await show({ usesAI: true });
  expect(page()).toContain(sentence);
  expect(screen.queryByRole('button', { name: en['editor.retry'] })).toBeNull();
});

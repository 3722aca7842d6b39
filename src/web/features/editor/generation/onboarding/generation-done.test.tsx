// Tests the summary of a generation: the fallback for an unknown business, and missing sheets.

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { ModuleId } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { listedSheets } from '../../calculation/listed-sheets.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { putStates } from '../../document/modules/module-states.ts';
import { answer } from '../generator/answer.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import type { PartOfAI } from '../run/make-with-ai.ts';
import { GenerationDone } from './generation-done.tsx';

const messages = { en, ru };
let open: TemplateDocument | null = null;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
});

afterEach(() => open?.saver.dispose());

interface Done {
  readonly language: Language;
  readonly failed?: readonly ModuleId[];
  readonly instead?: readonly string[];
  readonly ai?: PartOfAI;
  readonly understood?: UnderstoodLine;
  readonly isSold?: boolean;
}

function show({ language, failed = [], instead = [], ai, understood, isSold = false }: Done): void {
  const client = new QueryClient();
  client.setQueryData(['visitor'], {
    ...{ templates: [], newTemplatesNeedPurchase: isSold },
    sales: { plans: isSold, templates: isSold, isTest: false },
  });
  const template = {
    ...defaultTemplate({
      uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
      timestamp: 0,
      language,
      dateStart: '2027-01-01',
    }),
    openAIPrompt: 'zzqqxx wwvv',
  };
  open = createDocument({ template, revision: 1, isUnsaved: false });
  open.note((draft) => putStates(draft, failed, 'error'));
  calculationOf(open).calculated.setState({ sheets: listedSheets(template, null) });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <IntlProvider locale={language} messages={messages[language]}>
          <DocumentContext value={open}>
            <GenerationDone
              hasIssues={failed.length > 0}
              fallbackNames={instead}
              understood={understood ?? null}
              summary={null}
              onRefined={() => undefined}
              ai={ai ?? null}
              onAdjust={() => undefined}
              onClose={() => undefined}
            />
          </DocumentContext>
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it('[GENERATE-12] says what was suggested for an unknown kind of business', () => {
  show({ language: 'en', instead: ['Product sales', 'Services'] });
  expect(screen.getByText(/^We don.t know this kind of business yet/).textContent).toContain(
    '“zzqqxx wwvv”. The model starts with what most businesses have, such as: Product sales and Services.',
  );
});

it('does not mention it for a known kind', () => {
  show({ language: 'en' });
  expect(screen.queryByText(/We don.t know/)).toBeNull();
});

it('promises the workbook for nothing only where it is not sold', () => {
  show({ language: 'en' });
  screen.getByText(en['onboarding.download-hint']);
  cleanup();
  open?.saver.dispose();
  show({ language: 'en', isSold: true });
  screen.getByText(en['onboarding.buy-hint']);
  expect(screen.queryByText(en['onboarding.download-hint'])).toBeNull();
});

it('[GENERATE-12] names missing sheets as the list of sheets does', () => {
  show({ language: 'ru', failed: ['module_revenue', 'module_fixedassets'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Внимание! Не удалось создать лист «Выручка»',
    'Внимание! Не удалось создать лист «Основные средства»',
  ]);
});

const added = {
  ...{ lineCount: 1, numberCount: 5, isKindProposed: false, isPlaceProposed: false, isSizeProposed: false },
  leftOut: [],
  gone: [],
};
const none = { ...added, lineCount: 0, numberCount: 0 };

it.each<readonly [Language, PartOfAI, string]>([
  [
    'en',
    { added: added, reason: null },
    'The AI added 1 line and chose 5 numbers, each within its usual range.',
  ],
  [
    'ru',
    { added: added, reason: null },
    'ИИ добавил 1 строку и подобрал 5 чисел, не выходя за обычные пределы.',
  ],
  [
    'en',
    {
      added: { ...added, lineCount: 0, numberCount: 1, leftOut: ['Oat milk drinks', 'Rent'], gone: [] },
      reason: null,
    },
    'The AI chose 1 number within its usual range. Left out, as the margin would no longer be usual: Oat milk drinks; Rent.',
  ],
  [
    'en',
    { added: { ...none, leftOut: ['Rent'], gone: [] }, reason: null },
    'What the AI proposed was left out, as the margin would no longer be usual: Rent.',
  ],
  [
    'ru',
    { added: { ...added, lineCount: 0, numberCount: 1 }, reason: null },
    'ИИ подобрал 1 число, не выходя за обычные пределы.',
  ],
  [
    'ru',
    { added: { ...added, lineCount: 2, numberCount: 21 }, reason: null },
    'ИИ добавил 2 строки и подобрал 21 число, не выходя за обычные пределы.',
  ],
  ['en', { added: none, reason: null }, 'The AI found nothing to change.'],
  [
    'en',
    { added: null, reason: 'timeout' },
    "The AI didn't answer in time, so the model uses our catalogue only.",
  ],
  ['ru', { added: null, reason: 'off' }, 'ИИ выключен, поэтому модель составлена только по нашему каталогу.'],
])('[AI-2] says what the AI has to do with the model, in %s: %j', (language, ai, sentence) => {
  show({ language, ai });
  expect(screen.getByRole('note').textContent).toBe(sentence);
});

const understoodIn = (language: Language) =>
  answer({
    ...{ id: 1, ask: 'understand', text: 'zzqqxx wwvv' },
    answers: { kindIds: ['nail_salon'], countryId: 'PT' },
    terms: {
      ...{ language, dateStart: '2027-01-01', currency: null },
      ...{ periodicity: 'month', periodCount: 36 },
    },
  }).answer as UnderstoodLine;

it.each<readonly [Language, Partial<typeof added>, string]>([
  ['en', { ...none, isKindProposed: true }, 'The AI chose the kind of business: Nail salon.'],
  [
    'en',
    { ...none, isKindProposed: true, isPlaceProposed: true },
    'The AI chose the kind of business: Nail salon. The AI chose the place: Portugal.',
  ],
  ['ru', { ...none, isPlaceProposed: true }, 'Место выбрал ИИ: Португалия.'],
  ['en', { ...none, isSizeProposed: true }, 'The AI chose the size: 4 (nail technicians).'],
  ['ru', { ...none, isSizeProposed: true }, 'Размер выбрал ИИ: 4 (мастера маникюра).'],
  [
    'en',
    { isKindProposed: true },
    'The AI chose the kind of business: Nail salon. The AI added 1 line and chose 5 numbers, each within its usual range.',
  ],
])('[AI-2] says that the AI chose what the business is or where, in %s: %j', (language, more, sentence) => {
  const ai: PartOfAI = { added: { ...added, ...more }, reason: null };
  show({ language, ai, understood: understoodIn(language) });
  expect(screen.getByRole('note').textContent).toBe(sentence);
});

it('[AI-2] says nothing of AI where none was asked', () => {
  show({ language: 'en' });
  expect(document.body.textContent).not.toMatch(/\bAI\b/);
});

const lineIn = (language: Language, text: string) =>
  answer({
    ...{ id: 1, ask: 'understand', text, answers: {} },
    terms: {
      ...{ language, dateStart: '2027-01-01', currency: null },
      ...{ periodicity: 'month', periodCount: 36 },
    },
  }).answer as UnderstoodLine;

it.each<readonly [Language, string, string]>([
  ['en', 'hotel, zxqv, 24 rooms', 'Not understood: zxqv'],
  ['ru', 'отель на 24 номера, щъщъ', 'Не поняли: щъщъ'],
])('[GENERATE-22] says once more what nothing came of, in %s', (language, text, sentence) => {
  show({ language, understood: lineIn(language, text) });
  expect(screen.getByText(sentence)).not.toBeNull();
});

it('[GENERATE-22] says nothing of words that an AI has read', () => {
  const understood = lineIn('en', 'hotel, zxqv, 24 rooms');
  show({ language: 'en', understood, ai: { added, reason: null } });
  expect(screen.queryByText(/Not understood/)).toBeNull();
});

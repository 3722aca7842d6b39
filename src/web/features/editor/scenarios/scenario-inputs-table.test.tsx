// Tests that the comparison names the inputs in which scenarios differ, says each in words, and nothing that is alike.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, test } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { ScenarioInputs } from './scenario-inputs-table.tsx';

afterEach(cleanup);

const messages = { en, ru };

function show(template: Template, language: Language): HTMLElement {
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const { container } = render(
    <MantineProvider env="test">
      <IntlProvider locale={language} messages={messages[language]}>
        <DocumentContext value={open}>
          <ScenarioInputs />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  open.saver.dispose();
  return container;
}

/** Intl separates thousands and percents with spaces that do not break. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const rowsOf = (template: Template, language: Language): readonly (readonly string[])[] => {
  show(template, language);
  const rows = screen.getAllByRole('row');
  return rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent)));
};

const studio = (language: Language): TemplateWords => ({
  ...{ language, periods: 36 },
  services: [
    {
      id: 'Club',
      formula: 'subscription',
      data: { new: ['1200', '1500', null], churn: ['10', '10', '10'], price: ['30000;0', '210000;0', null] },
      drivers: { new: [{ growth: { rate: '3' } }, { growth: { rate: '5' }, start: '2027-03-01' }, null] },
    },
  ],
  expenses: [
    // A hundred is a hundred, however it is written, and empty as in the first.
    { id: 'Rent', data: { amount: ['100', '100;100', '100.0'] } },
    {
      id: 'Advertising',
      data: { amount: ['50', null, null] },
      drivers: {
        amount: [{ ramp: { from: '40', periods: '6' } }, { ramp: { from: '40', periods: '12' } }, null],
      },
    },
  ],
});

const expected: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['What differs', 'Base', 'Good', 'Bad'],
    [
      'Club: New customersunits',
      '1,200, up 3% a month',
      '1,500 from March 2027, up 5% a month',
      '1,200, up 3% a month',
    ],
    ['Club: Price per periodunits', '30,000; 0', '210,000; 0', '30,000; 0'],
    [
      'Advertising: Amountunits',
      '50, ramping up from 40% over 6 months',
      '50, ramping up from 40% over 12 months',
      '50, ramping up from 40% over 6 months',
    ],
  ],
  ru: [
    ['Чем отличаются', 'Base', 'Good', 'Bad'],
    [
      'Club: Новые клиентыunits',
      '1 200, рост на 3 % в месяц',
      '1 500 с марта 2027 года, рост на 5 % в месяц',
      '1 200, рост на 3 % в месяц',
    ],
    ['Club: Цена за периодunits', '30 000; 0', '210 000; 0', '30 000; 0'],
    [
      'Advertising: Суммаunits',
      '50, с выходом на полный объём от 40 % за 6 месяцев',
      '50, с выходом на полный объём от 40 % за 12 месяцев',
      '50, с выходом на полный объём от 40 % за 6 месяцев',
    ],
  ],
};

test.each(languages)('[TYPING-30] each input in words for every scenario, in %s', (language) => {
  expect(rowsOf(buildTemplate(studio(language)), language)).toEqual(expected[language]);
});

it('[TYPING-30] writes numbers in the language of the template', () => {
  const words = { language: 'ru', services: [{ id: 'Tea', data: { amount: ['1200.5', '1300'] } }] } as const;
  expect(rowsOf(buildTemplate(words), 'en')[1]).toEqual(['Tea: Суммаunits', '1 200,5', '1 300']);
});

it('[TYPING-30] shows long lists where they differ, and in full where even that looks the same', () => {
  const list = (...ends: readonly number[]) => [1, 2, 3, 4, 5, 6, 7, 8, ...ends].join(';');
  const growth = (rate: string) => ({ growth: { rate } });
  const template = buildTemplate({
    periods: 12,
    services: [
      { id: 'Tea', data: { amount: [list(9), list(10)] } },
      {
        id: 'Cake',
        data: { amount: ['7', '7'] },
        drivers: { amount: [growth('1;2;3;4'), growth('1;2;3;5')] },
      },
    ],
  });
  expect(rowsOf(template, 'en').slice(1)).toEqual([
    ['Tea: Amountunits', '…; 8; 9', '…; 8; 10'],
    ['Cake: Amountunits', '7, up 1% → 2% → 3% → 4% a month', '7, up 1% → 2% → 3% → 5% a month'],
  ]);
});

it('[TYPING-30] leaves out what the model does not read', () => {
  const repaid = (repayment: string) => ({
    loans: [
      {
        ...{ id: 'Loan', terms: { repayment, term: '12', interestmargin: '9' }, second: '0' },
        data: { amount: ['5000', '6000'] },
      },
    ],
  });
  expect(rowsOf(buildTemplate(repaid('annuity')), 'en').slice(1)).toEqual([
    ['Loan: Amount (drawdown)units', '5,000', '6,000'],
  ]);
});

test.each([
  ['en', 'All scenarios have the same numbers so far: choose one above and type its own.'],
  ['ru', 'Числа во всех сценариях пока одинаковы: выберите сценарий выше и введите его числа.'],
] as const)('[TYPING-30] says where nothing differs, in %s', (language, sentence) => {
  const template = buildTemplate({ language, services: [{ id: 'Tea', data: { amount: ['5', null] } }] });
  expect(show(template, language).textContent).toContain(sentence);
  expect(screen.queryByRole('table')).toBeNull();
});

// Tests that what differs in a resource is said by names that a person knows, with units, in each language.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { DifferenceList } from './difference-list.tsx';

afterEach(cleanup);

interface Changed {
  readonly customers: string;
  readonly price: string;
  readonly base: string;
  readonly tax: string;
  readonly limit: string;
  readonly ahead: string;
}

function club(
  language: Language,
  { customers, price, base, tax, limit, ahead }: Changed,
  source?: string,
): Template {
  const template = buildTemplate({
    language,
    services: [
      {
        ...{ id: 'Club', formula: 'subscription', openings: { customers }, names: { salestax: tax } },
        data: { new: '20', churn: '10', price },
      },
    ],
    costs: [{ id: 'Boxes', formula: 'per_unit_of', data: { cost: '2' }, lookups: { base } }],
    expenses: [{ id: 'Rent', data: { amount: '1' }, terms: { accountsReceivablePeriod: ahead } }],
    taxes: ['VAT', 'GST'].map((id) => ({
      id,
      formula: 'rate',
      data: { rate: '20' },
      rel: 'taxsales' as const,
    })),
    loans: [{ id: 'Line', terms: { line: limit, interestmargin: '9' } }],
  });
  const entry = template.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0]?.fcst[0];
  if (entry && source !== undefined) Object.assign(entry, { provenance: { source } });
  return template;
}

const expected: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['ClubPrice per period, units', '5', '6'],
    ['ClubAt the start: Customers, people', '100', '120'],
    ['ClubSales tax (VAT)', 'VAT', 'GST'],
    ['ClubNew customers · Source', '(empty)', 'Survey'],
    ['BoxesBase', 'Club: Customers', 'Gross profit'],
    ['RentPrepaid period, days', '30', '90'],
    ['LineLimit of the credit line, USD', '9,000', '8,000'],
  ],
  ru: [
    ['ClubЦена за период, units', '5', '6'],
    ['ClubНа начало: Клиенты, чел.', '100', '120'],
    ['ClubНДС', 'VAT', 'GST'],
    ['ClubНовые клиенты · Источник', '(пусто)', 'Survey'],
    ['BoxesБаза', 'Club: Клиенты', 'Валовая прибыль'],
    ['RentСрок предоплаты, дней', '30', '90'],
    ['LineЛимит кредитной линии, USD', '9\u00a0000', '8\u00a0000'],
  ],
};

test.each(languages)('[KEEP-8] by names and units, in %s', (language) => {
  const before = {
    customers: '100',
    price: '5',
    base: 'Club.customers',
    tax: 'VAT',
    limit: '9000',
    ahead: '30',
  };
  const after = {
    customers: '120',
    price: '6',
    base: 'gross_profit',
    tax: 'GST',
    limit: '8000',
    ahead: '90',
  };
  const one = club(language, before);
  const open = createDocument({ template: one, revision: 1, isUnsaved: false });
  render(
    <MantineProvider>
      <IntlProvider locale={language} messages={{ en, ru }[language]}>
        <DocumentContext value={open}>
          <DifferenceList one={one} other={club(language, after, 'Survey')} headings={['One', 'Other']} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent ?? ''));
  expect(rows.filter(({ length }) => length === 3).slice(1)).toEqual(expected[language]);
  open.saver.dispose();
});

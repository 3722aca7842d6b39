// Tests that the sentence of a suggested line tells the inputs that the line is added with, whatever the period.
import { describe, expect, test } from 'vitest';
import { furtherLines } from '#catalog/kinds/general/further-lines.ts';
import { kinds, unknownKind } from '#catalog/kinds/kinds.ts';
import { type Language, languages } from '#language/language.ts';
import { type TradeSectionId, tradeSectionIds } from '#template/sections.ts';
import type { Periodicity } from '#template/template.ts';
import { linesOf, typicalPart } from './kind-line.ts';
import { resourceOf } from './line-resource.ts';
import { settledSearch } from './settled-search.ts';
import { suggest } from './suggest.ts';

const periods: readonly Periodicity[] = ['month', 'quarter', 'year'];

/** As a reader of the language reads numbers. */
const readers: Readonly<Record<Language, (text: string) => readonly number[]>> = {
  en: (text) => (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((one) => Number(one.replaceAll(',', ''))),
  ru: (text) =>
    (text.match(/\d[\d\u00a0\u202f]*(?:,\d+)?/gu) ?? []).map((one) =>
      Number(one.replaceAll(/[\u00a0\u202f]/gu, '').replace(',', '.')),
    ),
};

/** Names may have digits of their own. */
const withoutNames = (text: string): string => text.replaceAll(/[“«][^”»]*[”»]/gu, '');
/** Which part of a volume a quantity is. */
const withoutPart = (text: string): string => text.replace(/ \([^()]*\)$/u, '');

const ascending = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

describe.each(languages)('in %s', (language) => {
  test.each(periods)('every line of every kind tells the inputs of its formula for a %s', (periodicity) => {
    const { contextOf } = settledSearch('', language, { periodicity });
    for (const part of [...kinds, unknownKind, furtherLines].map(typicalPart)) {
      for (const line of tradeSectionIds.flatMap((section) => linesOf(part, section))) {
        const { id, values, description } = resourceOf(line, contextOf(part));
        const [inputs = ''] = description.split('; ');
        const told = readers[language](withoutPart(withoutNames(inputs)));
        const added = Object.values(values[0] ?? {}).map((text) => Number(text.split(';')[0]));
        expect(ascending(told), `${id}: ${description}`).toEqual(ascending(added));
      }
    }
  });
});

const described = (section: TradeSectionId, search: string, name: string, periodicity: Periodicity) => {
  const found = suggest('en', section, search, { periodicity }).find((one) => one.name === name);
  return [found?.values[0], found?.description];
};

test('what is of a month grows with the period, and prices, people and pay a year stay', () => {
  // 4,860 a month.
  expect(described('section_sales', 'Cafe', 'Coffee and drinks', 'quarter')).toEqual([
    { price: '5.2', quantity: '12600' },
    '5.20 USD × 12,600 a quarter (90% of guests); usually 3.50 to 7.50, our estimate.',
  ]);
  expect(described('section_cos', 'Cafe', 'Baristas', 'year')).toEqual([
    { people: '4', salary: '31000', burden: '10' },
    '4 people at 31,000 USD a year, plus 10% taxes and benefits; usually 26,000 to 40,000, our estimate.',
  ]);
  // 900 a year.
  expect(described('section_sga', 'Cafe', 'Licences and inspections', 'quarter')).toEqual([
    { amount: '225' },
    '225 USD a quarter; 900 USD a year, usually 300 to 2,500, our estimate.',
  ]);
  expect(described('section_sga', 'Cafe', 'Licences and inspections', 'year')).toEqual([
    { amount: '900' },
    '900 USD a year; usually 300 to 2,500, our estimate.',
  ]);
  expect(described('section_sga', 'Cafe', 'Opening campaign', 'year')[0]).toEqual({ amount: '4000;0' });
});

test('an amount of a month is told beside that of a longer period', () => {
  const [monthly] = described('section_sga', 'Cafe', 'Rent', 'month');
  const [quarterly, description] = described('section_sga', 'Cafe', 'Rent', 'quarter');
  expect([monthly, quarterly]).toEqual([{ amount: '4000' }, { amount: '12000' }]);
  expect(description).toMatch(/^12,000 USD a quarter; 4,000 USD a month, usually /u);
});

test('of customers those leave a longer period who leave in any of its months', () => {
  const found = suggest('en', 'section_sales', 'Software as a service', { periodicity: 'month' }).find(
    ({ formula }) => formula === 'subscription',
  );
  const longer = suggest('en', 'section_sales', 'Software as a service', { periodicity: 'quarter' }).find(
    ({ id }) => id === found?.id,
  );
  const { churn = '', price = '' } = found?.values[0] ?? {};
  const stay = (1 - Number(churn) / 100) ** 3;
  expect(Number(longer?.values[0]?.churn)).toBeCloseTo(100 * (1 - stay), 1);
  expect(Number(longer?.values[0]?.price)).toBe(3 * Number(price));
  expect(longer?.description).toMatch(
    / a quarter, .* new customers a quarter, .* leave a quarter; .* a month, /u,
  );
});

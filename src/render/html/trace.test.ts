// Holds traces to a small workbook worked out by hand, and to the whole of a real model.
import { expect, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import {
  call,
  cell,
  minus,
  number,
  over,
  plus,
  span,
  stack,
  times,
  whole,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row, value } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { prepareTrace, type TraceColumn, trace } from './trace.ts';

const header = (sheetId: string): Row =>
  row({
    id: `${sheetId}.label`,
    role: 'header',
    format: 'year',
    captions: { constant: 'Constant', total: 'Total', zero: 'Opening', provenance: null },
    periods: { kind: 'values', values: [2027, 2028] },
  });

const typed = (id: string, label: string, values: readonly number[], resourceId: string | null): Row =>
  row({
    id,
    role: 'input',
    label,
    format: 'price',
    unit: { text: 'USD', isScaled: false },
    allowed: { kind: 'number', least: 0, most: 1e15 },
    source: resourceId === null ? null : { resourceId, variableId: 'v' },
    periods: { kind: 'values', values },
  });

const inputs: readonly Row[] = [
  header('in'),
  typed('in.price', 'Price', [25, 30], 'tea'),
  typed('in.quantity', 'Quantity', [4, 5], 'tea'),
  typed('in.rent', 'Rent', [50, 60], null),
  {
    ...typed('in.fee', 'Fee', [], 'tea'),
    constant: value(5),
    periods: formula(cell('in.fee', 'constant')),
  },
  row({
    id: 'in.picked',
    role: 'calculation',
    label: 'Picked',
    constant: formula(cell('in.fee', 'constant')),
    periods: formula(cell('in.picked', 'constant')),
  }),
];

const results: readonly Row[] = [
  header('out'),
  row({
    id: 'out.sales',
    role: 'total',
    label: 'Sales',
    format: 'money',
    note: 'What is billed.',
    total: formula(call('SUM', span('out.sales'))),
    periods: formula(times(cell('in.price'), cell('in.quantity'))),
  }),
  row({ id: 'out.costs', role: 'link', label: 'Costs', format: 'money', periods: formula(cell('in.rent')) }),
  row({ id: 'out.blank', role: 'blank' }),
  row({
    id: 'out.both',
    role: 'total',
    label: 'Both',
    periods: formula(call('SUM', stack('out.sales', 'out.blank'))),
  }),
  row({
    id: 'out.cash',
    role: 'total',
    label: 'Cash',
    zero: value(7),
    periods: formula(minus(plus(cell('out.cash', 'previous'), cell('out.sales')), cell('out.costs'))),
  }),
  row({
    id: 'out.least',
    role: 'calculation',
    label: 'Least',
    constant: formula(call('MIN', whole('out.cash'))),
  }),
  row({
    id: 'out.half',
    role: 'calculation',
    label: 'Half',
    periods: formula(over(minus(cell('out.cash'), cell('out.cash', 'zero')), number(2))),
  }),
  row({
    id: 'out.most',
    role: 'calculation',
    label: 'Most',
    constant: formula(call('MAX', number(0), span('out.cash'))),
  }),
];

const workbook: Workbook = {
  title: 'Small',
  version: '1.0',
  language: 'en',
  currency: 'USD',
  timestamp: 0,
  periodCount: 2,
  yearCount: 2,
  drawnYearCount: 2,
  spans: { years: [], quarters: [] },
  moneyScale: 'units',
  scenarioNames: ['Base scenario'],
  scenarioRow: 'in.price',
  sheets: [
    {
      id: 'in',
      moduleId: 'in',
      title: 'Inputs',
      category: 'input',
      axis: 'periods',
      headerRowCount: 1,
      rows: inputs,
    },
    {
      id: 'out',
      moduleId: 'out',
      title: 'Results',
      category: 'output',
      axis: 'periods',
      headerRowCount: 1,
      rows: results,
    },
  ],
  names: [],
  charts: [],
};

const book = prepareTrace(workbook, evaluate(workbook));

function traced(rowId: string, column: TraceColumn) {
  const found = trace(book, { rowId, column });
  if (!found) throw new Error(`no row ${rowId}`);
  return found;
}

const readTexts = (rowId: string, column: TraceColumn) =>
  traced(rowId, column).reads.map(
    ({ label, columns, texts }) => `${label} ${columns.join('-')}: ${texts.join(' to ')}`,
  );

test('[GRID-9] a product is said in words, in its numbers and as a spreadsheet writes it', () => {
  const { label, texts, columns, note, formula: worded } = traced('out.sales', 1);
  expect({ label, texts, columns, note }).toEqual({
    label: 'Sales',
    texts: ['150.00'],
    columns: ['2028'],
    note: 'What is billed.',
  });
  expect(worded).toEqual({
    words: 'Price × Quantity',
    numbers: '30.00 × 5.00',
    symbols: "='Inputs'!K$2*'Inputs'!K$3",
  });
  expect(readTexts('out.sales', 1)).toEqual(['Price 2028: 30.00', 'Quantity 2028: 5.00']);
});

test('a trail ends at what a person types, and knows whose it is', () => {
  const [price] = traced('out.sales', 0).reads;
  expect(price).toMatchObject({ isInput: true, resourceId: 'tea', sheetId: 'in', sheetTitle: 'Inputs' });
  expect(traced('in.price', 0)).toMatchObject({ isInput: true, formula: null, reads: [], texts: ['25.00'] });
  expect(traced('in.rent', 0)).toMatchObject({ isInput: true, resourceId: null });
});

test('a trail ends at a number that is typed once for all periods, and a row that repeats its constant says so', () => {
  expect(traced('in.fee', 1)).toMatchObject({ isInput: true, formula: null, reads: [], texts: ['5.00'] });
  const { isInput, formula: worded } = traced('in.picked', 1);
  expect([isInput, worded?.words, worded?.symbols]).toEqual([false, 'Picked [in every period]', '=$F6']);
});

test('the first period looks back at the opening one, a later one at the one before it', () => {
  expect(readTexts('out.cash', 0)).toEqual(['Cash Opening: 7.00', 'Sales 2027: 100.00', 'Costs 2027: 50.00']);
  expect(readTexts('out.cash', 1)).toEqual(['Cash 2027: 57.00', 'Sales 2028: 150.00', 'Costs 2028: 60.00']);
  expect(traced('out.cash', 1).formula?.words).toBe('Cash [previous period] + Sales − Costs');
  expect(traced('out.cash', 'zero')).toMatchObject({ formula: null, isInput: false, texts: ['7.00'] });
});

test('a stack of few rows is a sum of their names, without the blank line at its end', () => {
  expect(traced('out.both', 0).formula).toMatchObject({ words: 'Sales + Costs', numbers: '100.00 + 50.00' });
  expect(readTexts('out.both', 0)).toEqual(['Sales 2027: 100.00', 'Costs 2027: 50.00']);
});

test('all periods of a row are read from the first to the last', () => {
  expect(readTexts('out.sales', 'total')).toEqual(['Sales 2027-2028: 100.00 to 150.00']);
  expect(traced('out.sales', 'total').formula?.words).toBe('the sum of Sales [all periods]');
  expect(traced('out.most', 'constant')).toMatchObject({
    columns: ['Constant'],
    texts: ['147.00'],
    formula: { words: 'the largest of (0; Cash [all periods])', symbols: '=MAX(0,$J$6:$K$6)' },
  });
});

test('the opening and all periods are read from the one to the last of the others', () => {
  expect(readTexts('out.least', 'constant')).toEqual(['Cash Opening-2028: 7.00 to 147.00']);
  expect(traced('out.least', 'constant')).toMatchObject({
    texts: ['7.00'],
    formula: { words: 'the smallest of Cash [opening and all periods]', symbols: '=MIN($I$6:$K$6)' },
  });
});

test('brackets stand where the order of work needs them', () => {
  expect(traced('out.half', 1).formula).toMatchObject({
    words: '(Cash − Cash [opening]) ÷ 2',
    numbers: '(147.00 − 7.00) ÷ 2',
  });
});

test('a row that has gone has no trace', () => {
  expect(trace(book, { rowId: 'out.gone', column: 0 })).toBeNull();
});

test.each(languages)(
  '[GRID-9] every number of a model is explained, and what it reads is there (%s)',
  (language) => {
    const uuid = '00000000-0000-4000-8000-000000000001';
    const template = defaultTemplate({ uuid, timestamp: 0, language, dateStart: '2027-01-01' });
    const model = compile(template).workbook;
    if (!model) throw new Error('the default template cannot be built');
    const whole = prepareTrace(model, evaluate(model));
    for (const { id, constant, total, zero, periods } of model.sheets.flatMap(({ rows }) => rows)) {
      const columns: readonly (readonly [TraceColumn, unknown])[] = [
        ['constant', constant],
        ['total', total],
        ['zero', zero],
        [0, periods],
      ];
      for (const [column, content] of columns) {
        if (content === null) continue;
        const found = trace(whole, { rowId: id, column });
        expect(found?.texts[0], id).not.toBe('');
        expect(found?.formula?.words ?? '', id).not.toMatch(/undefined|NaN/);
        // A zero period that is left empty counts as 0 and shows nothing.
        for (const { place, texts } of found?.reads ?? []) {
          if (place.column !== 'zero') expect(texts.at(-1), id).not.toBe('');
        }
      }
    }
  },
);

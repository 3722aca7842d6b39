// Holds the HTML rows and the structure under them to a small workbook written out by hand.
import { expect, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { cell, number, times } from '#workbook/cell-expression.ts';
import { formula, type Row, row, value } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { previewHtml, previewHtmlByModule } from './preview-html.ts';
import { previewSheet } from './preview-sheet.ts';

const rows: readonly Row[] = [
  row({ id: 'in.title', role: 'title', label: 'Inputs', level: 1 }),
  row({ id: 'in.check', role: 'check', label: 'Check', format: 'count', constant: formula(number(2)) }),
  row({
    id: 'in.label',
    role: 'header',
    label: 'Period',
    format: 'year',
    captions: { constant: 'Constant', total: 'Total', zero: 'Opening', provenance: null },
    periods: { kind: 'values', values: [2027, 2028] },
  }),
  row({ id: 'in.heading', role: 'heading', level: 2, label: 'Sales' }),
  row({
    id: 'in.price',
    role: 'input',
    label: 'Price',
    format: 'price',
    unit: { text: 'USD', isScaled: false },
    allowed: { kind: 'number', least: 0, most: 1e15 },
    note: 'Before "tax"',
    source: { resourceId: 'r<1>', variableId: 'price' },
    periods: { kind: 'values', values: [1200.5, 0.0004] },
  }),
  row({
    id: 'in.total',
    role: 'total',
    label: 'Total',
    format: 'money',
    isGrandTotal: true,
    zero: value(-5),
    total: formula(number(7)),
    periods: formula(times(cell('in.price'), number(2))),
  }),
  row({ id: 'in.off', role: 'check', label: 'Off', format: 'money', constant: value(0.5) }),
  row({
    id: 'in.colour',
    role: 'text',
    label: 'Colour',
    outline: 1,
    sample: { role: 'input', text: 'Input' },
  }),
  row({ id: 'in.to', role: 'text', label: 'Away', link: 'other' }),
  row({ id: 'in.nowhere', role: 'text', label: 'Gone', link: 'off' }),
  row({ id: 'in.scenario', role: 'input', label: 'Case', format: 'count', constant: value(1) }),
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
  scenarioNames: ['Base'],
  scenarioRow: 'in.scenario',
  sheets: [
    {
      id: 'in',
      moduleId: 'module_in',
      title: 'Inputs',
      category: 'input',
      axis: 'periods',
      headerRowCount: 3,
      rows,
    },
    {
      id: 'other',
      moduleId: 'module_other',
      title: 'Other',
      category: 'output',
      axis: 'none',
      headerRowCount: 0,
      rows: [row({ id: 'other.blank', role: 'blank' })],
    },
  ],
  names: [],
  charts: [],
};

const values = evaluate(workbook);

const empty = (letter: string, kind: string) => `<td class="preview-${kind}" data-column="${letter}"></td>`;
const start = ['row-header', 'left', 'left', 'left'].map((kind, index) => empty('ABCD'.charAt(index), kind));
const line = (id: string) =>
  previewHtml(workbook, values, 'module_in')
    .split('\n')
    .find((html) => html.includes(`data-row="${id}"`));

test('an input has nine columns of names and single figures, then its periods', () => {
  expect(line('in.price')).toBe(
    [
      '<tr class="preview-row preview-input-row" data-row="in.price" data-role="input" data-format="price"',
      ' data-level="0" data-outline="0" data-resource="r&lt;1&gt;" data-variable="price">',
      ...start,
      '<th scope="row" dir="auto" class="preview-content" data-column="E" title="Before &quot;tax&quot;">Price</th>',
      empty('F', 'right'),
      empty('G', 'right'),
      '<td class="preview-units" data-column="H">USD</td>',
      empty('I', 'zero'),
      '<td class="preview-forecast preview-input" data-column="J">1,200.50</td>',
      '<td class="preview-forecast preview-input" data-column="K">0.00</td></tr>',
    ].join(''),
  );
});

test('a total says that it closes a statement', () => {
  expect(line('in.total')).toBe(
    [
      '<tr class="preview-row preview-total-row preview-grand-total" data-row="in.total" data-role="total"',
      ' data-format="money" data-level="0" data-outline="0">',
      ...start,
      '<th scope="row" dir="auto" class="preview-content" data-column="E">Total</th>',
      empty('F', 'right'),
      '<td class="preview-right" data-column="G">7.00</td>',
      empty('H', 'units'),
      '<td class="preview-zero" data-column="I">-5.00</td>',
      '<td class="preview-forecast" data-column="J">2,401.00</td>',
      '<td class="preview-forecast" data-column="K">0.00</td></tr>',
    ].join(''),
  );
});

test('titles, headings and what a header says stand where the file has them', () => {
  expect(line('in.title')).toContain('class="preview-row-header" data-column="A">Inputs</th>');
  expect(line('in.title')).toContain('class="preview-row preview-title-row preview-head"');
  expect(line('in.heading')).toContain('class="preview-left" data-column="C">Sales</th>');
  const caption = (letter: string, kind: string, text: string) =>
    `<th scope="col" dir="auto" class="preview-${kind}" data-column="${letter}">${text}</th>`;
  expect(line('in.label')).toContain(caption('F', 'right', 'Constant') + caption('G', 'right', 'Total'));
  expect(line('in.label')).toContain(caption('I', 'zero', 'Opening'));
  expect(line('in.label')).toContain('data-column="K">2028</td>');
});

test('a check that fails is marked, a difference of money is not', () => {
  expect(line('in.check')).toContain(' data-failing>');
  expect(line('in.check')).toContain('<td class="preview-right preview-failing" data-column="F">2</td>');
  expect(line('in.off')).not.toContain('failing');
  const flags = previewSheet(workbook, values, 'in')?.header.map(({ isFailing }) => isFailing);
  expect(flags).toEqual([false, true, false]);
});

test('a label leads to its sheet, if there is one', () => {
  expect(line('in.to')).toContain('<a href="#sheet-other" data-sheet="other">Away</a>');
  expect(line('in.nowhere')).toContain('>Gone</th>');
  const links = previewSheet(workbook, values, 'in')?.rows.map(({ link }) => link);
  expect(links).toEqual([null, null, null, null, null, 'other', null, null]);
});

test('a word of the legend says whose colour it shows', () => {
  expect(line('in.colour')).toContain(
    '<td class="preview-right" data-column="F" data-sample="input">Input</td>',
  );
  expect(line('in.colour')).toContain('data-outline="1"');
});

test('formulas are there for those who ask', () => {
  const html = previewHtml(workbook, values, 'module_in', {
    formulaText: (id, column) => (id === 'in.total' && column >= 10 ? `${column}<"5"` : null),
  });
  expect(html.match(/data-formula="[^"]*"/g)).toEqual([
    'data-formula="10&lt;&quot;5&quot;"',
    'data-formula="11&lt;&quot;5&quot;"',
  ]);
});

test('every module that is on has its rows, any other none', () => {
  expect([...previewHtmlByModule(workbook, values).keys()]).toEqual(['module_in', 'module_other']);
  expect(previewHtml(workbook, values, 'module_npv')).toBe('');
  expect(previewHtml(workbook, values, 'module_other').match(/<td/g)).toHaveLength(11);
});

// Checks that every formula of a workbook is short: those of the model, and those that people write, which are split into rows.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { cellFormula } from '#render/cell-formula.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { borrowingTemplate } from '#testing/templates/borrowing-template.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { cafeTemplate, cafeWithExit } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { type LongFormula, longFormula, longFormulaVariables } from '#testing/templates/long-formulas.ts';
import { movingTemplate } from '#testing/templates/moving-template.ts';
import { sellingTemplate } from '#testing/templates/selling-template.ts';
import { soundTemplate } from '#testing/templates/sound-template.ts';
import { columnCount } from '#workbook/axis.ts';
import { columns } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import { locateRows } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const mostChars = 100;
const deepestCall = 3;

/** The last period names the longest columns. */
function* formulasOf(row: Row, sheet: Sheet, workbook: Workbook) {
  const lastPeriod = columns.zero + columnCount(sheet, workbook);
  const cells = [
    [columns.constant, row.constant],
    [columns.total, row.total],
    [columns.zero, row.zero],
    [lastPeriod, row.periods],
  ] as const;
  for (const [column, cell] of cells) if (cell?.kind === 'formula') yield [column, cell.expression] as const;
}

function callDepth(formula: string): number {
  let deepest = 0;
  const open: boolean[] = [];
  for (const [, name, sign] of formula.replaceAll(/'[^']*'/g, '').matchAll(/([A-Z]*)([()])/g)) {
    if (sign === '(') open.push(name !== '');
    else open.pop();
    deepest = Math.max(deepest, open.filter(Boolean).length);
  }
  return deepest;
}

/** The formulas that are too long or too deep, with the ids of their rows. */
function tooLong(template: Template): readonly string[] {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the template compiles');
  const places = locateRows(workbook);
  return workbook.sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) =>
      [...formulasOf(row, sheet, workbook)].flatMap(([column, expression]) => {
        const text = cellFormula(expression, { places, sheet, row: row.id, column, workbook });
        const isShort = text.length <= mostChars && callDepth(text) <= deepestCall;
        return isShort ? [] : [`${row.id}: ${text.length} characters, ${callDepth(text)} deep: ${text}`];
      }),
    ),
  );
}

const sixtyPeriods = (template: Template): Template => ({
  ...template,
  layout: { ...template.layout, cFcstColCount: 60 },
});

test.each(languages)('[BOOK-6] the formulas of examples in %s', (language) => {
  const examples = [
    cafeTemplate(),
    ...(['none', 'gordon', 'multiple', 'liquidation'] as const).map(cafeWithExit),
    borrowingTemplate(language),
    sellingTemplate(language),
    movingTemplate(language),
  ];
  for (const example of examples) expect(tooLong(sixtyPeriods({ ...example, language }))).toEqual([]);
});

test(`the formulas of random templates in every language, seed ${seed}`, () => {
  fc.assert(
    fc.property(fc.oneof(anyTemplate, soundTemplate), (template) => {
      for (const language of languages) expect(tooLong({ ...template, language })).toEqual([]);
    }),
    { numRuns: effort.templatesComparedTwice, seed },
  );
});

const variables = Array.from({ length: longFormulaVariables }, (_, index) => ({
  id: `v${index}`,
  name: `Variable ${index}`,
  isCurrency: index % 2 === 0,
}));

/** In one of its uses prices rise, which makes every formula longer. */
const withFormula = ({ text }: LongFormula, values: readonly number[], hasInflation: boolean): Template =>
  buildTemplate({
    periods: 60,
    formulas: [formulaOf('long', `total = ${text}`, variables)],
    services: [
      {
        id: 's',
        formula: 'long',
        data: Object.fromEntries(variables.map(({ id }, index) => [id, String(values[index] ?? 0)])),
      },
    ],
    ...(hasInflation ? { inflation: '5' } : {}),
  });

const typed = fc.array(fc.constantFrom(0, 0.1, 1, 3, 7, 1.5, 0.7), {
  minLength: longFormulaVariables,
  maxLength: longFormulaVariables,
});

test(`long formulas of people are split and come to the same to the last digit, seed ${seed}`, () => {
  fc.assert(
    fc.property(longFormula, typed, (formula, values) => {
      for (const language of languages) {
        expect(tooLong({ ...withFormula(formula, values, true), language })).toEqual([]);
      }
      const { row } = calculate(withFormula(formula, values, false));
      const [first] = row('revenue.@s.incBook');
      const expected = formula.result(values);
      if (Number.isFinite(expected)) expect(first === expected).toBe(true);
    }),
    { numRuns: effort.templatesComparedTwice, seed },
  );
});

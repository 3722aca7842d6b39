// Checks our own workbooks against the rules of integrity, and their recalculation against every cached value.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examine } from '#audit/examination/examine.ts';
import { findingsOf } from '#audit/findings/findings-of.ts';
import { defaultLanguage } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { masterCheckOf } from '#testing/mutation/master-check.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { integrityRules } from './integrity-rules.ts';

const start = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, dateStart: '2027-01-01' };

function masterCheckIn(workbook: Workbook, file: Uint8Array) {
  const { sheet, address } = masterCheckOf(workbook);
  return readCells(file).get(sheet)?.get(address)?.content;
}

function findings(template: Template, scenario: number) {
  const { workbook, values } = calculate(template, scenario);
  const file = writeXlsx(workbook, values);
  const examination = examine(openedBook(file));
  const { notCalculated, cycles } = examination.recalculation;
  const asked = integrityRules.filter((rule) => !rule.isNote && !rule.notCheckable?.(examination));
  return {
    asked: asked.map(({ id }) => id),
    masterCheck: workbook.sheets.some(({ moduleId }) => moduleId === 'module_content')
      ? masterCheckIn(workbook, file)
      : null,
    found: [
      ...asked.flatMap((rule) => findingsOf(rule, examination, 'en').findings),
      ...notCalculated,
      ...cycles,
    ],
  };
}

/** The other scenarios and languages are audited by all rules together, in testing/audit. */
test('the cafe', () => {
  const { asked, found } = findings(cafeTemplate(), 2);
  expect(found).toEqual([]);
  expect(asked).toEqual(['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08', 'N10', 'N11']);
});

test('the default template', () => {
  const { asked, found } = findings(defaultTemplate({ ...start, language: defaultLanguage }), 1);
  expect(found).toEqual([]);
  expect(asked).toEqual(['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08', 'N11']);
});

test('random templates', { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { found, masterCheck } = findings(template, 2);
      const others = found.filter((one) => !('rule' in one && one.rule === 'N11'));
      expect(others).toEqual([]);
      // A check that fails is reported where it is, and none that holds; a workbook without contents sums up no checks.
      if (masterCheck !== null) expect(found.length > others.length).toBe(masterCheck !== 0);
    }),
    { numRuns: Math.ceil(effort.templatesComparedTwice / 4), endOnFailure: true },
  );
});

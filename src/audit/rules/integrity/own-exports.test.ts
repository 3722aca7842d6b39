// Holds our own workbooks to the rules of integrity, and their recalculation to every value that they keep.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examine } from '#audit/examine.ts';
import { findingsOf } from '#audit/findings-of.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { openedBook } from '#testing/audit/opened.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { randomTemplate } from '#testing/templates/random-template.ts';
import { integrityRules } from '../integrity-rules.ts';

const start = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, dateStart: '2027-01-01' };

function findings(template: Template, scenario: number) {
  const { workbook, values } = calculate(template, scenario);
  const examination = examine(openedBook(writeXlsx(workbook, values)));
  const { notCalculated, circles } = examination.recalculation;
  const asked = integrityRules.filter((rule) => !rule.isNote && !rule.cannotTell?.(examination));
  return {
    asked: asked.map(({ id }) => id),
    found: [
      ...asked.flatMap((rule) => findingsOf(rule, examination, 'en').findings),
      ...notCalculated,
      ...circles,
    ],
  };
}

test.each([1, 2, 3])('the cafe in scenario %i', { timeout: 60_000 }, (scenario) => {
  const { asked, found } = findings(cafeTemplate(), scenario);
  expect(found).toEqual([]);
  expect(asked).toEqual(['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08', 'N10']);
});

test.each(['en', 'ru'] as const)('the default template in %s', { timeout: 60_000 }, (language) => {
  const { asked, found } = findings(defaultTemplate({ ...start, language }), 1);
  expect(found).toEqual([]);
  expect(asked).toEqual(['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08']);
});

test('random templates', { timeout: 120_000 }, () => {
  const numRuns = 12;
  fc.assert(
    fc.property(randomTemplate, (template) => {
      expect(findings(template, 2).found).toEqual([]);
    }),
    { numRuns, seed: 2027, endOnFailure: true },
  );
});

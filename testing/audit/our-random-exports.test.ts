// Holds our own workbooks of random templates with every feature to the audit that we offer to the world, in every language.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { soundTemplate } from '#testing/templates/sound-template.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

/** Random numbers fail checks, and say so; random drivers may be there for nobody. Both are the person's to hear of. */
const isOfThePerson = (driversSheet: string | undefined, rule: string, sheet: string | null): boolean =>
  rule === 'N11' || (rule === 'R17' && sheet === driversSheet);

function found(template: Template): readonly string[] {
  const { workbook, values } = calculate(template);
  const { audit, refusal } = auditXlsx(new Uint8Array(writeXlsx(workbook, values, { hasCharts: true })), {
    language: 'en',
    profile: 'bank',
  });
  if (!audit) throw new Error(refusal.message);
  const failing = audit.findings.filter(({ rule }) => rule === 'N11');
  // What is left out above is true.
  if (failing.length > 0) expect(values.constant('content.master')).toBe(1);
  const drivers = workbook.sheets.find(({ id }) => id === 'drivers')?.title;
  return audit.findings
    .filter(({ rule, sheet }) => !isOfThePerson(drivers, rule, sheet))
    .map(({ rule, sheet, cell, message }) => `${rule} ${sheet}!${cell}: ${message}`);
}

const inPeriods = (template: Template, cFcstColCount: number): Template => ({
  ...template,
  layout: { ...template.layout, cFcstColCount },
});

/** A budget of a year, of two quarters. */
const fewPeriods = [1, 2, 3] as const;

test(`forecasts of one to three periods have no finding, seed ${seed}`, () => {
  fc.assert(
    fc.property(soundTemplate, fc.constantFrom(...languages), (template, language) => {
      for (const count of fewPeriods) expect(found(inPeriods({ ...template, language }, count))).toEqual([]);
    }),
    { numRuns: Math.ceil(effort.templatesComparedTwice / 3), seed },
  );
});

test(`random templates with every feature have no finding, seed ${seed}`, () => {
  fc.assert(
    fc.property(soundTemplate, (template) => {
      for (const language of languages) expect(found({ ...template, language })).toEqual([]);
    }),
    { numRuns: effort.templatesComparedTwice, seed },
  );
});

// Asks of random templates that nothing can be typed where nothing precedes: growth, steps and interest before there is anything.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { builtTemplate } from '#testing/templates/built-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { emptyPeriods, type Row } from '#workbook/row.ts';

const withoutScenario = (id: string): string => id.replace(/\.scenario\.\d+$/, '');

/** Numbers of an input row that nothing can ever read. */
function idleRows(template: Template): readonly string[] {
  const { workbook } = calculate(template);
  const rows = workbook.sheets.find(({ id }) => id === 'assumptions')?.rows ?? [];
  const ids = new Set(rows.map(({ id }) => id));
  const isYearly = template.data.options.timing.periodicity === 'year';
  const isIdle = (one: Row): boolean => {
    const id = withoutScenario(one.id);
    const isFirstTyped = one.periods?.kind === 'values' && emptyPeriods(one) === 0;
    const [, number] = /^(.*)\.growth(?:\.year\.1)?$/.exec(id) ?? [];
    if (number !== undefined) {
      const isStep = ids.has(`${number}.growth_step`);
      const isFirstYear = id.endsWith('.year.1') && (isStep || isYearly);
      return template.layout.cFcstColCount === 1 || isFirstTyped || isFirstYear;
    }
    const [, resource] = /^(.*)\.term\.interestmargin$/.exec(id) ?? [];
    return resource !== undefined && isFirstTyped && !ids.has(`${resource}.opening`);
  };
  return rows.filter((one) => one.role === 'input' && isIdle(one)).map(({ id }) => id);
}

const inPeriods = (template: Template, cFcstColCount: number): Template => ({
  ...template,
  layout: { ...template.layout, cFcstColCount },
});

test(`[ASM-22] nothing is typed where nothing precedes, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(builtTemplate, fc.constantFrom(null, 1, 2, 3), (template, count) => {
      expect(idleRows(count === null ? template : inPeriods(template, count))).toEqual([]);
    }),
    { numRuns: effort.templates, seed },
  );
});

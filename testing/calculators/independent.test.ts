// Holds every formula to two calculators that know nothing of us, HyperFormula and IronCalc, given the cells of our files.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Values } from '#evaluate/evaluate.ts';
import { languages } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { type CellReading, type Differences, differences } from './differences.ts';
import { readHyperFormula } from './hyperformula.ts';
import { readIronCalc } from './ironcalc.ts';
import { nearbyValues } from './nearby.ts';

/** IronCalc takes a second or two for a workbook, and a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs });

interface Calculator {
  readonly name: string;
  readonly read: (workbook: Workbook, values: Values) => CellReading;
  /** Templates that it calculates as every spreadsheet does. */
  readonly adapted: (template: Template) => Template;
  /** The highest rate of return a period that it finds. */
  readonly highestRate: number;
}

/** HyperFormula's EDATE takes a month from the 31st to the 28th of February in leap years too. */
function withEarlierStart(template: Template): Template {
  const { options } = template.data;
  const { dateStart } = options.timing;
  const timing = {
    ...options.timing,
    dateStart: `${dateStart.slice(0, 8)}${dateStart.slice(8) > '28' ? '28' : dateStart.slice(8)}`,
  };
  return { ...template, data: { ...template.data, options: { ...options, timing } } };
}

/** Neither takes a range that begins where INDEX points, as every spreadsheet does; LibreOffice is asked about those. */
function withoutWindows(template: Template): Template {
  const whole = (expression: string) => expression.replaceAll(/\blast\(([^,()]*),[^()]*\)/g, 'sum($1)');
  const formulas = template.data.formulas.map((formula) => ({
    ...formula,
    expression: whole(formula.expression),
    ...(formula.steps && {
      steps: formula.steps.map((step) => ({ ...step, expression: whole(step.expression) })),
    }),
  }));
  return { ...template, data: { ...template.data, formulas } };
}

const calculators: readonly Calculator[] = [
  // HyperFormula's IRR has to come to rest within 1e-10, which numbers in the millions cannot.
  {
    name: 'HyperFormula',
    read: readHyperFormula,
    adapted: (template) => withoutWindows(withEarlierStart(template)),
    highestRate: 10_000,
  },
  { name: 'IronCalc', read: readIronCalc, adapted: withoutWindows, highestRate: 1e300 },
];

const words = {
  uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
  timestamp: 0,
  dateStart: '2027-01-31',
} as const;

describe.each(calculators)('$name', ({ read, adapted, highestRate }) => {
  function held(template: Template, scenario: number): Differences {
    const { workbook, values } = calculate(adapted(template), scenario);
    return differences(workbook, values, read(workbook, values), nearbyValues(workbook, scenario));
  }

  const isWithinReach = (template: Template): boolean => {
    const { workbook, values } = calculate(adapted(template), lastScenario(template));
    const rates = workbook.sheets.flatMap(({ rows }) => rows).filter(({ id }) => id === 'ip.irr_period');
    return !rates.some(({ id }) => values.constant(id) > highestRate);
  };

  /** The last scenario reads the most: what it leaves open, it takes from the first. */
  const lastScenario = (template: Template): number => calculate(template).workbook.scenarioNames.length;

  test.each(effort.cafeScenarios)('finds the same numbers in the cafe, scenario %i', (scenario) => {
    const { found, compared, unsettled } = held(cafeTemplate(), scenario);
    expect(found).toEqual([]);
    expect(unsettled).toBe(0);
    expect(compared).toBeGreaterThan(10_000);
  });

  test.each(languages)('finds the same numbers in the default template in %s', (language) => {
    const { found, compared, unsettled } = held(defaultTemplate({ ...words, language }), 1);
    expect(found).toEqual([]);
    expect(unsettled).toBe(0);
    expect(compared).toBeGreaterThan(5000);
  });

  test('finds the same numbers in random templates', () => {
    fc.assert(
      fc.property(anyTemplate.filter(isWithinReach), (template) => {
        const { found, compared, unsettled } = held(template, lastScenario(template));
        expect(found).toEqual([]);
        expect(unsettled).toBeLessThan(compared / 100);
      }),
      { numRuns: effort.templatesCalculatedElsewhere, endOnFailure: true },
    );
  });
});

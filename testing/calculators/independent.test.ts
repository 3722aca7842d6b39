// Holds every formula to two calculators that know nothing of us, HyperFormula and IronCalc, given the cells of our files.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Values } from '#evaluate/evaluate.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { randomTemplate } from '#testing/templates/random-template.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { type Differences, differences, type Reader } from './differences.ts';
import { readHyperFormula } from './hyperformula.ts';
import { readIronCalc } from './ironcalc.ts';

vi.setConfig({ testTimeout: 240_000 });

interface Calculator {
  readonly name: string;
  readonly read: (workbook: Workbook, values: Values) => Reader;
  /** Templates that it calculates as every spreadsheet does. */
  readonly adapted: (template: Template) => Template;
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

const calculators: readonly Calculator[] = [
  { name: 'HyperFormula', read: readHyperFormula, adapted: withEarlierStart },
  { name: 'IronCalc', read: readIronCalc, adapted: (template) => template },
];

const words = {
  uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
  timestamp: 0,
  dateStart: '2027-01-31',
} as const;

describe.each(calculators)('$name', ({ read, adapted }) => {
  function held(template: Template, scenario: number): Differences {
    const { workbook, values } = calculate(adapted(template), scenario);
    return differences(workbook, values, read(workbook, values));
  }

  /** The last scenario reads the most: what it leaves open, it takes from the first. */
  const lastScenario = (template: Template): number => calculate(template).workbook.scenarioNames.length;

  test.each([1, 2, 3])('finds the same numbers in the cafe, scenario %i', (scenario) => {
    const { found, compared } = held(cafeTemplate(), scenario);
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });

  test.each(['en', 'ru'] as const)('finds the same numbers in the default template in %s', (language) => {
    const { found, compared } = held(defaultTemplate({ ...words, language }), 1);
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(5000);
  });

  test('finds the same numbers in random templates', () => {
    fc.assert(
      fc.property(randomTemplate, (template) => {
        expect(held(template, lastScenario(template)).found).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

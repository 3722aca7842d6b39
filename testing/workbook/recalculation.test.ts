// Holds every cell of written workbooks to LibreOffice, which recalculates them from values that were all overwritten.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compile } from '#model/compile.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { holdToLibreOffice, type Model } from '#testing/libreoffice/hold-to-libreoffice.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { chooseSeed } from '#testing/seeded-random.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { randomTemplate } from '#testing/templates/random-template.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';

/** LibreOffice takes some seconds to start and one or two a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: 600_000 });

const start = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, dateStart: '2027-01-31' };

function modelOf(template: Template, scenario: number): Model {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the template compiles');
  return { workbook, scenario };
}

/** Fails with every cell that differs; tells how many were compared and how many of them rest on rounding. */
async function held(models: readonly Model[]) {
  const comparisons = await holdToLibreOffice(models);
  expect(comparisons.map(({ found }) => found)).toEqual(models.map(() => []));
  return comparisons.map(({ compared, rounded }) => ({ compared, rounded: rounded.length }));
}

test('no cached value is left to be kept', () => {
  const { workbook, values } = calculate(cafeTemplate());
  const sheets = readCells(spoilCachedValues(writeXlsx(workbook, values)));
  const formulas = [...sheets.values()].flatMap((cells) =>
    [...cells.values()].filter(({ formula }) => formula),
  );
  expect(formulas.length).toBeGreaterThan(10_000);
  expect(formulas.filter(({ content }) => content !== 7)).toEqual([]);
});

test('the cafe in every scenario', async () => {
  for (const { compared, rounded } of await held([1, 2, 3].map((at) => modelOf(cafeTemplate(), at)))) {
    expect(compared).toBeGreaterThan(14_000);
    expect(rounded).toBeLessThan(compared / 100);
  }
});

test('the default template in both languages', async () => {
  const templates = (['en', 'ru'] as const).map((language) => defaultTemplate({ ...start, language }));
  for (const { compared, rounded } of await held(templates.map((template) => modelOf(template, 1)))) {
    expect(compared).toBeGreaterThan(7000);
    expect(rounded).toBeLessThan(compared / 100);
  }
});

/** The same templates in every run, so that a run says something of the change it tests; MODEL_SEED draws others. */
const seed = chooseSeed(process.env.MODEL_SEED ?? '2027');

test(`random templates, seed ${seed}`, async () => {
  const templates = fc.sample(randomTemplate, { numRuns: 24, seed });
  const counts = await held(templates.map((template) => modelOf(template, 2)));
  const total = counts.reduce((sum, { compared }) => sum + compared, 0);
  expect(counts.reduce((sum, { rounded }) => sum + rounded, 0)).toBeLessThan(total / 100);
});

// Compares every cell of written workbooks with LibreOffice, which recalculates them after all cached values were overwritten.
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import type { Comparison } from '#testing/libreoffice/compare-cells.ts';
import {
  compareWithLibreOffice,
  type WrittenModelFile,
} from '#testing/libreoffice/compare-with-libreoffice.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { borrowingTemplate } from '#testing/templates/borrowing-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';

/** LibreOffice takes some seconds to start and one or two a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs, hookTimeout: searchTimeoutMs });

const start = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, dateStart: '2027-01-31' };

function modelOf(template: Template, scenario: number): WrittenModelFile {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the template compiles');
  return { workbook, scenario };
}

const cafe = effort.cafeScenarios.map((scenario) => modelOf(cafeTemplate(), scenario));
const defaults = languages.map((language) => modelOf(defaultTemplate({ ...start, language }), 1));
const borrowing = languages.map((language) => modelOf(borrowingTemplate(language), 1));
const random = fc.sample(anyTemplate, { numRuns: effort.templatesRecalculated, seed });

/** LibreOffice opens so many in one start, and their cells fit into memory. */
const filesAtOnce = 24;

const all: Comparison[] = [];
beforeAll(async () => {
  const models = [...cafe, ...defaults, ...borrowing].map((model) => () => model);
  models.push(...random.map((template) => () => modelOf(template, 2)));
  for (let from = 0; from < models.length; from += filesAtOnce) {
    const some = models.slice(from, from + filesAtOnce).map((model) => model());
    all.push(...(await compareWithLibreOffice(some)));
  }
});

/** Fails with every cell that differs; tells how many were compared and how many of them rest on rounding. */
function held(from: number, count: number) {
  const comparisons = all.slice(from, from + count);
  expect(comparisons.map(({ found }) => found)).toEqual(Array.from({ length: count }, () => []));
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

test('the cafe', () => {
  for (const { compared, rounded } of held(0, cafe.length)) {
    expect(compared).toBeGreaterThan(14_000);
    expect(rounded).toBeLessThan(compared / 100);
  }
});

test('the default template in both languages', () => {
  for (const { compared, rounded } of held(cafe.length, defaults.length)) {
    expect(compared).toBeGreaterThan(7000);
    expect(rounded).toBeLessThan(compared / 100);
  }
});

test('every way to borrow and to pay out', () => {
  for (const { compared, rounded } of held(cafe.length + defaults.length, borrowing.length)) {
    expect(compared).toBeGreaterThan(7000);
    expect(rounded).toBeLessThan(compared / 100);
  }
});

test(`random templates, seed ${seed}`, () => {
  const counts = held(cafe.length + defaults.length + borrowing.length, random.length);
  const total = counts.reduce((sum, { compared }) => sum + compared, 0);
  expect(counts.reduce((sum, { rounded }) => sum + rounded, 0)).toBeLessThan(total / 100);
});

// Compares the numbers that the page shows of an input with those that the model calculates, in every scenario.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { readTemplate } from '#template/read-template.ts';
import { type RelId, resourceSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { drivenTemplate } from '#testing/templates/driven-template.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import { formulaOf, type InputView, type ResourceView, resourcesOf } from '../resources/resource-view.ts';
import { inputValues } from './input-values.ts';
import { takesDriver } from './takes-driver.ts';

/** What is typed as 24 stands in the workbook as 0.24. */
const isRate = (rel: RelId): boolean => rel.startsWith('tax') || rel === 'inflation';

interface ShownInput {
  readonly row: RowId;
  readonly shown: readonly number[];
  /** The first period that is compared: the rate of inflation has nothing in period 0, where nothing can rise. */
  readonly first: number;
}

function shownInputs(template: Template, resource: ResourceView): readonly ShownInput[] {
  return resource.flows.flatMap(({ id: flow, formulaId, inputs }) =>
    inputs
      .filter(({ isReference }) => !isReference)
      .map((input) => {
        const variable = formulaOf(template, formulaId)?.variables.find(({ id }) => id === input.variableId);
        const scale = variable?.isPercent || isRate(resource.rel) ? 100 : 1;
        return {
          first: resource.rel === 'inflation' ? 1 : 0,
          row: `assumptions.@${resource.id}.${flow}.${input.variableId}`,
          shown: inputValues(template, { ...input, data: textOf(input) }).map((value) => value / scale),
        };
      }),
  );
}

const textOf = ({ data, baseData }: InputView): string => (data === '' ? (baseData ?? '') : data);

function differences(template: Template): readonly string[] {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('The template cannot be compiled.');
  const rows = new Set(workbook.sheets.flatMap((sheet) => sheet.rows.map(({ id }) => id)));
  return workbook.scenarioNames.flatMap((_, scenario) => {
    const values = evaluate(workbook, scenario + 1);
    return resourceSectionIds
      .flatMap((sectionId) => resourcesOf(template, sectionId, scenario))
      .filter(({ rel }) => takesDriver(rel))
      .flatMap((resource) => shownInputs(template, resource))
      .filter(({ row }) => rows.has(row))
      .flatMap(({ row, shown, first }) => {
        const calculated = values.row(row);
        const isOff = (value: number, period: number): boolean =>
          period >= first &&
          !(Math.abs(value - (calculated[period + 1] ?? 0)) <= 1e-9 * Math.max(1, Math.abs(value)));
        const period = shown.findIndex(isOff);
        return period < 0 ? [] : [`${row}: ${shown[period]}, not ${calculated[period + 1]}`];
      });
  });
}

it(`agree for random templates, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(drivenTemplate, (document) => {
      const { template } = readTemplate(document);
      expect(template && differences(template)).toEqual([]);
    }),
    { numRuns: effort.templatesComparedTwice },
  );
});

// Compiles and evaluates a template in one step, for tests that look at numbers.
import { evaluate, type Values } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import type { Workbook } from '#workbook/workbook.ts';

export interface CalculatedTemplate {
  readonly workbook: Workbook;
  readonly values: Values;
  /** The forecast of a row, period 1 to N. */
  readonly row: (id: string) => readonly number[];
}

export function calculate(template: Template, scenario = 1): CalculatedTemplate {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) throw new Error(diagnostics.map(({ message }) => message).join(' '));
  const values = evaluate(workbook, scenario);
  return { workbook, values, row: (id) => Array.from(values.row(id).subarray(1)) };
}

// The full default model over 60 months and its file with charts, from which peers are given the same cells.
import { evaluate, type Values } from '#evaluate/evaluate.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { defaultModel } from '../engine/default-model.ts';

export interface WrittenModel {
  readonly workbook: Workbook;
  readonly values: Values;
}

export function evaluatedModel(): WrittenModel {
  const workbook = defaultModel();
  return { workbook, values: evaluate(workbook) };
}

export const writeModel = ({ workbook, values }: WrittenModel): Uint8Array =>
  writeXlsx(workbook, values, { hasCharts: true });

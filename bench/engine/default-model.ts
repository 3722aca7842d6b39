// The full default model over 60 months, with every number held to HyperFormula's before anything is measured.
import type { HyperFormula } from 'hyperformula';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { differences } from '#testing/calculators/differences.ts';
import { buildHyperFormula, readerOf, sheetsFor } from '#testing/calculators/hyperformula.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

export const peerName = 'HyperFormula 3.5.0';

export function defaultTemplateFor60Months(): Template {
  const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  return { ...template, layout: { ...template.layout, cFcstColCount: 60 } };
}

export function defaultModel(): Workbook {
  const { workbook } = compile(defaultTemplateFor60Months());
  if (!workbook) throw new Error('the default template compiles');
  return workbook;
}

export function peerOf(workbook: Workbook): HyperFormula {
  const values = evaluate(workbook);
  const peer = buildHyperFormula(sheetsFor(workbook, values));
  const { found } = differences(workbook, values, readerOf(peer));
  if (found.length > 0) throw new Error(`not the same model: ${found[0]}`);
  return peer;
}

/** More than a search remembers, so that each change is calculated whole. */
export const pricesTried = 50;

export interface EditedInput {
  readonly id: RowId;
  readonly number: number;
  /** Counted from 0. */
  readonly sheet: number;
  readonly line: number;
}

const isPrice = ({ id, constant }: Row): boolean => id.endsWith('.price') && constant?.kind === 'value';

/** The price of the first service, one cell for all periods: revenue, taxes, cash and value hang on it. */
export function firstPrice({ sheets }: Workbook): EditedInput {
  const sheet = sheets.findIndex(({ rows }) => rows.some(isPrice));
  const line = sheets[sheet]?.rows.findIndex(isPrice) ?? -1;
  const row = sheets[sheet]?.rows[line];
  if (row?.constant?.kind !== 'value') throw new Error('the default model has a price to change');
  return { id: row.id, number: row.constant.value, sheet, line };
}

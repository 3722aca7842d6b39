// The full default model over 60 months, with every number held to HyperFormula's before anything is measured.
import type { HyperFormula } from 'hyperformula';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { differences } from '#testing/calculators/differences.ts';
import { buildHyperFormula, readerOf, sheetsFor } from '#testing/calculators/hyperformula.ts';
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

// The whole way from a template's text to the bytes of its workbook.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { BeyondSpreadsheet } from '#render/xlsx/limits.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { readTemplate } from '#template/read-template.ts';

export interface Fault {
  readonly path: string;
  readonly message: string;
}

export interface ModelTask {
  /** The template as JSON: a thread takes a text far quicker than an object. */
  readonly document: string;
  /** Counted from 1. */
  readonly scenario: number;
}

export type WrittenModel = { readonly content: Uint8Array } | { readonly faults: readonly Fault[] };

export function writeModel({ document, scenario }: ModelTask): WrittenModel {
  const { template, faults } = readTemplate(JSON.parse(document));
  if (template === null) return { faults };
  const { workbook, diagnostics } = compile(template);
  if (workbook === null) return { faults: diagnostics.map(({ path, message }) => ({ path, message })) };
  if (scenario > workbook.scenarioNames.length) {
    return { faults: [{ path: 'scenario', message: `the template has ${workbook.scenarioNames.length}` }] };
  }
  try {
    return { content: writeXlsx(workbook, evaluate(workbook, scenario)) };
  } catch (error) {
    if (!(error instanceof BeyondSpreadsheet)) throw error;
    return { faults: [{ path: '', message: error.message }] };
  }
}

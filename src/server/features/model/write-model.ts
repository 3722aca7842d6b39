// The whole way from a template's text to the bytes of its workbook.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { readTemplate } from '#template/read-template.ts';

export interface Fault {
  readonly path: string;
  readonly message: string;
}

export type WrittenModel = { readonly content: Uint8Array } | { readonly faults: readonly Fault[] };

export function writeModel(document: string, scenario: number): WrittenModel {
  const { template, faults } = readTemplate(JSON.parse(document));
  if (template === null) return { faults };
  const { workbook, diagnostics } = compile(template);
  if (workbook === null) return { faults: diagnostics.map(({ path, message }) => ({ path, message })) };
  return { content: writeXlsx(workbook, evaluate(workbook, scenario)) };
}

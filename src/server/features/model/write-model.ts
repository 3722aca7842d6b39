// The whole way from a template's text to the bytes of its workbook or of its preview, on a thread of its own.
import type { MessagePort } from 'node:worker_threads';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewHtmlByModule } from '#render/html/preview-html.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { readTemplate } from '#template/read-template.ts';
import type { PreviewFile } from './preview-file.ts';

export interface Fault {
  readonly path: string;
  readonly message: string;
}

export interface ModelOptions {
  readonly kind: 'xlsx' | 'preview';
  /** Counted from 1. */
  readonly scenario: number;
  readonly hasCharts: boolean;
}

export interface ModelTask extends ModelOptions {
  /** The template as JSON: a thread takes a text far quicker than an object. */
  readonly document: string;
  /** Told how far it is, in percent. */
  readonly progress: MessagePort;
}

export type WrittenModel = { readonly content: Uint8Array } | { readonly faults: readonly Fault[] };

export function writeModel({ document, kind, scenario, hasCharts, progress }: ModelTask): WrittenModel {
  const { template, faults } = readTemplate(JSON.parse(document));
  if (template === null) return { faults };
  progress.postMessage(10);
  const { workbook, diagnostics } = compile(template);
  if (workbook === null) return { faults: diagnostics.map(({ path, message }) => ({ path, message })) };
  if (scenario > workbook.scenarioNames.length) {
    return { faults: [{ path: 'scenario', message: `the template has ${workbook.scenarioNames.length}` }] };
  }
  progress.postMessage(40);
  const values = evaluate(workbook, scenario);
  progress.postMessage(60);
  if (kind === 'xlsx') return { content: writeXlsx(workbook, values, { hasCharts }) };
  const preview: PreviewFile = {
    periodCount: workbook.periodCount,
    rows: Object.fromEntries(previewHtmlByModule(workbook, values)),
  };
  return { content: Buffer.from(JSON.stringify(preview)) };
}

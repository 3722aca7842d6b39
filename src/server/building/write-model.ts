// Turns a template's text into the bytes of its workbook or preview, in a process of its own.
import { gzipSync } from 'node:zlib';
import { evaluate, type Values } from '#evaluate/evaluate.ts';
import type { Language } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { writeGoogleContent } from '#render/google-sheets/write-google-content.ts';
import { previewHtmlByModule } from '#render/html/preview-html.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import { withoutFormulas } from '#render/sheet-view/without-formulas.ts';
import { BeyondSpreadsheet } from '#render/xlsx/limits.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { type ReadTemplate, readTemplate } from '#template/read-template.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { packSpreadsheet } from './packed-spreadsheet.ts';
import { type PreviewedPart, writePreviewFile } from './preview-file.ts';

export interface ModelFault {
  readonly path: string;
  readonly message: string;
}

export interface ModelOptions {
  /** A book is what our spreadsheet page shows, and google what Google is sent: both packed with the .xlsx file. */
  readonly kind: 'xlsx' | 'preview' | 'book' | 'google';
  /** Counted from 1. */
  readonly scenario: number;
  readonly hasCharts: boolean;
  /** Of a preview. */
  readonly part?: PreviewedPart;
  /** Of a book or what Google is sent: numbers alone. */
  readonly isWithoutFormulas?: boolean;
}

export interface ModelTask extends ModelOptions {
  /** The template as JSON: bytes are sent to a process far faster than an object. */
  readonly document: Uint8Array;
}

export interface WrittenContent {
  readonly content: Uint8Array;
  /** Of a book's texts. */
  readonly language?: Language;
}

export type WrittenModel = WrittenContent | { readonly faults: readonly ModelFault[] };

/** Roughly how much of the time a medium-sized model has taken at each step. */
const progressPercent = { begun: 1, read: 10, compiled: 40, evaluated: 60 } as const;

export function writeModel(
  { document, kind, scenario, hasCharts, part = 'all', isWithoutFormulas = false }: ModelTask,
  reportPercent: (percent: number) => void,
): WrittenModel {
  reportPercent(progressPercent.begun);
  const { template, faults } = templateOf(document);
  if (template === null) return { faults };
  reportPercent(progressPercent.read);
  const { workbook, diagnostics } = compile(template);
  if (workbook === null) return { faults: diagnostics.map(({ path, message }) => ({ path, message })) };
  if (scenario > workbook.scenarioNames.length) {
    return { faults: [{ path: 'scenario', message: `the template has ${workbook.scenarioNames.length}` }] };
  }
  reportPercent(progressPercent.compiled);
  const values = evaluate(workbook, scenario);
  reportPercent(progressPercent.evaluated);
  if (kind === 'preview') {
    const shown = part === 'all' ? workbook : onlyYears(workbook);
    return { content: writePreviewFile(workbook.periodCount, previewHtmlByModule(shown, values), part) };
  }
  const task = { kind, hasCharts, hasFormulas: !isWithoutFormulas };
  return contentOf(task, isWithoutFormulas ? withoutNotes(workbook) : workbook, values);
}

interface ContentTask {
  readonly kind: Exclude<ModelTask['kind'], 'preview'>;
  readonly hasCharts: boolean;
  readonly hasFormulas: boolean;
}

function contentOf(
  { kind, hasCharts, hasFormulas }: ContentTask,
  workbook: Workbook,
  values: Values,
): WrittenModel {
  try {
    const file = writeXlsx(workbook, values, { hasCharts, hasFormulas });
    if (kind === 'xlsx') return { content: file };
    const packed = packSpreadsheet({ content: contents[kind](workbook, values, hasFormulas), file });
    return { content: packed, language: workbook.language };
  } catch (error) {
    if (!(error instanceof BeyondSpreadsheet)) throw error;
    return { faults: [{ path: '', message: error.message }] };
  }
}

/** In the formats of those who publish spreadsheets. */
const contents = {
  book: (workbook: Workbook, values: Values, hasFormulas: boolean) => {
    const book = bookViewOf(workbook, values);
    return gzipSync(JSON.stringify(hasFormulas ? book : withoutFormulas(book)));
  },
  google: writeGoogleContent,
};

/** They say how rows are calculated. */
const withoutNotes = (workbook: Workbook): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => (row.note === null ? row : { ...row, note: null })),
  })),
});

const onlyYears = (workbook: Workbook): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.filter(({ axis }) => axis === 'years'),
});

function templateOf(document: Uint8Array): ReadTemplate {
  try {
    return readTemplate(parseStoredJson(document));
  } catch (error) {
    // JSON nested many thousand levels deep parses, but cannot be traversed.
    if (!(error instanceof RangeError)) throw error;
    return { template: null, faults: [{ path: '', message: 'is nested too deeply' }], repairs: [] };
  }
}

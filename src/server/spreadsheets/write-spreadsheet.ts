// Has a spreadsheet behind a link written in a model process: what its provider is given, and the .xlsx file.
import { defaultLanguage, type Language } from '#language/language.ts';
import type { ModelWriter, OnProgress } from '#server/building/model-writer.ts';
import { type PackedSpreadsheet, unpackSpreadsheet } from '#server/building/packed-spreadsheet.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { SpreadsheetFormat } from '#server/ports/spreadsheets/spreadsheets.ts';

/** With its file; as much as one of either is kept. */
const maxBytes = 100_000_000;

interface SpreadsheetTask {
  readonly document: Uint8Array;
  readonly scenario: number;
  readonly isWithoutFormulas: boolean;
  readonly format: SpreadsheetFormat;
}

export async function writeSpreadsheet(
  writer: ModelWriter,
  caller: Caller,
  { document, scenario, isWithoutFormulas, format }: SpreadsheetTask,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<PackedSpreadsheet & { readonly language: Language }> {
  const task = { document, scenario, isWithoutFormulas, kind: format, hasCharts: true } as const;
  const written = await writer.write(caller, task, signal, onProgress);
  if ('faults' in written) throw new AppError('template-invalid', { faults: written.faults });
  if (written.content.byteLength > maxBytes) throw new AppError('build-too-large');
  return { ...unpackSpreadsheet(written.content), language: written.language ?? defaultLanguage };
}

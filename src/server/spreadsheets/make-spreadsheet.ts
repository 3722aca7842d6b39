// Makes the spreadsheet behind a link, or finds the one there is of the same template.
import { defaultLanguage } from '#language/language.ts';
import type { ModelWriter, OnProgress } from '#server/building/model-writer.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { Ports } from '#server/ports/ports.ts';
import { newSpreadsheetId } from './spreadsheet-id.ts';

export interface SpreadsheetRequest {
  readonly title: string;
  /** The template as JSON. */
  readonly document: Uint8Array;
  readonly templateUuid: string;
  /** Counted from 1. */
  readonly scenario: number;
  readonly isReadonly: boolean;
  /** The order it is made for; null for any other. */
  readonly orderId: string | null;
}

/** The whole address; the same request gives the same one until it is revoked or has expired. */
export type MakeSpreadsheet = (
  caller: Caller,
  request: SpreadsheetRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<string>;

export interface SpreadsheetParts {
  readonly ports: Pick<Ports, 'clock' | 'database' | 'files' | 'spreadsheets'>;
  readonly writer: ModelWriter;
  /** Of the addresses of pages of our own. */
  readonly origin: () => string;
}

export function createSpreadsheetMaker({ ports, writer, origin }: SpreadsheetParts): MakeSpreadsheet {
  return async (caller, request, signal, onProgress) => {
    const { document, scenario, title, isReadonly } = request;
    const task = { document, scenario, kind: 'xlsx', hasCharts: true } as const;
    const written = await writer.write(caller, task, signal, onProgress);
    if ('faults' in written) throw new AppError('template-invalid', { faults: written.faults });
    const { content } = written;
    const { url } = await ports.spreadsheets.publish(
      {
        ...{
          id: newSpreadsheetId(),
          accountId: caller.accountId,
          title,
          language: defaultLanguage,
          isReadonly,
        },
        ...{ content, file: content },
      },
      signal,
    );
    return new URL(url, origin()).href;
  };
}

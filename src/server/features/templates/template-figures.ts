// The figures of an own template's card: those that are stored with it, or calculated and then stored.
import type { readCardFigures } from '#server/card-figures/read-card-figures.ts';
import { type CardFigures, readFigures, readSummary, withFigures } from '#server/cards/stored-summary.ts';
import { findTemplate, saveSummary } from '#server/database/rows/template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Reader } from './get-template.ts';

const source = new URL('../../card-figures/read-card-figures.ts', import.meta.url);
const name: (typeof readCardFigures)['name'] = 'readCardFigures';

export interface FigureParts {
  readonly ports: Pick<Ports, 'database'>;
  readonly processes: Pick<ModelProcesses, 'run'>;
  readonly program: string;
}

export async function templateFigures(
  { ports: { database }, processes, program }: FigureParts,
  { session, view }: Reader,
  caller: Caller,
  uuid: string,
  signal: AbortSignal,
): Promise<CardFigures> {
  const accountId = session?.account.id;
  const found = accountId === undefined ? undefined : await findTemplate(database.query, uuid, accountId);
  if (accountId === undefined || found === undefined) throw new AppError('template-not-found');
  const { document, summary } = found;
  const stored = readFigures(summary, program);
  if (stored !== null) return stored;
  const work = { source, name, task: document, heldBytes: document.byteLength };
  const figures = await processes.run<typeof readCardFigures>(caller, work, signal);
  // Whoever views it for somebody else changes nothing.
  if (view === null && readSummary(summary) !== null) {
    await saveSummary(database.query, { uuid, accountId, ...found }, withFigures(summary, figures, program));
  }
  return figures;
}

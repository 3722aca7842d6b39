// Reads what the server answered: what may be done with the spreadsheet, and the spreadsheet; or why there is none.

import type { ErrorCode } from '#contract/error-codes.ts';
import type { SheetState } from '#contract/shapes/spreadsheet-shapes.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import type { Asked } from './asked.ts';

/** Why nothing can be shown. */
export type Failure = 'unknown' | 'turned-off' | 'expired' | 'too-many' | 'offline' | 'down';

export type Loaded =
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'loaded'; readonly state: SheetState; readonly view: BookView };

const failuresByStatus: Readonly<Record<number, Failure>> = {
  400: 'unknown',
  404: 'unknown',
  410: 'turned-off',
  429: 'too-many',
};

/** Two answers have one status. */
async function failureOf(response: Response): Promise<Failure> {
  const failure = failuresByStatus[response.status] ?? 'down';
  if (failure !== 'turned-off') return failure;
  const { code }: { readonly code?: string } = await response.json().catch(() => ({}));
  return code === ('spreadsheet-expired' satisfies ErrorCode) ? 'expired' : failure;
}

const unanswered = (): Loaded => ({ kind: 'failed', failure: navigator.onLine ? 'down' : 'offline' });

export async function loadBook(asked: Asked | null): Promise<Loaded> {
  if (!asked) return { kind: 'failed', failure: 'unknown' };
  try {
    const [state, book] = await Promise.all([asked.state, asked.book]);
    const failed = [state, book].find(({ ok }) => !ok);
    if (failed) return { kind: 'failed', failure: await failureOf(failed) };
    const [readState, view] = await Promise.all([state.json(), book.json()]);
    return { kind: 'loaded', state: readState as SheetState, view: view as BookView };
  } catch {
    return unanswered();
  }
}

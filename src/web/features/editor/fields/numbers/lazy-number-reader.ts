// The parser of pasted numbers and of signs beside typed ones, whose code loads when a number field gets the focus.
import { loadLazily } from '#web/api/load-lazily.ts';
import type { numberReader } from '../pasting/number-reader.ts';

export type NumberReader = typeof numberReader;

let read: NumberReader | null = null;

export const knownReader = (): NumberReader | null => read;

export async function fetchReader(): Promise<NumberReader> {
  read ??= (await loadLazily(() => import('../pasting/number-reader.ts'))).numberReader;
  return read;
}

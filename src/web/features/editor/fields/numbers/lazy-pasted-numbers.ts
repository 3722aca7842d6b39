// The parser of pasted numbers, whose code loads when a number field gets the focus.
import { loadLazily } from '#web/api/load-lazily.ts';
import type { pastedNumbers } from '../pasting/pasted-numbers.ts';

type PasteReader = typeof pastedNumbers;

let read: PasteReader | null = null;

export const knownReader = (): PasteReader | null => read;

export async function fetchReader(): Promise<PasteReader> {
  read ??= (await loadLazily(() => import('../pasting/pasted-numbers.ts'))).pastedNumbers;
  return read;
}

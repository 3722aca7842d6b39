// The parser of pasted numbers, whose code loads when a number field gets the focus.
import { loadLazily } from '#web/api/load-lazily.ts';
import type { pastedNumbers } from '../pasting/pasted-numbers.ts';

type Read = typeof pastedNumbers;

let read: Read | null = null;

export const knownReader = (): Read | null => read;

export async function fetchReader(): Promise<Read> {
  read ??= (await loadLazily(() => import('../pasting/pasted-numbers.ts'))).pastedNumbers;
  return read;
}

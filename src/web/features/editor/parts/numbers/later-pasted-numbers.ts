// What reads pasted numbers, whose code comes when somebody comes to a field for numbers.
import { loadLater } from '#web/api/load-later.ts';
import type { pastedNumbers } from '../../document/numbers/pasted-numbers.ts';

type Read = typeof pastedNumbers;

let read: Read | null = null;

export const knownReader = (): Read | null => read;

export async function fetchReader(): Promise<Read> {
  read ??= (await loadLater(() => import('../../document/numbers/pasted-numbers.ts'))).pastedNumbers;
  return read;
}

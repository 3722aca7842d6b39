// Writes letters and queues them.
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Letters } from './letters.ts';

export function createLetters(_jobs: Jobs): Letters {
  return { send: async () => {} };
}

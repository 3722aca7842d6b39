// The port to an AI when none is set up.
import type { Ai } from './ai.ts';

export const noAi: Ai = {
  isThere: false,
  ask: async () => ({ outcome: 'unavailable', value: undefined, tokens: 0, detail: 'no AI is set up' }),
  close: () => undefined,
};

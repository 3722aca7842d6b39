// The page's side of its engine: asks the worker one thing after another.
import type { EngineAnswer, EngineQuestion } from './engine-protocol.ts';
import type { SheetEngine } from './sheet-engine.ts';

type Answered = Exclude<EngineAnswer, { readonly failure: string }>;

interface Asked {
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: Error) => void;
}

const nothing = { reads: [], readers: [] };

const startWorker = (): Worker =>
  new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

/** Once the worker is lost every question is refused: it took what was changed with it. */
export function workerEngine(): SheetEngine {
  const waiting: Asked[] = [];
  let worker: Worker | null = null;
  let failure: Error | null = null;

  const take = ({ data }: MessageEvent<EngineAnswer>): void => {
    const asked = waiting.shift();
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data);
  };

  const lose = (message: string): void => {
    failure = new Error(message || 'The engine of the spreadsheet did not start.');
    worker?.terminate();
    for (const { reject } of waiting.splice(0)) reject(failure);
  };

  const started = (): Worker => {
    const fresh = startWorker();
    fresh.addEventListener('message', take);
    fresh.addEventListener('error', ({ message }) => lose(message));
    return fresh;
  };

  const ask = (question: EngineQuestion): Promise<Answered> =>
    new Promise((resolve, reject) => {
      if (failure) {
        reject(failure);
        return;
      }
      worker ??= started();
      waiting.push({ resolve, reject });
      worker.postMessage(question);
    });

  return {
    start: async (view) => void (await ask({ start: view })),
    change: async (edits) => {
      const answer = await ask({ change: edits });
      return 'calculated' in answer ? answer.calculated : [];
    },
    trace: async (cell) => {
      const answer = await ask({ trace: cell });
      return 'trace' in answer ? answer.trace : nothing;
    },
  };
}

// Calculates the headline figures of a version in a separate task, so that it does not delay typing.
import type { Template } from '#template/template.ts';
import type { CalculationReply, RunRequest, ScenarioFigure } from '../calculation/protocol.ts';

/** None if the version's model cannot be calculated. */
export function figuresOf(template: Template): Promise<readonly ScenarioFigure[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../calculation/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CalculationReply>) => {
      worker.terminate();
      resolve(data.calculation?.result?.figures ?? []);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    const asked: RunRequest = { template, sheetIds: [], scenario: 1, isComparing: true, run: 1 };
    worker.postMessage(asked);
  });
}

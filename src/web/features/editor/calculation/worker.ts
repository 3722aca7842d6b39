// The calculating worker: keeps the page free to draw while a model is worked out.
import { calculate } from './calculate.ts';
import type { CalculationReply, CalculationRequest } from './protocol.ts';

function answer({ template, sheetId }: CalculationRequest): CalculationReply {
  try {
    return { calculation: calculate(template, sheetId), failure: null };
  } catch (error) {
    return { calculation: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<CalculationRequest>) => {
  postMessage(answer(event.data));
});

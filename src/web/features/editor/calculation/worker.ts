// The calculating worker: keeps the page free to draw while a model is worked out, and explains its numbers.
import { prepareTrace, trace } from '#render/html/trace.ts';
import { calculate } from './calculate.ts';
import type { CalculationReply, CalculationRequest, TraceReply, TraceRequest } from './protocol.ts';

let explain: (asked: TraceRequest['trace']) => TraceReply['trace'] = () => null;

function answer(request: CalculationRequest): CalculationReply {
  try {
    const calculation = calculate(request, (workbook, values) => {
      explain = (asked) => trace(prepareTrace(workbook, values), asked);
    });
    return { calculation, failure: null };
  } catch (error) {
    return { calculation: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<CalculationRequest | TraceRequest>) => {
  if (!('trace' in data)) {
    postMessage(answer(data));
    return;
  }
  const reply: TraceReply = { asked: data.trace, trace: explain(data.trace) };
  postMessage(reply);
});

// The page's side of the calculating worker: one request at a time, and of those waiting only the newest.
import { create } from 'zustand';
import type { Diagnostic } from '#model/diagnostic.ts';
import type {
  CalculationReply,
  CalculationRequest,
  CalculationResult,
  FindQuestion,
  FindReply,
  FindRequest,
  TraceReply,
  TraceRequest,
} from './protocol.ts';

interface Calculated {
  readonly uuid: string | null;
  /** The last good run: its numbers stay while a later template cannot be calculated. */
  readonly result: CalculationResult | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string | null;
}

const nothing: Calculated = { uuid: null, result: null, diagnostics: [], failure: null };

/** What was calculated last, whatever has been typed since. */
export const useCalculated = create<Calculated>(() => nothing);

/** How the number that was asked for last came about; null until there is an answer. */
export const useTraced = create<{ readonly reply: TraceReply | null }>(() => ({ reply: null }));

/** Where the text that was looked for last stands; null until there is an answer. */
export const useFound = create<{ readonly reply: FindReply | null }>(() => ({ reply: null }));

let worker: Worker | null = null;
let isBusy = false;
let waiting: CalculationRequest | null = null;
let isFinding = false;
let nextFind: FindQuestion | null = null;

export function requestCalculation(request: CalculationRequest): void {
  if (useCalculated.getState().uuid !== request.template.uuid) {
    useCalculated.setState({ ...nothing, uuid: request.template.uuid });
  }
  waiting = request;
  sendWaiting();
}

/** Answered from the last run; a later run is asked again by whoever shows the answer. */
export function requestTrace(trace: TraceRequest['trace']): void {
  worker?.postMessage({ trace } satisfies TraceRequest);
}

/** As a trace; a search that is not answered yet gives way to a newer one. */
export function requestFind(find: FindQuestion): void {
  if (isFinding) nextFind = find;
  else if (worker) {
    isFinding = true;
    worker.postMessage({ find } satisfies FindRequest);
  }
}

function showFound(reply: FindReply): void {
  isFinding = false;
  useFound.setState({ reply });
  if (nextFind) requestFind(nextFind);
  nextFind = null;
}

function sendWaiting(): void {
  if (isBusy || !waiting) return;
  worker ??= startWorker();
  isBusy = true;
  worker.postMessage(waiting);
  waiting = null;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CalculationReply | TraceReply | FindReply>) => {
    if ('asked' in data) {
      useTraced.setState({ reply: data });
      return;
    }
    if ('query' in data) {
      showFound(data);
      return;
    }
    isBusy = false;
    show(data);
    sendWaiting();
  });
  started.addEventListener('error', ({ message }) => {
    isBusy = false;
    isFinding = false;
    worker = null;
    useCalculated.setState({ failure: message });
  });
  return started;
}

function show({ calculation, failure }: CalculationReply): void {
  if (!calculation) {
    useCalculated.setState({ failure });
    return;
  }
  const shown = useCalculated.getState();
  if (calculation.uuid !== shown.uuid) return;
  const { diagnostics, result } = calculation;
  useCalculated.setState({ diagnostics, result: result ?? shown.result, failure: null });
}

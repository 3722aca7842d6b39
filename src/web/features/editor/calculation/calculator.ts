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
  LayoutReply,
  LayoutRequest,
  RunRequest,
  SheetSummary,
  TraceReply,
  TraceRequest,
} from './protocol.ts';

interface Calculated {
  readonly uuid: string | null;
  /** The last good run: its numbers stay while a later template cannot be calculated. */
  readonly result: CalculationResult | null;
  /** Of the last run, good or not. */
  readonly sheets: readonly SheetSummary[];
  /** The number of the last good run. */
  readonly run: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string | null;
  /** This browser starts none: then the server is asked for the rows. */
  readonly isWithoutWorker: boolean;
}

const nothing: Calculated = {
  uuid: null,
  result: null,
  sheets: [],
  run: 0,
  diagnostics: [],
  failure: null,
  isWithoutWorker: false,
};

/** What was calculated last, whatever has been typed since. */
export const useCalculated = create<Calculated>(() => nothing);

/** Why the numbers that are shown, if any, leave out what has been typed since; null while they do not. */
export const useWhyOld = (): string | null =>
  useCalculated(
    ({ failure, diagnostics }) =>
      failure ?? diagnostics.find(({ severity }) => severity === 'error')?.message ?? null,
  );

/** How the number that was asked for last came about; null until there is an answer. */
export const useTraced = create<{ readonly reply: TraceReply | null }>(() => ({ reply: null }));

/** Where the text that was looked for last stands; null until there is an answer. */
export const useFound = create<{ readonly reply: FindReply | null }>(() => ({ reply: null }));

let worker: Worker | null = null;
let isBusy = false;
let waiting: CalculationRequest | null = null;
let lastRun = 0;
/** The sheets that are near what is seen. */
let wanted: readonly string[] = [];
let isLayingOut = false;
let isFinding = false;
let nextFind: FindQuestion | null = null;

export function requestCalculation(request: Omit<CalculationRequest, 'sheetIds'>): void {
  if (useCalculated.getState().uuid !== request.template.uuid) {
    useCalculated.setState({ ...nothing, uuid: request.template.uuid });
  }
  waiting = { ...request, sheetIds: wanted };
  sendWaiting();
}

/** Those that are not laid out yet come from the last run. */
export function wantSheets(sheetIds: readonly string[]): void {
  wanted = sheetIds;
  if (waiting) waiting = { ...waiting, sheetIds };
  requestLayouts();
}

function requestLayouts(): void {
  const { result } = useCalculated.getState();
  const layOut = (result?.sheets ?? [])
    .filter(({ id, isOn }) => isOn && wanted.includes(id) && result?.laidOut.has(id) === false)
    .map(({ id }) => id);
  if (!worker || isLayingOut || layOut.length === 0) return;
  isLayingOut = true;
  worker.postMessage({ layOut } satisfies LayoutRequest);
}

/** Those of an earlier run are asked for again. */
function addLayouts({ laidOut, layoutsOf }: LayoutReply): void {
  const { result, run } = useCalculated.getState();
  isLayingOut = false;
  if (result && layoutsOf === run)
    useCalculated.setState({ result: { ...result, laidOut: new Map([...result.laidOut, ...laidOut]) } });
  requestLayouts();
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

type Reply = CalculationReply | LayoutReply | TraceReply | FindReply;

function sendWaiting(): void {
  if (isBusy || !waiting || useCalculated.getState().isWithoutWorker) return;
  worker ??= startWorker();
  if (!worker) {
    useCalculated.setState({ isWithoutWorker: true });
    return;
  }
  isBusy = true;
  lastRun += 1;
  worker.postMessage({ ...waiting, run: lastRun } satisfies RunRequest);
  waiting = null;
}

/** Null where the browser, or a rule of who runs it, refuses. */
function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

function startWorker(): Worker | null {
  const started = newWorker();
  if (!started) return null;
  let hasAnswered = false;
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    hasAnswered = true;
    if ('asked' in data) {
      useTraced.setState({ reply: data });
      return;
    }
    if ('query' in data) {
      showFound(data);
      return;
    }
    if ('laidOut' in data) {
      addLayouts(data);
      return;
    }
    isBusy = false;
    show(data);
    sendWaiting();
  });
  started.addEventListener('error', ({ message }) => {
    isBusy = false;
    isFinding = false;
    isLayingOut = false;
    worker = null;
    // One whose code does not come, or is refused, says nothing of why.
    useCalculated.setState(hasAnswered ? { failure: message } : { isWithoutWorker: true });
  });
  return started;
}

function show({ run, calculation, failure }: CalculationReply): void {
  if (!calculation) {
    useCalculated.setState({ failure });
    return;
  }
  const shown = useCalculated.getState();
  if (calculation.uuid !== shown.uuid) return;
  const { diagnostics, result } = calculation;
  const sheets = keptSheets(calculation.sheets);
  const good = result ? { result: { ...result, sheets }, run } : { result: shown.result, run: shown.run };
  useCalculated.setState({ ...good, sheets, diagnostics, failure: null });
  requestLayouts();
}

/** The list that is shown stays the same one while it says the same, so that nothing is drawn anew for it. */
function keptSheets(sheets: readonly SheetSummary[]): readonly SheetSummary[] {
  const { sheets: shown } = useCalculated.getState();
  return JSON.stringify(shown) === JSON.stringify(sheets) ? shown : sheets;
}

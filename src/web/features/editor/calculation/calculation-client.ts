// The page's side of the calculation worker: one request at a time, and only the newest of those waiting.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useTemplateDocument } from '../document/document-context.ts';
import { perDocument } from '../document/document-store.ts';
import type { FundingQuestion } from './funding/fund-gap.ts';
import { keepIfEqual } from './kept-sheets.ts';
import type { LeverAnswer, LeverQuestion } from './levers/rank-levers.ts';
import type { LoanSchedule, ScheduleQuestion } from './loan-schedule.ts';
import { newWorker } from './new-worker.ts';
import { NewestQuestion } from './newest-question.ts';
import {
  type Calculated,
  type CalculationReply,
  type CalculationRequest,
  emptyCalculation,
  type FindQuestion,
  type FindReply,
  type FindRequest,
  type FundingReply,
  type FundingRequest,
  type LayoutReply,
  type LayoutRequest,
  type NamedRow,
  type RankRequest,
  type RowNamesReply,
  type RowNamesRequest,
  type RunRequest,
  type ScheduleRequest,
  type TraceReply,
  type TraceRequest,
  type TryReply,
  type TryRequest,
  type WorkerReply,
} from './protocol.ts';
import type { FormulaQuestion, TriedFormula } from './try-formula.ts';

export class CalculationClient {
  /** The last calculated result, regardless of later typing. */
  readonly calculated = createStore<Calculated>(() => emptyCalculation);
  /** The explanation of the last traced number; null until it arrives. */
  readonly traced = createStore<{ readonly reply: TraceReply | null }>(() => ({ reply: null }));
  /** The result of the last search; null until it arrives. */
  readonly found = createStore<{ readonly reply: FindReply | null }>(() => ({ reply: null }));

  /** What the rows were called when somebody asked last. */
  readonly named = createStore<{ readonly rows: readonly NamedRow[] }>(() => ({ rows: [] }));

  /** The formula that was tried last; null until it arrives. */
  readonly tried = createStore<{ readonly reply: TriedFormula | null }>(() => ({ reply: null }));
  /** What would close the gap in the cash, as asked last; null until it arrives. */
  readonly funded = createStore<{ readonly reply: FundingReply | null }>(() => ({ reply: null }));

  /** The schedules of loans, by who asked for them. */
  readonly schedules = createStore<Readonly<Record<string, LoanSchedule | null>>>(() => ({}));

  /** What moves a sheet most, as measured last by who asked. */
  readonly ranked = createStore<Readonly<Record<string, LeverAnswer>>>(() => ({}));

  #worker: Worker | null = null;
  #isBusy = false;
  #waiting: CalculationRequest | null = null;
  #lastRun = 0;
  /** The sheets near the viewport. */
  #wanted: readonly string[] = [];
  #isLayingOut = false;
  readonly #finding = new NewestQuestion<FindQuestion>((find) => this.#post({ find }));
  readonly #trying = new NewestQuestion<FormulaQuestion>((tryOut) => this.#post({ tryOut }));
  readonly #funding = new NewestQuestion<FundingQuestion>((fund) => this.#post({ fund }));

  request(request: Omit<CalculationRequest, 'sheetIds'>): void {
    this.#waiting = { ...request, sheetIds: this.#wanted };
    this.#sendWaiting();
  }

  /** Those not laid out yet come from the last run. */
  wantSheets(sheetIds: readonly string[]): void {
    this.#wanted = sheetIds;
    if (this.#waiting) this.#waiting = { ...this.#waiting, sheetIds };
    this.#requestLayouts();
  }

  /** Answered from the last run; whoever shows the answer asks again after a later run. */
  trace(trace: TraceRequest['trace']): void {
    this.#worker?.postMessage({ trace } satisfies TraceRequest);
  }

  /** Like a trace; an unanswered search is replaced by a newer one. */
  find(find: FindQuestion): void {
    this.#finding.ask(find);
  }

  /** Like a trace; the last answer stays until the next one is there. */
  nameRows(): void {
    this.#worker?.postMessage({ nameRows: true } satisfies RowNamesRequest);
  }

  /** Like a search: of several that wait, only the newest is tried. */
  tryOut(tryOut: FormulaQuestion): void {
    this.#trying.ask(tryOut);
  }

  /** Nobody writes a formula any more. */
  forgetTried(): void {
    this.#trying.drop();
    this.tried.setState({ reply: null });
  }

  /** Like a search; the last answer stays until the next one is there. */
  fund(fund: FundingQuestion): void {
    this.#funding.ask(fund);
  }

  /** Like a trace. */
  schedule(schedule: ScheduleQuestion): void {
    this.#worker?.postMessage({ schedule } satisfies ScheduleRequest);
  }

  /** Of the last run; given up, without an answer, when there is a newer run or question. */
  rank(rank: LeverQuestion): void {
    this.#worker?.postMessage({ rank } satisfies RankRequest);
  }

  /** Whatever was answered is about a template as it was. */
  forgetFunding(): void {
    this.#funding.drop();
    this.funded.setState({ reply: null });
  }

  /** False where there is nobody to answer. */
  #post(question: FindRequest | TryRequest | FundingRequest): boolean {
    this.#worker?.postMessage(question);
    return this.#worker !== null;
  }

  /** Terminates the worker and forgets the numbers; the next request starts over. */
  close(): void {
    this.#worker?.terminate();
    this.#forgetWorker();
    this.calculated.setState(emptyCalculation);
    this.traced.setState({ reply: null });
    this.found.setState({ reply: null });
    this.named.setState({ rows: [] });
    this.tried.setState({ reply: null });
    this.forgetFunding();
    this.schedules.setState({}, true);
    this.ranked.setState({}, true);
  }

  #forgetWorker(): void {
    this.#worker = null;
    this.#isBusy = false;
    this.#isLayingOut = false;
    for (const asked of [this.#finding, this.#trying, this.#funding]) asked.forget();
  }

  #sendWaiting(): void {
    if (this.#isBusy || !this.#waiting || this.calculated.getState().isWithoutWorker) return;
    this.#worker ??= this.#startWorker();
    if (!this.#worker) {
      this.calculated.setState({ isWithoutWorker: true });
      return;
    }
    this.#isBusy = true;
    this.#lastRun += 1;
    this.#worker.postMessage({ ...this.#waiting, run: this.#lastRun } satisfies RunRequest);
    this.#waiting = null;
  }

  #startWorker(): Worker | null {
    const started = newWorker();
    if (!started) return null;
    let hasAnswered = false;
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (this.#worker !== started) return;
      hasAnswered = true;
      this.#take(data);
    });
    started.addEventListener('error', ({ message }) => {
      if (this.#worker !== started) return;
      started.terminate();
      this.#forgetWorker();
      // A worker whose code fails to load, or is blocked, gives no reason.
      this.calculated.setState(hasAnswered ? { failure: message } : { isWithoutWorker: true });
    });
    return started;
  }

  #take(reply: WorkerReply): void {
    if ('asked' in reply) this.traced.setState({ reply });
    else if ('tried' in reply) this.#showTried(reply);
    else if ('schedule' in reply) this.schedules.setState({ [reply.key]: reply.schedule });
    else if ('ranked' in reply) this.ranked.setState({ [reply.ranked.key]: reply.ranked });
    else if ('funding' in reply) this.#showFunding(reply);
    else if ('namedRows' in reply) this.#showNames(reply);
    else if ('query' in reply) this.#showFound(reply);
    else if ('laidOut' in reply) this.#addLayouts(reply);
    else {
      this.#isBusy = false;
      this.#show(reply);
      this.#sendWaiting();
    }
  }

  #show({ run, calculation, failure }: CalculationReply): void {
    if (!calculation) {
      this.calculated.setState({ failure });
      return;
    }
    const shown = this.calculated.getState();
    const { diagnostics, result } = calculation;
    const sheets = keepIfEqual(shown.sheets, calculation.sheets);
    const good = result ? { result: { ...result, sheets }, run } : { result: shown.result, run: shown.run };
    this.calculated.setState({ ...good, sheets, diagnostics, failure: null });
    this.#requestLayouts();
  }

  #requestLayouts(): void {
    const { result } = this.calculated.getState();
    const layOut = (result?.sheets ?? [])
      .filter(({ id, isOn }) => isOn && this.#wanted.includes(id) && result?.laidOut.has(id) === false)
      .map(({ id }) => id);
    if (!this.#worker || this.#isLayingOut || layOut.length === 0) return;
    this.#isLayingOut = true;
    this.#worker.postMessage({ layOut } satisfies LayoutRequest);
  }

  /** Sheets from an earlier run are requested again. */
  #addLayouts({ laidOut, layoutsOf }: LayoutReply): void {
    const { result, run } = this.calculated.getState();
    this.#isLayingOut = false;
    if (result && layoutsOf === run)
      this.calculated.setState({
        result: { ...result, laidOut: new Map([...result.laidOut, ...laidOut]) },
      });
    this.#requestLayouts();
  }

  #showTried({ tried }: TryReply): void {
    this.tried.setState({ reply: tried });
    this.#trying.answered();
  }

  #showFound(reply: FindReply): void {
    this.found.setState({ reply });
    this.#finding.answered();
  }

  #showNames({ namedRows: rows }: RowNamesReply): void {
    this.named.setState({ rows });
  }

  #showFunding(reply: FundingReply): void {
    if (!this.#funding.answered()) this.funded.setState({ reply });
  }
}

/** For the template around the component, or for any open one. */
export const calculationOf = perDocument((scope) => {
  const client = new CalculationClient();
  scope.onClose.add(() => client.close());
  return client;
});

export const useCalculation = (): CalculationClient => calculationOf(useTemplateDocument());

export const useCalculated = <Selected>(select: (calculated: Calculated) => Selected): Selected =>
  useStore(useCalculation().calculated, select);

/** Why the displayed numbers do not reflect the latest typing; null while they do. */
export const useStaleReason = (): string | null =>
  useCalculated(
    ({ failure, diagnostics }) =>
      failure ?? diagnostics.find(({ severity }) => severity === 'error')?.message ?? null,
  );

export const useTraceReply = (): TraceReply | null => useStore(useCalculation().traced, ({ reply }) => reply);

export const useFundingReply = (): FundingReply | null =>
  useStore(useCalculation().funded, ({ reply }) => reply);

/** Undefined until it is there; null where there is none. */
export const useSchedule = (key: string): LoanSchedule | null | undefined =>
  useStore(useCalculation().schedules, (schedules) => schedules[key]);

/** Undefined until it is there. */
export const useRanked = (key: string): LeverAnswer | undefined =>
  useStore(useCalculation().ranked, (ranked) => ranked[key]);

export const useNamedRows = (): readonly NamedRow[] => useStore(useCalculation().named, ({ rows }) => rows);

export const useFindReply = (): FindReply | null => useStore(useCalculation().found, ({ reply }) => reply);

export const useTriedFormula = (): TriedFormula | null =>
  useStore(useCalculation().tried, ({ reply }) => reply);

// The calculation worker: calculates models off the main thread, explains their numbers and searches them.
import { layOutSheet, type PreviewSheet } from '#render/html/preview-sheet.ts';
import { calculate } from './calculate.ts';
import { inRateWords } from './dashboard/rate-trace.ts';
import { explained } from './explained.ts';
import { findInSheets, namedRows } from './find-in-sheets.ts';
import { fundGap } from './funding/fund-gap.ts';
import { layOut } from './lay-out.ts';
import { type LeverAnswer, type LeverQuestion, rankLevers } from './levers/rank-levers.ts';
import { Slices } from './levers/slices.ts';
import { type LoanSchedule, loanSchedule, scheduleOfModel } from './loan-schedule.ts';
import { oneScenario } from './one-scenario.ts';
import type {
  CalculationReply,
  FindRequest,
  FindResult,
  FundingRequest,
  LayoutReply,
  LayoutRequest,
  RankReply,
  RankRequest,
  RowNamesRequest,
  RunRequest,
  ScheduleReply,
  ScheduleRequest,
  TraceReply,
  TraceRequest,
  TryRequest,
  WorkerReply,
} from './protocol.ts';
import { tryFormula } from './try-formula.ts';

type WorkerRequest =
  | RunRequest
  | LayoutRequest
  | TraceRequest
  | FindRequest
  | RowNamesRequest
  | FundingRequest
  | RankRequest
  | ScheduleRequest
  | TryRequest;

/** What can be asked about the last good run. */
interface LastRun {
  readonly explain: (asked: TraceRequest['trace']) => TraceReply['trace'];
  readonly layOut: (asked: LayoutRequest['layOut']) => LayoutReply;
  readonly schedule: (resourceId: string) => LoanSchedule | null;
  readonly sheets: () => readonly PreviewSheet[];
  readonly rank: (asked: LeverQuestion) => Generator<undefined, LeverAnswer> | null;
}

class Calculator {
  #last: LastRun = {
    explain: () => null,
    layOut: () => ({ laidOut: new Map(), layoutsOf: 0 }),
    schedule: () => null,
    sheets: () => [],
    rank: () => null,
  };
  #isLong = false;
  readonly #ranking = new Slices<LeverAnswer>();

  /** In its own time, and only if nothing else is calculated before it is done. */
  rank(asked: LeverQuestion, done: (reply: RankReply) => void): void {
    const work = orNull(() => this.#last.rank(asked));
    const { key, stamp } = asked;
    const none = { key, stamp, currency: '', periods: 0, headlines: [], levers: [] };
    if (work) this.#ranking.start(work, (ranked) => done({ ranked: ranked ?? none }));
  }

  reply(data: Exclude<WorkerRequest, RankRequest>): WorkerReply {
    if ('tryOut' in data) return { tried: orNull(() => tryFormula(data.tryOut)) };
    if ('trace' in data) return { asked: data.trace, trace: this.#last.explain(data.trace) };
    if ('find' in data) return { query: data.find.query, ...this.#found(data.find) };
    if ('nameRows' in data) return { namedRows: namedRows(this.#last.sheets()) };
    if ('schedule' in data) return this.#schedule(data);
    if ('fund' in data) return { funding: orNull(() => fundGap(data.fund)) };
    return 'layOut' in data ? this.#last.layOut(data.layOut) : this.#run(data);
  }

  #found(find: FindRequest['find']): FindResult {
    return findInSheets(this.#last.sheets(), find, this.#isLong);
  }

  #schedule({ schedule: { key, resourceId, model } }: ScheduleRequest): ScheduleReply {
    const asked = () => (model ? scheduleOfModel(model, resourceId) : this.#last.schedule(resourceId));
    return { key, schedule: orNull(asked) };
  }

  #run(request: RunRequest): CalculationReply {
    const { run } = request;
    this.#ranking.stop();
    try {
      const keep: Parameters<typeof calculate>[1] = (workbook, values, context) => {
        this.#isLong = context.isLong;
        let sheets: readonly PreviewSheet[] | null = null;
        this.#last = {
          explain: (asked) => inRateWords(explained(workbook, values, asked), workbook, values),
          layOut: (asked) => ({ laidOut: layOut(workbook, values, asked, context), layoutsOf: run }),
          schedule: (resourceId) => loanSchedule(workbook, values, resourceId),
          sheets: () => {
            sheets ??= workbook.sheets.map((sheet) =>
              oneScenario(layOutSheet(sheet, workbook, values), context.scenario),
            );
            return sheets;
          },
          rank: (asked) => rankLevers(workbook, asked),
        };
      };
      return { run, calculation: calculate(request, keep, this.#isLong), failure: null };
    } catch (error) {
      return { run, calculation: null, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** A model that cannot be calculated is reported by its run. */
function orNull<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

const calculator = new Calculator();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('rank' in data) calculator.rank(data.rank, (reply) => postMessage(reply));
  else postMessage(calculator.reply(data));
});

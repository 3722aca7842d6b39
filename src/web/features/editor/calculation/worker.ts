// The calculation worker: calculates models off the main thread, explains their numbers and searches them.
import { type PreviewSheet, previewSheet } from '#render/html/preview-sheet.ts';
import { prepareTrace, trace } from '#render/html/trace.ts';
import { calculate } from './calculate.ts';
import { inRateWords } from './dashboard/rate-trace.ts';
import { findInSheets } from './find-in-sheets.ts';
import { fundGap } from './funding/fund-gap.ts';
import { layOut } from './lay-out.ts';
import { type LoanSchedule, loanSchedule, scheduleOfModel } from './loan-schedule.ts';
import type {
  CalculationReply,
  FindRequest,
  FundingRequest,
  LayoutReply,
  LayoutRequest,
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
  | FundingRequest
  | ScheduleRequest
  | TryRequest;

/** What can be asked about the last good run. */
interface LastRun {
  readonly explain: (asked: TraceRequest['trace']) => TraceReply['trace'];
  readonly layOut: (asked: LayoutRequest['layOut']) => LayoutReply;
  readonly schedule: (resourceId: string) => LoanSchedule | null;
  readonly sheets: () => readonly PreviewSheet[];
}

class Calculator {
  #last: LastRun = {
    explain: () => null,
    layOut: () => ({ laidOut: new Map(), layoutsOf: 0 }),
    schedule: () => null,
    sheets: () => [],
  };

  reply(data: WorkerRequest): WorkerReply {
    if ('tryOut' in data) return { tried: orNull(() => tryFormula(data.tryOut)) };
    if ('trace' in data) return { asked: data.trace, trace: this.#last.explain(data.trace) };
    if ('find' in data) return { query: data.find.query, ...findInSheets(this.#last.sheets(), data.find) };
    if ('schedule' in data) return this.#schedule(data);
    if ('fund' in data) return { funding: orNull(() => fundGap(data.fund)) };
    return 'layOut' in data ? this.#last.layOut(data.layOut) : this.#run(data);
  }

  #schedule({ schedule: { key, resourceId, model } }: ScheduleRequest): ScheduleReply {
    const asked = () => (model ? scheduleOfModel(model, resourceId) : this.#last.schedule(resourceId));
    return { key, schedule: orNull(asked) };
  }

  #run(request: RunRequest): CalculationReply {
    const { run } = request;
    try {
      const calculation = calculate(request, (workbook, values, context) => {
        let sheets: readonly PreviewSheet[] | null = null;
        this.#last = {
          explain: (asked) => inRateWords(trace(prepareTrace(workbook, values), asked), workbook, values),
          layOut: (asked) => ({ laidOut: layOut(workbook, values, asked, context), layoutsOf: run }),
          schedule: (resourceId) => loanSchedule(workbook, values, resourceId),
          sheets: () => {
            sheets ??= workbook.sheets.flatMap(({ id }) => previewSheet(workbook, values, id) ?? []);
            return sheets;
          },
        };
      });
      return { run, calculation, failure: null };
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

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => postMessage(calculator.reply(data)));

// The calculation worker: calculates models off the main thread, explains their numbers and searches them.
import { type PreviewSheet, previewSheet } from '#render/html/preview-sheet.ts';
import { prepareTrace, trace } from '#render/html/trace.ts';
import { calculate } from './calculate.ts';
import { findInSheets } from './find-in-sheets.ts';
import { fundGap } from './fund-gap.ts';
import { layOut } from './lay-out.ts';
import type {
  CalculationReply,
  FindRequest,
  FundingReply,
  FundingRequest,
  LayoutReply,
  LayoutRequest,
  RunRequest,
  TraceReply,
  TraceRequest,
  WorkerReply,
} from './protocol.ts';

type WorkerRequest = RunRequest | LayoutRequest | TraceRequest | FindRequest | FundingRequest;

/** What can be asked about the last good run. */
interface LastRun {
  readonly explain: (asked: TraceRequest['trace']) => TraceReply['trace'];
  readonly layOut: (asked: LayoutRequest['layOut']) => LayoutReply;
  readonly sheets: () => readonly PreviewSheet[];
}

class Calculator {
  #last: LastRun = {
    explain: () => null,
    layOut: () => ({ laidOut: new Map(), layoutsOf: 0 }),
    sheets: () => [],
  };

  reply(data: WorkerRequest): WorkerReply {
    if ('trace' in data) return { asked: data.trace, trace: this.#last.explain(data.trace) };
    if ('find' in data) return { query: data.find.query, ...findInSheets(this.#last.sheets(), data.find) };
    if ('fund' in data) return fundingReply(data);
    return 'layOut' in data ? this.#last.layOut(data.layOut) : this.#run(data);
  }

  #run(request: RunRequest): CalculationReply {
    const { run } = request;
    try {
      const calculation = calculate(request, (workbook, values) => {
        let sheets: readonly PreviewSheet[] | null = null;
        this.#last = {
          explain: (asked) => trace(prepareTrace(workbook, values), asked),
          layOut: (asked) => ({ laidOut: layOut(workbook, values, asked), layoutsOf: run }),
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
function fundingReply({ fund }: FundingRequest): FundingReply {
  try {
    return { funding: fundGap(fund) };
  } catch {
    return { funding: null };
  }
}

const calculator = new Calculator();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => postMessage(calculator.reply(data)));

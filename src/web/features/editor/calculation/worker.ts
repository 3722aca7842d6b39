// The calculating worker: keeps the page free to draw while a model is worked out, explains its numbers and looks for texts in it.
import { type PreviewSheet, previewSheet } from '#render/html/preview-sheet.ts';
import { prepareTrace, trace } from '#render/html/trace.ts';
import { calculate } from './calculate.ts';
import { findInSheets } from './find-in-sheets.ts';
import { layOut } from './lay-out.ts';
import type {
  CalculationReply,
  FindReply,
  FindRequest,
  LayoutReply,
  LayoutRequest,
  RunRequest,
  TraceReply,
  TraceRequest,
} from './protocol.ts';

let explain: (asked: TraceRequest['trace']) => TraceReply['trace'] = () => null;
let layOutMore: (asked: LayoutRequest['layOut']) => LayoutReply = () => ({
  laidOut: new Map(),
  layoutsOf: 0,
});
let allSheets: () => readonly PreviewSheet[] = () => [];

function answer(request: RunRequest): CalculationReply {
  const { run } = request;
  try {
    const calculation = calculate(request, (workbook, values) => {
      explain = (asked) => trace(prepareTrace(workbook, values), asked);
      layOutMore = (asked) => ({ laidOut: layOut(workbook, values, asked), layoutsOf: request.run });
      let sheets: readonly PreviewSheet[] | null = null;
      allSheets = () => {
        sheets ??= workbook.sheets.flatMap(({ id }) => previewSheet(workbook, values, id) ?? []);
        return sheets;
      };
    });
    return { run, calculation, failure: null };
  } catch (error) {
    return { run, calculation: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

type Request = RunRequest | LayoutRequest | TraceRequest | FindRequest;

function reply(data: Request): CalculationReply | LayoutReply | TraceReply | FindReply {
  if ('trace' in data) return { asked: data.trace, trace: explain(data.trace) };
  if ('find' in data) return { query: data.find.query, ...findInSheets(allSheets(), data.find) };
  return 'layOut' in data ? layOutMore(data.layOut) : answer(data);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => postMessage(reply(data)));

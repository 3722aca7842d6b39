// The calculating worker: keeps the page free to draw while a model is worked out, explains its numbers and looks for texts in it.
import { type PreviewSheet, previewSheet } from '#render/html/preview-sheet.ts';
import { prepareTrace, trace } from '#render/html/trace.ts';
import { calculate } from './calculate.ts';
import { findInSheets } from './find-in-sheets.ts';
import type {
  CalculationReply,
  CalculationRequest,
  FindReply,
  FindRequest,
  TraceReply,
  TraceRequest,
} from './protocol.ts';

let explain: (asked: TraceRequest['trace']) => TraceReply['trace'] = () => null;
let allSheets: () => readonly PreviewSheet[] = () => [];

function answer(request: CalculationRequest): CalculationReply {
  try {
    const calculation = calculate(request, (workbook, values) => {
      explain = (asked) => trace(prepareTrace(workbook, values), asked);
      let sheets: readonly PreviewSheet[] | null = null;
      allSheets = () => {
        sheets ??= workbook.sheets.flatMap(({ id }) => previewSheet(workbook, values, id) ?? []);
        return sheets;
      };
    });
    return { calculation, failure: null };
  } catch (error) {
    return { calculation: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

function reply(
  data: CalculationRequest | TraceRequest | FindRequest,
): CalculationReply | TraceReply | FindReply {
  if ('trace' in data) return { asked: data.trace, trace: explain(data.trace) };
  if ('find' in data) return { query: data.find.query, ...findInSheets(allSheets(), data.find) };
  return answer(data);
}

addEventListener('message', ({ data }: MessageEvent<CalculationRequest | TraceRequest | FindRequest>) =>
  postMessage(reply(data)),
);

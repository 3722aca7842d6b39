// Explains a number of a calculated workbook: one of a period, a single figure, or one of a quarter or year.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { spanTrace } from '#render/html/span-trace.ts';
import { type AskedPlace, prepareTrace, type Trace, type TracedCell, trace } from '#render/html/trace.ts';
import { inOwnMarks } from './numbers/own-marks.ts';
import { periodText } from './spans/period-texts.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

export function explained(workbook: Workbook, values: Values, asked: AskedPlace): Trace | null {
  const told = tracedAt(workbook, values, asked);
  return told && inMarksOf(workbook.language, told);
}

/** As the format of a period writes it. */
const isPeriodText = (text: string): boolean => /^[\p{L}\d]+\s*_\d+$/u.test(text);

/** The workbook has its formula as a spreadsheet writes it anywhere. */
function inMarksOf(language: Workbook['language'], { formula, reads, ...told }: Trace): Trace {
  const own = (text: string) => inOwnMarks(isPeriodText(text) ? periodText(text) : text, language);
  const cell = <Cell extends TracedCell>(one: Cell): Cell => ({ ...one, texts: one.texts.map(own) });
  return {
    ...cell(told),
    formula: formula && { ...formula, words: own(formula.words), numbers: own(formula.numbers) },
    reads: reads.map(cell),
  };
}

function tracedAt(workbook: Workbook, values: Values, { rowId, column }: AskedPlace): Trace | null {
  if (typeof column === 'number' || column === 'constant' || column === 'total' || column === 'zero')
    return trace(prepareTrace(workbook, values), { rowId, column });
  return spanTrace(workbook, values, { rowId, column });
}

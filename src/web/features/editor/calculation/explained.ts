// Explains a number of a calculated workbook: one of a period, a single figure, or one of a quarter or year.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { spanTrace } from '#render/html/span-trace.ts';
import { type AskedPlace, prepareTrace, type Trace, trace } from '#render/html/trace.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

export function explained(workbook: Workbook, values: Values, { rowId, column }: AskedPlace): Trace | null {
  if (typeof column === 'number' || column === 'constant' || column === 'total' || column === 'zero')
    return trace(prepareTrace(workbook, values), { rowId, column });
  return spanTrace(workbook, values, { rowId, column });
}

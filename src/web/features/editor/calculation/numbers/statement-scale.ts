// Whether the sheets of results are read in thousands: where whole amounts are so long that hardly any month has room.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import type { MoneyUnits } from '#template/template.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

/** No amounts are typed there; what is typed has the unit of what stands beside it. */
const statements: ReadonlySet<string> = new Set(['wc', 'is', 'bs', 'cf', 'ip', 'ratios', 'chartsdata']);

/** Eight digits. */
const longFrom = 1e7;
/** Whoever moves an input to and fro does not see the scale change each time. */
const longUntil = 5e6;

/** The opening and the first period, which have the room they need, count as little as totals do. */
const unmeasured = 2;

export function hasLongStatements(workbook: Workbook, values: Values, wasLong: boolean): boolean {
  const limit = wasLong ? longUntil : longFrom;
  return workbook.sheets
    .filter(({ id }) => statements.has(id))
    .flatMap(({ rows }) => rows)
    .some(
      ({ id, format, periods }) =>
        format === 'money' &&
        periods !== null &&
        values.row(id).some((value, at) => at >= unmeasured && Math.abs(value) >= limit),
    );
}

export const scaleOfSheet = (sheetId: string, isLong: boolean): MoneyUnits =>
  isLong && statements.has(sheetId) ? 'thousand' : 'units';

// Converts a period string to one text per period and back, with their sums.

/** A missing or empty segment shows what it repeats, or 0 where numbers are not repeated; nothing before the first is 0. */
export function cellsOf(data: string, periodCount: number, isRepeated = true): readonly string[] {
  const segments = data.split(';');
  const cells: string[] = [];
  let last = '0';
  for (let period = 0; period < periodCount; period += 1) {
    last = segments[period]?.trim() || (isRepeated ? last : '0');
    cells.push(last);
  }
  return cells;
}

/** What is typed for periods beyond the current forecast, which may be extended again. */
export function cellsBeyond(data: string, periodCount: number, isRepeated = true): readonly string[] {
  const typed = data.split(';').findLastIndex((segment) => segment.trim() !== '') + 1;
  return cellsOf(data, typed, isRepeated).slice(periodCount);
}

/** The shortest form: a number that repeats to the end is written once, and no 0 at the end where none is repeated. */
export function dataOf(cells: readonly string[], isRepeated = true): string {
  let end = cells.length;
  while (end > 1 && cells[end - 1] === (isRepeated ? cells[end - 2] : '0')) end -= 1;
  return cells.slice(0, end).join(';');
}

export interface CellSums {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

export function sumsOf(values: readonly number[]): CellSums {
  return {
    first: values[0] ?? 0,
    last: values.at(-1) ?? 0,
    total: values.reduce((sum, value) => sum + value, 0),
  };
}

// Spreads the sum of each year over its months or quarters by weight.
import { numberText } from './number-text.ts';

type Cells = readonly string[];

interface Year {
  readonly cells: Cells;
  readonly weights: readonly number[];
}

const leastDecimals = 2;
const smallDigits = 4;
const mostDecimals = 12;

/**
 * A whole year keeps its sum. Where the forecast has a part of a year, each of its numbers counts as an average one.
 * Numbers that follow the weights already stay as they are, so that doing it twice is doing it once.
 */
export function withSeasons(
  cells: Cells,
  weights: readonly number[],
  firstSeason: number,
  /** How many seasons of its fiscal year come before the first one: as many as of the calendar's, unless told. */
  seasonsBefore = firstSeason,
): Cells {
  if (!(sumOf(weights) > 0)) return cells;
  const mean = sumOf(weights) / weights.length;
  const years = yearsOf(cells, weights, { firstSeason, seasonsBefore });
  const whole = years.filter((year) => year.cells.length === weights.length);
  if (whole.length > 0 ? whole.every(isSpread) : isPartSpread(isInOneYear(years))) return cells;
  return years.flatMap((year) =>
    year.cells.length === weights.length
      ? spread(year)
      : year.cells.map((cell, season) => numberText((Number(cell) * (year.weights[season] ?? mean)) / mean)),
  );
}

interface FirstCell {
  readonly firstSeason: number;
  readonly seasonsBefore: number;
}

function yearsOf(
  cells: Cells,
  weights: readonly number[],
  { firstSeason, seasonsBefore }: FirstCell,
): readonly Year[] {
  const years: Year[] = [];
  let start = 0;
  while (start < cells.length) {
    const end = start + weights.length - ((seasonsBefore + start) % weights.length);
    const part = cells.slice(start, end);
    const seasonAt = firstSeason + start;
    years.push({
      cells: part,
      weights: part.map((_, index) => weights[(seasonAt + index) % weights.length] ?? 0),
    });
    start = end;
  }
  return years;
}

/** The running sums are rounded rather than the parts, so that the parts add up to the total. */
function spread({ cells, weights }: Year): Cells {
  const sum = sumOf(cells.map(Number));
  const all = sumOf(weights);
  const scale = 10 ** decimalsOf(cells, sum / cells.length);
  let reached = 0;
  let share = 0;
  return weights.map((weight) => {
    share += weight;
    const next = Math.round(((sum * share) / all) * scale);
    const part = next - reached;
    reached = next;
    return String(Number.isSafeInteger(next) ? plain.format(part / scale) : numberText((sum * weight) / all));
  });
}

function decimalsOf(cells: Cells, average: number): number {
  const typed = Math.max(...cells.map((cell) => cell.split('.')[1]?.length ?? 0));
  const small = average > 0 && average < 1 ? smallDigits - 1 - Math.floor(Math.log10(average)) : 0;
  return Math.min(mostDecimals, Math.max(leastDecimals, typed, small));
}

const isSpread = (year: Year): boolean =>
  spread(year).every((part, season) => Number(part) === Number(year.cells[season]));

const isInOneYear = (years: readonly Year[]): Year => ({
  cells: years.flatMap(({ cells }) => cells),
  weights: years.flatMap(({ weights }) => weights),
});

/** Equal weights within a part of a year carry no information. */
function isPartSpread({ cells, weights }: Year): boolean {
  const [first = 0] = weights;
  if (weights.every((weight) => weight === first)) return false;
  const sum = sumOf(cells.map(Number));
  const closeBy = 10 ** -leastDecimals;
  return cells.every(
    (cell, season) => Math.abs(Number(cell) - (sum * (weights[season] ?? 0)) / sumOf(weights)) <= closeBy,
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: mostDecimals });

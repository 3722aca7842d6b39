// Arranges a sheet's charts in strips, side by side: on the blank rows that make room for them, or below all rows.
import type { Chart } from '#workbook/chart.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { standardHeight } from './sheet-rows.ts';

export interface ChartStrip {
  readonly charts: readonly Chart[];
  /** As many as would stand side by side in a full strip. */
  readonly places: number;
  /** Where it begins: a line counted from 1, and points below the top of that line. */
  readonly line: number;
  readonly top: number;
  /** The last line it covers. */
  readonly lastLine: number;
  /** In points, the gap below included. */
  readonly height: number;
  readonly isSmall: boolean;
}

/** In points, half of it above the charts and half below. */
export const stripGap = 10;
const smallHeight = 200;
/** Two strips fill a page across, below the header that comes again on each. */
const largeHeight = 168;
const smallPlaces = 3;
const largePlaces = 2;
/** A row can hold no more: spreadsheets allow 409 points. */
const mostStripsOnRow = 2;

const inGroups = (charts: readonly Chart[], size: number): readonly (readonly Chart[])[] =>
  Array.from({ length: Math.ceil(charts.length / size) }, (_, index) =>
    charts.slice(index * size, (index + 1) * size),
  );

/** Small charts on a row of the sheet. */
function stripsOnRow(charts: readonly Chart[], line: number): readonly ChartStrip[] {
  const places = Math.max(smallPlaces, Math.ceil(charts.length / mostStripsOnRow));
  return inGroups(charts, Math.min(places, charts.length)).map((group, index) => ({
    charts: group,
    places: Math.min(places, charts.length),
    line,
    top: index * smallHeight,
    lastLine: line,
    height: smallHeight,
    isSmall: true,
  }));
}

/** Large charts below the rows, each strip on lines of its own. */
function stripsBelow(charts: readonly Chart[], lastLine: number): readonly ChartStrip[] {
  const linesPerStrip = Math.ceil(largeHeight / standardHeight);
  return inGroups(charts, largePlaces).map((group, index) => ({
    charts: group,
    places: largePlaces,
    line: lastLine + 1 + index * linesPerStrip,
    top: 0,
    lastLine: lastLine + (index + 1) * linesPerStrip,
    height: linesPerStrip * standardHeight,
    isSmall: false,
  }));
}

export interface Strips {
  readonly strips: readonly ChartStrip[];
  /** The heights of the rows that charts stand on, in points. */
  readonly roomFor: ReadonlyMap<string, number>;
}

export function stripsOf(charts: readonly Chart[], { rows }: Sheet): Strips {
  const strips: ChartStrip[] = [];
  const roomFor = new Map<string, number>();
  for (const [index, { id }] of rows.entries()) {
    const here = charts.filter(({ standsAt }) => standsAt === id);
    if (here.length === 0) continue;
    const onRow = stripsOnRow(here, index + 1);
    strips.push(...onRow);
    roomFor.set(
      id,
      onRow.reduce((sum, { height }) => sum + height, 0),
    );
  }
  const others = charts.filter(({ standsAt }) => standsAt === null);
  return { strips: [...strips, ...stripsBelow(others, rows.length)], roomFor };
}

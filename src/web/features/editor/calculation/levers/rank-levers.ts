// Measures how much each input moves what a sheet comes to: each in turn is a tenth more, and put back.
import { prepare, type Values, type WorkbookCalculation } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { type HeadlineId, headlinesOf, headlineValue, type OutputSheetId, rowsOf } from './headlines.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;
type Row = Workbook['sheets'][number]['rows'][number];

export interface LeverQuestion {
  /** Who asks. */
  readonly key: string;
  /** Of the state of the template that is asked about. */
  readonly stamp: number;
  readonly sheetId: OutputSheetId;
  /** Counted from 1. */
  readonly scenario: number;
  /** The rows of the assumptions that may be moved, without their years and scenarios. */
  readonly rows: readonly string[];
}

export interface LeverEffect {
  readonly row: string;
  /** By headline: how much a tenth more of it adds. */
  readonly effects: readonly number[];
}

export interface LeverAnswer extends Pick<LeverQuestion, 'key' | 'stamp'> {
  readonly currency: string;
  /** Of the forecast. */
  readonly periods: number;
  readonly headlines: readonly HeadlineId[];
  /** Those that move anything, the strongest first. */
  readonly levers: readonly LeverEffect[];
}

/** A tenth: far from rounding, and within what anybody would try. */
const more = 1.1;

/** What is left of rounding is no effect. */
const smallest = 1e-9;

/** Factors of one product move it alike, but for rounding: one of them stands for all. */
const leastApart = 1e-6;

const mostLevers = 6;

/** Yields between measurements, so that something more urgent may come first. */
export function* rankLevers(workbook: Workbook, asked: LeverQuestion): Generator<undefined, LeverAnswer> {
  const book = prepare(workbook);
  const values = book.values(asked.scenario);
  const rows = workbook.sheets.flatMap((sheet) => sheet.rows);
  const headlines = headlinesToAsk(asked.sheetId, new Set(rows.map(({ id }) => id)), values);
  const before = headlines.map((id) => headlineValue(id, values));
  yield;
  const measured: LeverEffect[] = [];
  for (const [row, typed] of typedRows(rows, asked)) {
    if (typed.every(areFew)) continue;
    scale(book, typed, more);
    const effects = headlines.map((id, index) => headlineValue(id, values) - (before[index] ?? 0));
    scale(book, typed, 1);
    measured.push({ row, effects: effects.map((effect) => (Number.isFinite(effect) ? effect : 0)) });
    yield;
  }
  const currency = rows.find(({ id }) => id === 'is.revenue')?.unit?.text ?? '';
  const { key, stamp } = asked;
  const periods = values.row('is.revenue').length - 1;
  return { key, stamp, currency, periods, headlines, levers: strongest(measured, before) };
}

function headlinesToAsk(
  sheetId: OutputSheetId,
  known: ReadonlySet<string>,
  values: Values,
): readonly HeadlineId[] {
  const canSay = (id: HeadlineId) =>
    rowsOf[id].every((row) => known.has(row)) && Number.isFinite(headlineValue(id, values));
  return headlinesOf[sheetId].map((ids) => ids.filter(canSay)).find((ids) => ids.length > 0) ?? [];
}

const placed = /^(.*?)(?:\.year\.\d+)?(?:\.scenario\.(\d+))?$/;

/** By what was asked for: the rows whose numbers hold in the scenario, its own or those of the first. */
function typedRows(
  rows: readonly Row[],
  { rows: asked, scenario }: LeverQuestion,
): ReadonlyMap<string, readonly Row[]> {
  const wanted = new Set(asked);
  const byScenario = new Map<string, Map<number, Row[]>>();
  for (const row of rows) {
    const [, owner = '', number] = placed.exec(row.id) ?? [];
    if (!wanted.has(owner) || !isTyped(row)) continue;
    const found = byScenario.get(owner) ?? new Map<number, Row[]>();
    byScenario.set(owner, found);
    const at = Number(number ?? 1);
    found.set(at, [...(found.get(at) ?? []), row]);
  }
  return new Map([...byScenario].map(([owner, found]) => [owner, found.get(scenario) ?? found.get(1) ?? []]));
}

const isTyped = ({ periods, constant }: Row): boolean =>
  periods?.kind === 'values' || constant?.kind === 'value';

const counts: ReadonlySet<Row['format']> = new Set(['whole', 'quantity', 'number']);
const fewest = 10;

/** Nobody opens a tenth of a bakery: what each of them brings stands for it. */
const areFew = ({ format, periods, constant }: Row): boolean =>
  counts.has(format) && numbersOf({ periods, constant }).every((value) => value < fewest && value % 1 === 0);

const numbersOf = ({ periods, constant }: Pick<Row, 'periods' | 'constant'>): readonly number[] => {
  if (periods?.kind === 'values') return periods.values;
  return constant?.kind === 'value' ? [constant.value] : [];
};

function scale({ change }: WorkbookCalculation, rows: readonly Row[], by: number): void {
  for (const { id, periods, constant } of rows) {
    if (periods?.kind === 'values') {
      change(
        id,
        periods.values.map((value) => value * by),
      );
    } else if (constant?.kind === 'value') change(id, constant.value * by);
  }
}

/** Each headline counts alike, whatever its size: by the strongest that moves it. */
function strongest(measured: readonly LeverEffect[], before: readonly number[]): readonly LeverEffect[] {
  const most = before.map((_, index) =>
    Math.max(...measured.map(({ effects }) => Math.abs(effects[index] ?? 0))),
  );
  const size = (index: number) => Math.max(1, Math.abs(before[index] ?? 0));
  const isFelt = (effect: number, index: number) => Math.abs(effect) > smallest * size(index);
  const weight = ({ effects }: LeverEffect) =>
    effects.reduce(
      (sum, effect, index) => sum + (effect === 0 ? 0 : Math.abs(effect) / (most[index] ?? 1)),
      0,
    );
  const isAlike = (one: LeverEffect, other: LeverEffect) =>
    ownerOf(one) === ownerOf(other) &&
    one.effects.every(
      (effect, index) => Math.abs(effect - (other.effects[index] ?? 0)) <= leastApart * size(index),
    );
  return measured
    .filter(({ effects }) => effects.some(isFelt))
    .filter((one, at, felt) => felt.findIndex((other) => isAlike(one, other)) === at)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, mostLevers);
}

/** Factors of one product belong to one resource. */
const ownerOf = ({ row }: LeverEffect): string => row.split('.')[1] ?? '';

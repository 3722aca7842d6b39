// The rows of an input that moves: its typed numbers, the factors they give, and their product, the row to read.
import { mostEvery } from '#template/driver.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  type RowId,
  span,
  times,
} from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { inputRanges, typedFormat } from '../../inputs/input-ranges.ts';
import type { ModelInput } from '../../inputs/model-input.ts';
import type { Series } from '../../inputs/series.ts';
import { plainUnit, rateUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { inputRows } from './input-rows.ts';
import type { InputWords } from './once-rows.ts';
import { dayRows, type PlacedPart, partRows, wholeRow, yearNumberId } from './part-rows.ts';
import { seasonFactorId } from './season-rows.ts';
import { seriesTexts } from './series-texts.ts';

const timeline = (part: string): RowId => rowId('assumptions', part);
const periodNumber = cell(timeline('number'));
const periodsPerYear = cell(timeline('number'), 'constant');

interface Placing {
  readonly input: ModelInput;
  readonly series: Series;
  readonly survey: Survey;
}

const partId = ({ input }: Placing, part: string): RowId => `${input.rowId}.${part}`;
const partLabel = ({ input }: Placing, text: string): string => `${input.label}, ${text}`;

type PartStart = Partial<InputWords> & Pick<InputWords, 'unit' | 'format' | 'range'>;

const wordsOf = (placing: Placing, part: string, text: string, start: PartStart): InputWords => ({
  rowId: partId(placing, part),
  label: partLabel(placing, text),
  source: placing.input.source,
  note: null,
  provenance: null,
  ...start,
});

const workingParts = ['age', 'active', 'growth_step'] as const;

/** How long a number has been in effect, and whether it is: few ask for it. */
export const isWorking = ({ id }: Row, { rowId }: ModelInput): boolean =>
  workingParts.some((part) => id === `${rowId}.${part}`);

/** A row of factors, one a period. */
const factorRow = (
  placing: Placing,
  part: string,
  text: string,
  words: { readonly unit: string; readonly format: NumberFormat; readonly periods: CellExpression },
): Row =>
  row({
    id: partId(placing, part),
    role: 'calculation',
    label: partLabel(placing, text),
    unit: plainUnit(words.unit),
    format: words.format,
    source: placing.input.source,
    periods: formula(words.periods),
  });

function basePart(placing: Placing): PlacedPart {
  const { input, series, survey } = placing;
  const { unit, range, note, provenance } = input;
  const isKept = input.format === 'price' || input.format === 'share';
  const format = isKept ? input.format : typedFormat(unit, series.base.scenarios);
  const { base } = seriesTexts[survey.template.language];
  const words = wordsOf(placing, 'base', base, { unit, format, range, note, provenance });
  const { rows, read } = partRows(series.base, words, survey);
  return { rows, read: series.isSplit ? over(read, periodsPerYear) : read };
}

/** [ASM-11] How many periods there were since the start, this one included; 0 before it. */
function agePart(placing: Placing): PlacedPart {
  const { series, survey } = placing;
  if (series.start === null) return { rows: [], read: periodNumber };
  const texts = seriesTexts[survey.template.language];
  const { day, periods } = modelTexts[survey.template.language];
  const words = wordsOf(placing, 'start', texts.start, { unit: day, format: 'date', range: inputRanges.any });
  const isBegun = binary(cell(timeline('end')), '>=', cell(words.rowId, 'constant'));
  const since = plus(cell(partId(placing, 'age'), 'previous'), number(1));
  const age = factorRow(placing, 'age', texts.age, {
    unit: periods,
    format: 'count',
    periods: call('IF', isBegun, since, number(0)),
  });
  const days = dayRows(series.start, words, cell(timeline('start'), 'first'), survey);
  return { rows: [...days, age], read: cell(age.id) };
}

interface Condition {
  readonly rows: readonly Row[];
  readonly holds: CellExpression;
}

function everyCondition(placing: Placing, age: CellExpression): Condition | null {
  const { series, survey } = placing;
  if (series.every === null) return null;
  const { every: label, everyUnit: unit } = seriesTexts[survey.template.language];
  const words = wordsOf(placing, 'every', label, { unit, format: 'count', range: inputRanges.any });
  const every = call('MAX', number(1), cell(words.rowId, 'constant'));
  const rest = call('MOD', minus(age, number(1)), every);
  return { rows: [wholeRow(series.every, mostEvery, words)], holds: binary(rest, '=', number(0)) };
}

function endCondition(placing: Placing): Condition | null {
  const { series, survey } = placing;
  if (series.end === null) return null;
  const { language } = survey.template;
  const start = { unit: modelTexts[language].day, format: 'date', range: inputRanges.any } as const;
  const words = wordsOf(placing, 'end', seriesTexts[language].end, start);
  const [day, end] = [cell(timeline('start')), cell(words.rowId, 'constant')];
  return {
    rows: dayRows(series.end, words, cell(timeline('end'), 'last'), survey),
    // Without a day there is no end.
    holds: binary(day, '<=', call('IF', binary(end, '=', number(0)), day, end)),
  };
}

/** [ASM-12] */
function activePart(placing: Placing, age: CellExpression): PlacedPart | null {
  const { series, survey } = placing;
  const isBegun = { rows: [], holds: binary(age, '>=', number(1)) };
  const conditions = [
    series.start === null ? null : isBegun,
    endCondition(placing),
    everyCondition(placing, age),
  ].filter((condition) => condition !== null);
  const [first, ...others] = conditions;
  if (!first) return null;
  // A comparison alone is no number.
  const factors = others.length === 0 ? [number(1)] : others.map(({ holds }) => holds);
  const active = factorRow(placing, 'active', seriesTexts[survey.template.language].active, {
    unit: modelTexts[survey.template.language].flag,
    format: 'count',
    periods: times(first.holds, ...factors),
  });
  // How often it is on can be seen beside it.
  const counted = { ...active, total: formula(call('SUM', span(active.id))), span: 'sum' } as const;
  return { rows: [...conditions.flatMap(({ rows }) => rows), counted], read: cell(active.id) };
}

/** [ASM-13] */
function growthPart(placing: Placing, age: CellExpression): PlacedPart | null {
  const { series, survey } = placing;
  if (series.growth === null) return null;
  const texts = seriesTexts[survey.template.language];
  const { per, rate } = series.growth;
  const words = wordsOf(placing, 'growth', texts.rate[per], {
    unit: per === 'period' ? rateUnit(survey).text : modelTexts[survey.template.language].perYear,
    format: 'share',
    range: inputRanges.changeAsFraction,
  });
  const typed = partRows(rate, words, survey);
  const factor = plus(number(1), typed.read);
  const isSameYear = binary(cell(yearNumberId), '=', cell(yearNumberId, 'previous'));
  const step = factorRow(placing, 'growth_step', texts.step, {
    unit: modelTexts[survey.template.language].factor,
    format: 'factor',
    periods: call('IF', isSameYear, number(1), factor),
  });
  const raise = {
    period: factor,
    year: binary(factor, '^', over(number(1), periodsPerYear)),
    step: cell(step.id),
  }[per];
  const raised = times(cell(partId(placing, 'growth_to_date'), 'previous'), raise);
  const grown = factorRow(placing, 'growth_to_date', texts.growth, {
    unit: modelTexts[survey.template.language].factor,
    format: 'factor',
    periods: call('IF', binary(age, '<=', number(1)), number(1), raised),
  });
  const steps = per === 'step' ? [step] : [];
  return { rows: [...typed.rows, ...steps, grown], read: cell(grown.id) };
}

/** [ASM-14] */
function rampPart(placing: Placing, age: CellExpression): PlacedPart | null {
  const { series, survey } = placing;
  if (series.ramp === null) return null;
  const texts = seriesTexts[survey.template.language];
  const from = partRows(
    series.ramp.from,
    wordsOf(placing, 'ramp_from', texts.rampFrom, {
      unit: texts.rampUnit,
      format: 'share',
      range: inputRanges.partAsFraction,
    }),
    survey,
  );
  // In the only period it has just begun.
  if (survey.periodCount === 1) return from;
  const periods = partRows(
    series.ramp.periods,
    wordsOf(placing, 'ramp_periods', texts.rampPeriods, {
      unit: texts.rampPeriodsUnit,
      format: typedFormat('', series.ramp.periods.scenarios),
      range: inputRanges.length,
    }),
    survey,
  );
  const reached = call('MIN', number(1), over(minus(age, number(1)), periods.read));
  const done = call('IF', binary(periods.read, '>', number(0)), reached, number(1));
  const built = factorRow(placing, 'ramp', texts.ramp, {
    unit: texts.rampUnit,
    format: 'share',
    periods: plus(from.read, times(minus(number(1), from.read), done)),
  });
  return { rows: [...from.rows, ...periods.rows, built], read: cell(built.id) };
}

/** [ASM-10] Numbers by fiscal year that nothing multiplies: the row to read picks them itself, as a link to one that does would be read by links. */
function yearsAlone({ input, series, survey }: Placing, base: PlacedPart): readonly Row[] {
  if (survey.yearCount === 1 || series.base.span === 'all') {
    return inputRows({ ...input, content: { kind: 'periods', scenarios: series.base.scenarios } }, survey);
  }
  const { rowId: id, label, format } = input;
  return base.rows.map((one, index) =>
    index === base.rows.length - 1 ? { ...one, id, label, format } : one,
  );
}

/** [ASM-15] */
export function seriesRows(input: ModelInput, series: Series, survey: Survey): readonly Row[] {
  const placing: Placing = { input, series, survey };
  const [base, age] = [basePart(placing), agePart(placing)];
  const growth = growthPart(placing, age.read);
  const ramp = rampPart(placing, age.read);
  const active = activePart(placing, age.read);
  const season = series.seasonId === null ? [] : [cell(seasonFactorId(series.seasonId))];
  const factors = [growth?.read ?? [], season, ramp?.read ?? [], active?.read ?? []].flat();
  if (factors.length === 0 && !series.isSplit) return yearsAlone(placing, base);
  const result = row({
    id: input.rowId,
    role: 'calculation',
    label: input.label,
    unit: plainUnit(input.unit),
    format: input.format,
    source: input.source,
    periods: formula(times(base.read, ...factors)),
  });
  return [base, age, growth, ramp, active].flatMap((part) => part?.rows ?? []).concat(result);
}

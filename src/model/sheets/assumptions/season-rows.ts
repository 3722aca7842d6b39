// The seasonal patterns that inputs name: twelve weights, and what they make of each period.
import {
  binary,
  type CellExpression,
  call,
  cell,
  number,
  over,
  plus,
  type RowId,
  stack,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row, value } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { inputProvenance } from '../../inputs/input-provenance.ts';
import { inputRanges, typedFormat, widenedRange } from '../../inputs/input-ranges.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading, nameHeading } from '../../rows/header.ts';
import { kindUnit, plainUnit } from '../../rows/measures.ts';
import type { Resource } from '../../survey/resource.ts';
import { seasonEntry, seasonWeights } from '../../survey/seasons.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { seriesTexts } from './series-texts.ts';

const seasonRowId = (seasonId: string, part: string): RowId => ownedRowId('assumptions', seasonId, part);

export const seasonFactorId = (seasonId: string): RowId => seasonRowId(seasonId, 'factor');

const weightId = (seasonId: string, month: number): RowId => seasonRowId(seasonId, `weight_${month}`);

function weightRows({ id, name, entry }: Resource, { template }: Survey): readonly Row[] {
  const texts = seriesTexts[template.language];
  const weights = seasonWeights(entry, template);
  return weights.map((weight, index) =>
    row({
      id: weightId(id, index + 1),
      role: 'input',
      label: `${name}: ${texts.months[index] ?? ''}`,
      unit: kindUnit(texts.weight),
      format: typedFormat('', [weights]),
      source: { resourceId: id, variableId: seasonEntry(entry, template)?.variable ?? null },
      ...inputProvenance(seasonEntry(entry, template)?.provenance, template),
      constant: value(weight),
      allowed: { kind: 'number', ...widenedRange(inputRanges.notNegative, [weights]) },
    }),
  );
}

const weightsOf = (id: string): CellExpression => stack(weightId(id, 1), weightId(id, 12), 'constant');

/** The weight of each calendar month of a period, counted from its first. */
function monthRows({ id, name }: Resource, { template, periodsPerYear }: Survey): readonly Row[] {
  const texts = seriesTexts[template.language];
  const first = call('MONTH', cell(rowId('assumptions', 'start')));
  const count = 12 / periodsPerYear;
  return Array.from({ length: count }, (_, index) => {
    const after = index === 1 ? first : plus(first, number(index - 1));
    const month = index === 0 ? first : plus(call('MOD', after, number(12)), number(1));
    return row({
      id: seasonRowId(id, `month_${index + 1}`),
      role: 'calculation',
      label: `${name}: ${texts.weightOfMonth(index + 1, count)}`,
      unit: kindUnit(texts.weight),
      format: 'quantity',
      source: { resourceId: id, variableId: null },
      periods: formula(call('INDEX', weightsOf(id), month)),
    });
  });
}

/** How many months there are is counted, not typed. */
function meanOf(first: RowId, last: RowId): CellExpression {
  const months = stack(first, last);
  return first === last ? cell(first) : over(call('SUM', months), call('COUNT', months));
}

/** [ASM-16] A year has all twelve months, whichever comes first. */
function factorRows(season: Resource, survey: Survey): readonly Row[] {
  const { id, name } = season;
  const texts = seriesTexts[survey.template.language];
  const source = { resourceId: id, variableId: null };
  const mean = row({
    id: seasonRowId(id, 'mean'),
    role: 'calculation',
    label: `${name}: ${texts.meanWeight}`,
    unit: kindUnit(texts.weight),
    format: 'quantity',
    source,
    constant: formula(over(call('SUM', weightsOf(id)), number(12))),
  });
  const meanCell = cell(mean.id, 'constant');
  const months = survey.periodsPerYear === 1 ? [] : monthRows(season, survey);
  const [first, last] = [months[0], months.at(-1)];
  const ofPeriod = first && last ? meanOf(first.id, last.id) : meanCell;
  const factor = row({
    id: seasonFactorId(id),
    role: 'calculation',
    label: `${name}: ${texts.seasonFactor}`,
    unit: plainUnit(modelTexts[survey.template.language].factor),
    format: 'factor',
    source,
    periods: formula(call('IF', binary(meanCell, '=', number(0)), number(1), over(ofPeriod, meanCell))),
  });
  return [mean, ...months, factor];
}

const seasonIdsIn = ({ inputs }: WorkbookPlan): ReadonlySet<string> =>
  new Set(
    inputs
      .flatMap((block) => block.inputs)
      .flatMap(({ content }) => (content.kind === 'series' ? (content.series.seasonId ?? []) : [])),
  );

/** Only those that an input of the workbook names. */
function seasonsOf(plan: WorkbookPlan): readonly Resource[] {
  const named = seasonIdsIn(plan);
  return plan.survey.resources('section_seasonality').filter(({ id }) => named.has(id));
}

/** What the weights make of each period, under the name of its pattern. */
export const seasonWorkings = (plan: WorkbookPlan): readonly Row[] =>
  seasonsOf(plan).flatMap((season, index) => [
    blank('assumptions', `season_factor_${index}`),
    nameHeading('assumptions', season, 'season_factor'),
    ...factorRows(season, plan.survey),
  ]);

export function seasonRows(plan: WorkbookPlan): readonly Row[] {
  const seasons = seasonsOf(plan);
  if (seasons.length === 0) return [];
  return [
    blank('assumptions', 'seasonality'),
    heading('assumptions', 'seasonality', plan.survey.sectionTitle('section_seasonality')),
    ...seasons.flatMap((season, index) => [
      ...(index > 0 ? [blank('assumptions', `seasonality_${index}`)] : []),
      nameHeading('assumptions', season, 'seasonality'),
      ...weightRows(season, plan.survey),
    ]),
  ];
}

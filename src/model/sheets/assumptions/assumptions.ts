// The assumptions sheet: the time axis, the scenario selector and every typed number.
import { byLanguage } from '#language/language.ts';
import { isOfEach, type Row, row, value } from '#workbook/row.ts';
import { distinctConstants } from '../../flows/constants.ts';
import { priceIndexId } from '../../flows/lower-flow.ts';
import { rateBlock, rateConstants } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import { inputRanges } from '../../inputs/input-ranges.ts';
import { type ModelInput, readLater } from '../../inputs/model-input.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type {
  InputBlock,
  PlacedRows,
  ReferenceTarget,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { technicalRows } from '../../rows/technical-rows.ts';
import { isReferredTo, type Survey } from '../../survey/survey.ts';
import { inflationRates, priceIndexRow } from './inflation-rows.ts';
import { inputRows } from './input-rows.ts';
import { namedRows } from './named-rows.ts';
import { seasonRows, seasonWorkings } from './season-rows.ts';
import { isWorking, seriesRows } from './series-rows.ts';
import { assumptionsTexts } from './texts.ts';
import { lastMonthRows, timelineHeader, timelineRows } from './timeline-rows.ts';

const id = (...parts: readonly string[]) => rowId('assumptions', ...parts);

/** [ASM-1] One selector for the whole workbook. */
function generalRows(plan: WorkbookPlan): readonly Row[] {
  const { template, scenarioNames } = plan.survey;
  const texts = assumptionsTexts[template.language];
  return [
    heading('assumptions', 'general', texts.general),
    row({
      id: id('scenario'),
      role: 'input',
      label: texts.scenario,
      format: 'count',
      unit: plainUnit(texts.perYear),
      constant: value(1),
      allowed: { kind: 'choice', options: scenarioNames.map((_, index) => index + 1) },
      note: texts.scenarioNote,
    }),
    ...lastMonthRows(plan),
  ];
}

function rowsOf(input: ModelInput, survey: Survey): readonly Row[] {
  const { content, rowId: own, span = isOfEach(input.format) ? 'same' : 'blank' } = input;
  const rows =
    content.kind === 'series'
      ? seriesRows(input, content.series, survey)
      : inputRows({ ...input, content }, survey);
  const isOwn = ({ id: each }: Row) => each === own || each.startsWith(`${own}.scenario.`);
  return rows.map((each) => (each.periods && isOwn(each) ? { ...each, span } : each));
}

interface PlacedBlock extends PlacedRows {
  /** What only the engine needs of the block. */
  readonly workings: readonly Row[];
}

function placeInputs(plan: WorkbookPlan, block: InputBlock, index: number): PlacedBlock {
  const rates = block.rates?.(plan) ?? { rows: [], diagnostics: [] };
  const part = `block_${index}`;
  const all = block.inputs.map((input) => {
    const rows = rowsOf(input, plan.survey);
    return {
      shown: rows.filter((each) => !isWorking(each, input)),
      workings: rows.filter((each) => isWorking(each, input)),
    };
  });
  const parts = all.map(({ shown }) => shown);
  const workings = all.flatMap((one) => one.workings);
  const rows = [...namedRows(parts, part, plan.survey), ...rates.rows];
  const { diagnostics } = rates;
  if (rows.length === 0) return { rows, workings, diagnostics };
  return {
    rows: [
      blank('assumptions', part),
      heading('assumptions', part, block.title, block.isTechnical ? 2 : 1),
      ...rows,
    ],
    workings,
    diagnostics,
  };
}

/** [ASM-4] Constants written into formulas are listed here, where they can be seen and changed. */
function constantRows({ survey, constants }: WorkbookPlan): readonly Row[] {
  const texts = assumptionsTexts[survey.template.language];
  const rows = distinctConstants(constants).map((constant) =>
    row({
      id: constant.id,
      role: 'input',
      label: texts.constant(constant.formulaName, constant.value),
      unit: plainUnit(texts.factor),
      constant: value(constant.value),
      allowed: { kind: 'number', ...inputRanges.any },
    }),
  );
  if (rows.length === 0) return [];
  return [blank('assumptions', 'constants'), heading('assumptions', 'constants', texts.constants), ...rows];
}

function indexRows(plan: WorkbookPlan): readonly Row[] {
  const [rate] = inflationRates(plan.survey).rates;
  return rate && isExported(plan, priceIndexId) ? [priceIndexRow(plan.survey, rate.rowId)] : [];
}

/** Whether anything but the price index reads it. */
const isRateRead = ({ source }: ModelInput, survey: Survey): boolean =>
  source !== null && isReferredTo(`${source.resourceId}.${source.variableId}`, survey);

function declarations(survey: Survey): SheetDeclarations {
  const { rates, diagnostics } = inflationRates(survey);
  const { title, inputs, rates: placeRates } = rateBlock(survey.sectionTitle('section_inflation'), rates);
  const [rate] = rates;
  const isLater = (input: ModelInput) => input.rowId === rate?.rowId && !isRateRead(input, survey);
  const reference = (part: string, measure: ReferenceTarget['measure']): ReferenceTarget => ({
    row: id(part),
    measure,
  });
  return {
    inputs: [
      {
        title,
        // Prices of the first period are as they are typed.
        inputs: inputs.map((input) => (isLater(input) ? readLater(input, survey.periodsPerYear) : input)),
        rates: (plan) => {
          const { rows = [], diagnostics: found = [] } = placeRates?.(plan) ?? {};
          return { rows: [...rows, ...indexRows(plan)], diagnostics: found };
        },
      },
    ],
    constants: rateConstants(rates),
    references: new Map([
      ['period_days', reference('days', 'days')],
      ['period_number', reference('number', 'number')],
      ['period_years', reference('years', 'years')],
    ]),
    exportedRows: rates.length > 0 ? [priceIndexId] : [],
    diagnostics,
  };
}

export const assumptions: SheetDefinition = {
  id: 'assumptions',
  category: 'input',
  axis: 'periods',
  // Every other sheet reads the time axis, so it is placed even when its module is off.
  isPlaced: () => true,
  titles: byLanguage((language) => assumptionsTexts[language].title),
  description: { en: 'every number that was typed, and the scenario', ru: 'все введённые числа и сценарий' },
  named: ['days', 'scenario'],
  // [ASM-20]
  globals: () =>
    new Map([
      ['Start_date', id('start')],
      ['Periods_per_year', id('number')],
      ['Scenario', id('scenario')],
    ]),
  declare: declarations,
  place: (plan) => {
    const blocks = plan.inputs.map((block, index) => placeInputs(plan, block, index));
    const of = (isTechnical: boolean): readonly Row[] =>
      blocks.flatMap(({ rows }, index) =>
        (plan.inputs[index]?.isTechnical ?? false) === isTechnical ? rows : [],
      );
    return {
      rows: [
        ...timelineHeader(plan),
        ...generalRows(plan),
        ...seasonRows(plan),
        ...of(false),
        ...constantRows(plan),
        ...technicalRows('assumptions', plan.survey, [
          ...timelineRows(plan),
          ...of(true),
          ...seasonWorkings(plan),
          ...blocks.flatMap(({ workings }) => workings),
        ]),
      ],
      diagnostics: blocks.flatMap(({ diagnostics }) => diagnostics),
    };
  },
};

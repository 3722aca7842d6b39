// The assumptions sheet: the time axis, the scenario selector, and every number that a person typed.
import { type Row, row, value } from '#workbook/row.ts';
import { distinctConstants } from '../../flows/constants.ts';
import { priceIndexId } from '../../flows/flow-rows.ts';
import { rateBlock, rateConstants } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import { ranges } from '../../inputs/ranges.ts';
import { hasFigure } from '../../plan/figure.ts';
import type { InputBlock, Plan, Reference, SheetDefinition, Wishes } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { inflationRates, priceIndexRow } from './inflation-rows.ts';
import { inputRows } from './input-rows.ts';
import { assumptionsTexts } from './texts.ts';
import { timelineHeader, timelineRows } from './timeline-rows.ts';

const id = (...parts: readonly string[]) => rowId('assumptions', ...parts);

/** [ASM-1] One selector for the whole workbook. */
function generalRows({ template, scenarioNames }: Survey): readonly Row[] {
  const own = assumptionsTexts[template.language];
  return [
    heading('assumptions', 'general', own.general),
    row({
      id: id('scenario'),
      role: 'input',
      label: own.scenario,
      format: 'count',
      unit: plainUnit(own.perYear),
      constant: value(1),
      allowed: { kind: 'choice', options: scenarioNames.map((_, index) => index + 1) },
      note: own.scenarioNote,
    }),
    blank('assumptions', 'general'),
  ];
}

function blockRows(plan: Plan, block: InputBlock, index: number): readonly Row[] {
  const rows = [
    ...block.inputs.flatMap((input) => inputRows(input, plan.survey)),
    ...(block.rates?.(plan) ?? []),
  ];
  if (rows.length === 0) return [];
  return [
    blank('assumptions', `block_${index}`),
    heading('assumptions', `block_${index}`, block.title),
    ...rows,
  ];
}

/** [ASM-4] Numbers written into formulas stand here, where they can be seen and changed. */
function constantRows({ survey, constants }: Plan): readonly Row[] {
  const own = assumptionsTexts[survey.template.language];
  const rows = distinctConstants(constants).map((constant) =>
    row({
      id: constant.id,
      role: 'input',
      label: own.constant(constant.formulaName, constant.value),
      unit: plainUnit(own.factor),
      constant: value(constant.value),
      allowed: { kind: 'number', ...ranges.any },
    }),
  );
  if (rows.length === 0) return [];
  return [blank('assumptions', 'constants'), heading('assumptions', 'constants', own.constants), ...rows];
}

function indexRows(plan: Plan): readonly Row[] {
  const [rate] = inflationRates(plan.survey).rates;
  return rate && hasFigure(plan, priceIndexId) ? [priceIndexRow(plan.survey, rate.rowId)] : [];
}

function wishes(survey: Survey): Wishes {
  const { rates, diagnostics } = inflationRates(survey);
  const { title, inputs, rates: rateRows } = rateBlock(survey.sectionTitle('section_inflation'), rates);
  const reference = (part: string, measure: Reference['measure']): Reference => ({ row: id(part), measure });
  return {
    inputs: [{ title, inputs, rates: (plan) => [...(rateRows?.(plan) ?? []), ...indexRows(plan)] }],
    constants: rateConstants(rates),
    references: new Map([
      ['period_days', reference('days', 'days')],
      ['period_number', reference('number', 'number')],
      ['period_years', reference('years', 'years')],
    ]),
    figures: rates.length > 0 ? [priceIndexId] : [],
    diagnostics,
  };
}

export const assumptions: SheetDefinition = {
  id: 'assumptions',
  moduleId: 'module_assumptions',
  category: 'input',
  axis: 'periods',
  // Every other sheet reads the time axis, so it stands even where its module is off.
  isPlaced: () => true,
  titles: { en: assumptionsTexts.en.title, ru: assumptionsTexts.ru.title },
  holds: { en: 'every number that was typed, and the scenario', ru: 'все введённые числа и сценарий' },
  named: ['days', 'scenario'],
  wishes,
  place: (plan) => ({
    rows: [
      ...timelineHeader(plan),
      ...generalRows(plan.survey),
      ...timelineRows(plan.survey),
      ...plan.inputs.flatMap((block, index) => blockRows(plan, block, index)),
      ...constantRows(plan),
    ],
    diagnostics: [],
  }),
};

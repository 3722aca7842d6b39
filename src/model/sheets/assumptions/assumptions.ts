// The assumptions sheet: the time axis, the scenario selector, and every number that a person typed.
import { type Row, row, value } from '#workbook/row.ts';
import { formulaConstants } from '../../constants.ts';
import type { FlowInput, ReadyFlow } from '../../flow.ts';
import { blank } from '../../header.ts';
import { rowId } from '../../row-id.ts';
import type { InputBlock, Plan, SheetDefinition, Wishes } from '../../sheet-definition.ts';
import type { Survey } from '../../survey.ts';
import { inflationFlow, priceIndexId, priceIndexRow } from './inflation-rows.ts';
import { flowInputRows } from './input-rows.ts';
import { assumptionsTexts } from './texts.ts';
import { timelineHeader, timelineRows } from './timeline-rows.ts';

const id = (...parts: readonly string[]) => rowId('assumptions', ...parts);

const heading = (part: string, label: string): Row =>
  row({ id: id('heading', part), role: 'heading', level: 1, label });

/** [ASM-1] One selector for the whole workbook. */
function generalRows({ template, scenarioNames }: Survey): readonly Row[] {
  const own = assumptionsTexts[template.language];
  return [
    heading('general', own.general),
    row({
      id: id('scenario'),
      role: 'input',
      label: own.scenario,
      format: 'count',
      unit: { text: own.perYear, isScaled: false },
      constant: value(1),
      allowed: { kind: 'choice', options: scenarioNames.map((_, index) => index + 1) },
      note: own.scenarioNote,
    }),
    blank('assumptions', 'general'),
  ];
}

function blockRows(survey: Survey, block: InputBlock, index: number): readonly Row[] {
  const rows = block.flows.flatMap((flow) => flowInputRows(survey, flow));
  if (rows.length === 0) return [];
  return [blank('assumptions', `block_${index}`), heading(`block_${index}`, block.title), ...rows];
}

/** [ASM-4] Numbers written into formulas stand here, where they can be seen and changed. */
function constantRows({ survey, inputs }: Plan): readonly Row[] {
  const own = assumptionsTexts[survey.template.language];
  const constants = formulaConstants(inputs.flatMap(({ flows }) => flows));
  if (constants.length === 0) return [];
  const rows = constants.map((constant) =>
    row({
      id: constant.id,
      role: 'input',
      label: own.constant(constant.formulaName, constant.value),
      unit: { text: own.factor, isScaled: false },
      constant: value(constant.value),
      allowed: { kind: 'number' },
    }),
  );
  return [blank('assumptions', 'constants'), heading('constants', own.constants), ...rows];
}

const isInput = (variable: ReadyFlow['variables'][number]): variable is FlowInput =>
  variable.kind === 'input';

function inflationRows({ survey, inflationIndex }: Plan): readonly Row[] {
  const flow = inflationIndex === null ? null : inflationFlow(survey)?.flow;
  const rate = flow?.variables.find(isInput);
  if (!flow || !rate) return [];
  const own = assumptionsTexts[survey.template.language];
  return [
    blank('assumptions', 'inflation'),
    heading('inflation', own.inflation),
    ...flowInputRows(survey, flow),
    priceIndexRow(survey, rate.rowId),
  ];
}

function wishes(survey: Survey): Wishes {
  const inflation = inflationFlow(survey);
  return {
    inputs: [],
    references: new Map([
      ['period_days', id('days')],
      ['period_number', id('number')],
      ['period_years', id('years')],
    ]),
    ...(inflation?.flow?.variables.some(isInput) ? { inflationIndex: priceIndexId } : {}),
    diagnostics: inflation?.diagnostics ?? [],
  };
}

export const assumptions: SheetDefinition = {
  id: 'assumptions',
  moduleId: 'module_assumptions',
  isRequired: true,
  category: 'input',
  titles: { en: assumptionsTexts.en.title, ru: assumptionsTexts.ru.title },
  named: ['days', 'scenario'],
  wishes,
  place: (plan) => ({
    rows: [
      ...timelineHeader(plan.survey),
      blank('assumptions', 'header'),
      ...generalRows(plan.survey),
      ...timelineRows(plan.survey),
      ...inflationRows(plan),
      ...plan.inputs.flatMap((block, index) => blockRows(plan.survey, block, index)),
      ...constantRows(plan),
    ],
    diagnostics: [],
  }),
};

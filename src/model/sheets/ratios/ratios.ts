// The ratios sheet: margins, growth, returns, liquidity, debt and turnover.
import { byLanguage } from '#language/language.ts';
import type { Row } from '#workbook/row.ts';
import { hasLoans } from '../../flows/loan-kind.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { linkedHeader } from '../../rows/header.ts';
import { technicalRows } from '../../rows/technical-rows.ts';
import { toleranceInput } from '../../rows/tolerance.ts';
import { unitFigures } from '../../texts/unit-texts.ts';
import { basisRows, ratioId } from './basis-rows.ts';
import { milestoneFigures, milestoneRows, milestoneWorkings } from './milestone-rows.ts';
import { ratioParts, ratioRows } from './ratio-rows.ts';
import { ratioTexts } from './texts.ts';
import { unitExports, unitRows } from './unit-rows.ts';
import { yearlyCoverId, yearlyCoverRows, yearlyCoverWorkings } from './yearly-cover-rows.ts';

/** [RAT-22] */
const workings = (plan: WorkbookPlan): readonly Row[] => [
  ...basisRows(plan),
  ...(hasLoans(plan.survey) ? yearlyCoverWorkings(plan) : []),
  ...milestoneWorkings(plan),
];

export const ratios: SheetDefinition = {
  id: 'ratios',
  category: 'output',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet('ratios'),
  titles: byLanguage((language) => ratioTexts[language].title),
  description: {
    en: 'margins, returns, liquidity, debt and turnover',
    ru: 'рентабельность, ликвидность, долг, обороты',
  },
  named: [...ratioParts, ...milestoneFigures, ...unitFigures],
  // [RAT-2] The contents sheet already declares the tolerance, where it is on.
  declare: (survey) => ({
    inputs: survey.hasSheet('content') ? [] : [toleranceInput(survey)],
    exportedRows: [
      ...[...ratioParts, ...milestoneFigures].map(ratioId),
      ...(hasLoans(survey) ? [yearlyCoverId] : []),
      ...unitExports(survey),
    ],
  }),
  place: (plan) => ({
    rows: [
      ...linkedHeader('ratios', ratioTexts[plan.survey.template.language].title, plan),
      ...ratioRows(plan),
      ...(hasLoans(plan.survey) ? yearlyCoverRows(plan) : []),
      ...milestoneRows(plan),
      ...unitRows(plan),
      ...technicalRows('ratios', plan.survey, workings(plan)),
    ],
    diagnostics: [],
  }),
};

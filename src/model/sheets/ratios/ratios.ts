// The ratios sheet: margins, growth, returns, liquidity, debt and turnover.
import { byLanguage } from '#language/language.ts';
import { hasLoans } from '../../flows/loan-kind.ts';
import type { SheetDefinition } from '../../plan/sheet-definition.ts';
import { linkedHeader } from '../../rows/header.ts';
import { toleranceInput } from '../../rows/tolerance.ts';
import { unitFigures } from '../../texts/unit-texts.ts';
import { basisRows, ratioId } from './basis-rows.ts';
import { milestoneFigures, milestoneRows } from './milestone-rows.ts';
import { ratioParts, ratioRows } from './ratio-rows.ts';
import { ratioTexts } from './texts.ts';
import { unitExports, unitRows } from './unit-rows.ts';
import { yearlyCoverId, yearlyCoverRows } from './yearly-cover-rows.ts';

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
      ...basisRows(plan),
      ...ratioRows(plan),
      ...(hasLoans(plan.survey) ? yearlyCoverRows(plan) : []),
      ...milestoneRows(plan),
      ...unitRows(plan),
    ],
    diagnostics: [],
  }),
};

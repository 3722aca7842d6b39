// The return on the invested money: internal rate of return and profitability index.
import { binary, call, cell, missing, negate, number, over, plus, times } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { constant, ipId, single } from './ip-row.ts';
import { type RateOfReturn, rateRows, rateWorkings } from './rate-rows.ts';
import { returnTexts } from './return-texts.ts';
import { investmentTexts } from './texts.ts';

/** [IP-13] [IP-17] */
function indexRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = investmentTexts[language];
  const { isOpeningInvested } = valuationOptions(plan.survey.template);
  const discounted = ipId('discounted_capex');
  const ofForecast = cell(discounted, 'total');
  const spent = isOpeningInvested ? plus(cell(discounted, 'zero'), ofForecast) : ofForecast;
  return [
    flowRow(
      plan,
      {
        id: discounted,
        label: texts.discountedCapex,
        ...(isOpeningInvested
          ? {
              note: returnTexts[language].discountedCapexNote,
              zero: formula(negate(cell(ipId('present_value')))),
            }
          : {}),
      },
      times(cell(ipId('capex')), cell(ipId('discount_factor'))),
    ),
    single(
      {
        id: ipId('profitability_index'),
        role: 'total',
        label: texts.profitabilityIndex,
        note: texts.indexNote,
        format: 'ratio',
        unit: plainUnit(modelTexts[language].times),
      },
      call('IF', binary(spent, '=', number(0)), missing, plus(number(1), over(constant('npv'), spent))),
    ),
  ];
}

const rateOf = ({ survey }: WorkbookPlan): RateOfReturn => ({
  id: 'irr',
  bothSignsId: 'both_signs',
  flow: ipId('fcff'),
  needs: null,
  texts: returnTexts[survey.template.language].rates.irr,
});

export const returnRows = (plan: WorkbookPlan): readonly Row[] => [
  heading('ip', 'returns', investmentTexts[plan.survey.template.language].returns),
  ...rateRows(plan, rateOf(plan)),
  ...indexRows(plan),
];

export const returnWorkings = (plan: WorkbookPlan): readonly Row[] => rateWorkings(plan, rateOf(plan));

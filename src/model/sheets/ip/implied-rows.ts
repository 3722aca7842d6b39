// What the two terminal values say about each other, and how much of the value they are.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { constant, ipId, single } from './ip-row.ts';
import { returnTexts } from './return-texts.ts';

/** n/a where the dividend is, and where the divisor is 0. */
function quotient(dividend: CellExpression, divisor: CellExpression, part: CellExpression): CellExpression {
  const exists = times(call('ISNUMBER', dividend), binary(divisor, '<>', number(0)));
  return call('IF', binary(exists, '=', number(1)), part, missing);
}

/** [IP-19] */
function impliedMultiple(): CellExpression {
  const [value, ebitda] = [constant('tv_gordon'), constant('last_year_ebitda')];
  return quotient(value, ebitda, over(value, ebitda));
}

/** [IP-19] The growth at which a terminal value by growth is that by multiple. */
function impliedGrowth(): CellExpression {
  const [value, flow] = [constant('tv_multiple'), constant('last_year_fcff')];
  const rate = constant('last_wacc');
  const both = plus(value, flow);
  const growth = over(minus(times(value, rate), flow), both);
  return call('IF', binary(both, '=', number(0)), missing, growth);
}

/** [IP-20] */
function share(method: 'gordon' | 'multiple'): CellExpression {
  const [terminal, enterprise] = [constant(`tv_${method}`), constant(`ev_${method}`)];
  const today = times(terminal, cell(ipId('discount_factor'), 'last'));
  return quotient(enterprise, enterprise, over(today, enterprise));
}

export function impliedRows({ survey }: WorkbookPlan): readonly Row[] {
  const { language } = survey.template;
  const sheetTexts = returnTexts[language];
  const texts = modelTexts[language];
  const part = { format: 'percent', unit: plainUnit(sheetTexts.shareOfValue) } as const;
  return [
    single(
      {
        id: ipId('implied_multiple'),
        label: sheetTexts.impliedMultiple,
        note: sheetTexts.impliedMultipleNote,
        format: 'ratio',
        unit: plainUnit(texts.times),
      },
      impliedMultiple(),
    ),
    single(
      {
        id: ipId('implied_growth'),
        label: sheetTexts.impliedGrowth,
        note: sheetTexts.impliedGrowthNote,
        format: 'percent',
        unit: plainUnit(texts.perYear),
      },
      impliedGrowth(),
    ),
    single(
      {
        ...part,
        id: ipId('tv_share_gordon'),
        label: sheetTexts.tvShareGordon,
        note: sheetTexts.tvShareNote,
      },
      share('gordon'),
    ),
    single({ ...part, id: ipId('tv_share_multiple'), label: sheetTexts.tvShareMultiple }, share('multiple')),
  ];
}

// The value of the business: forecast plus terminal value, by growth and by multiple, for the firm and for its owners.
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
import { netWorkingCapital } from '../../flows/net-working-capital.ts';
import { isGiven } from '../../flows/opening-position.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { impliedRows } from './implied-rows.ts';
import { constant, ipId, moneySingle } from './ip-row.ts';
import { returnTexts } from './return-texts.ts';
import { investmentTexts } from './texts.ts';
import { valuationInputs } from './valuation-inputs.ts';

/** n/a stays n/a. */
const ifKnown = (known: CellExpression, then: CellExpression): CellExpression =>
  call('IF', call('ISNUMBER', known), then, missing);

/** [IP-7] */
function gordon(): CellExpression {
  const grown = times(constant('last_year_fcff'), plus(number(1), constant('last_growth')));
  const value = over(grown, constant('spread'));
  return call('IF', binary(constant('spread'), '>', number(0)), value, missing);
}

/** [IP-8] [IP-17] What is invested at the opening is no part of it: a buyer gets that. */
function discounted(plan: WorkbookPlan, terminal: CellExpression): CellExpression {
  const { isOpeningInvested } = valuationOptions(plan.survey.template);
  const ofForecast = constant(isOpeningInvested ? 'npv_forecast' : 'npv');
  return plus(ofForecast, times(terminal, cell(ipId('discount_factor'), 'last')));
}

/** [IP-18] What is left if the business ends with the forecast. */
const liquidation = (plan: WorkbookPlan): CellExpression =>
  plus(exportedCell(plan, rowId('fixedassets', 'net_book_value'), 'last'), netWorkingCapital(plan, 'last'));

/** [IP-9] [IP-26] At the opening. What is needed of cash that is given pays no debt. */
function netDebt(plan: WorkbookPlan): CellExpression {
  const debt = exportedCell(plan, rowId('financing', 'debt'), 'zero');
  const cash = exportedCell(plan, rowId('cf', 'closing_cash'), 'zero');
  const least = rowId('wc', 'minimum_cash');
  const isKept = isGiven(plan.survey, 'cash') && isExported(plan, least);
  return isKept ? plus(minus(debt, cash), cell(least, 'zero')) : minus(debt, cash);
}

const netDebtNote = ({ survey }: WorkbookPlan): string => {
  const { netDebtNote, netDebtKeptNote } = investmentTexts[survey.template.language];
  return isGiven(survey, 'cash') ? netDebtKeptNote : netDebtNote;
};

/** [IP-9] */
const forOwners = (enterprise: CellExpression): CellExpression => minus(enterprise, constant('net_debt'));

type MoneyFigure = (part: string, label: string, expression: CellExpression, note?: string) => Row;

const moneyFigure =
  (plan: WorkbookPlan): MoneyFigure =>
  (part, label, expression, note) =>
    moneySingle(plan, { id: ipId(part), label, note: note ?? null }, expression);

function terminalRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const { hasExit } = valuationOptions(plan.survey.template);
  const money = moneyFigure(plan);
  const { tvLiquidation, liquidationNote } = returnTexts[plan.survey.template.language];
  const liquidated = money('tv_liquidation', tvLiquidation, liquidation(plan), liquidationNote);
  return [
    money('tv_gordon', texts.tvGordon, gordon(), texts.gordonNote),
    money(
      'tv_multiple',
      texts.tvMultiple,
      times(constant('last_year_ebitda'), cell(valuationInputs.multiple, 'constant')),
      texts.multipleNote,
    ),
    ...(hasExit ? [liquidated] : []),
  ];
}

function enterpriseRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const { hasExit } = valuationOptions(plan.survey.template);
  const money = moneyFigure(plan);
  const value = (terminal: string): CellExpression => discounted(plan, constant(terminal));
  const { evLiquidation } = returnTexts[plan.survey.template.language];
  const liquidated = money('ev_liquidation', evLiquidation, value('tv_liquidation'));
  return [
    money(
      'ev_gordon',
      texts.evGordon,
      ifKnown(constant('tv_gordon'), value('tv_gordon')),
      texts.enterpriseNote,
    ),
    money('ev_multiple', texts.evMultiple, value('tv_multiple')),
    ...(hasExit ? [liquidated] : []),
  ];
}

export function valueRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const money = moneyFigure(plan);
  return [
    heading('ip', 'value', texts.value),
    ...terminalRows(plan),
    ...enterpriseRows(plan),
    money('net_debt', texts.netDebt, netDebt(plan), netDebtNote(plan)),
    money(
      'equity_gordon',
      texts.equityGordon,
      ifKnown(constant('ev_gordon'), forOwners(constant('ev_gordon'))),
    ),
    money('equity_multiple', texts.equityMultiple, forOwners(constant('ev_multiple'))),
    ...impliedRows(plan),
  ];
}

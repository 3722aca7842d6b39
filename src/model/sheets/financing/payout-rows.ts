// The owners' shares of the profit, and of the cash that is not needed.
import { cell } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { PlacedBlock } from '../../flows/flow-block.ts';
import { hasDividendOfCash, isPaidOfCash } from '../../flows/loan-kind.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { addedInPercent } from '../../rows/percentages.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { financingRowId } from './financing-row.ts';
import { lineTexts } from './line-texts.ts';
import { financingTexts } from './texts.ts';

interface PayoutWords {
  readonly heading: string;
  readonly total: string;
  readonly note: string;
}

function sharesOf(
  plan: WorkbookPlan,
  part: 'payout' | 'cash_payout',
  equity: readonly PlacedBlock[],
  words: PayoutWords,
): readonly Row[] {
  const { language } = plan.survey.template;
  const unit = plainUnit(modelTexts[language].percent);
  const links = equity.flatMap(({ resource }) => {
    const share = ownTerm(resource, 'dividend');
    if (share === null) return [];
    const label = financingTexts[language].payout(resource.name);
    const start = {
      id: financingRowId(resource, 'payout'),
      label,
      unit,
      format: 'share',
      ...belongsTo(resource),
    } as const;
    return [row({ ...start, role: 'link', periods: formula(cell(share)) })];
  });
  return [
    blank('financing', `before_${part}`),
    heading('financing', part, words.heading),
    ...links,
    ...(links.length > 0 ? [blank('financing', part)] : []),
    row({
      id: rowId('financing', part),
      role: 'total',
      label: words.total,
      note: words.note,
      format: 'rate',
      unit,
      periods: formula(addedInPercent(links.map(({ id }) => cell(id)))),
    }),
  ];
}

/** [FIN-5] The dividend shares of all owners added up, without a cap. [FIN-16] Each on a basis of its own. */
export function payoutRows(plan: WorkbookPlan, equity: readonly PlacedBlock[]): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = financingTexts[language];
  const words = lineTexts[language];
  const ofProfit = equity.filter(({ resource }) => !isPaidOfCash(resource));
  const ofCash = equity.filter(({ resource }) => isPaidOfCash(resource));
  const profit = { heading: texts.payoutHeading, total: texts.payoutTotal, note: texts.payoutNote };
  const cash = {
    heading: words.cashPayout,
    total: words.cashPayoutTotal,
    note: words.cashPayoutNote,
  };
  return [
    ...sharesOf(plan, 'payout', ofProfit, profit),
    ...(hasDividendOfCash(plan.survey) ? sharesOf(plan, 'cash_payout', ofCash, cash) : []),
  ];
}

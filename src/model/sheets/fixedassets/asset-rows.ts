// The rows of one asset: purchases, depreciation, book value and property tax.
import {
  type CellExpression,
  call,
  cell,
  history,
  minus,
  number,
  over,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import type { PlacedBlock } from '../../flows/flow-block.ts';
import { hasOpeningAmount, openingCell } from '../../flows/other-assumptions.ts';
import type { Rate } from '../../flows/rate.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { assetRowId } from './asset-row-id.ts';
import {
  groupOf,
  isDeclining,
  lifeAgoId,
  lifeAgoNextId,
  lifeId,
  propertyTaxOf,
  weightAfterId,
  weightBeforeId,
} from './groups.ts';
import { isForSale, saleRows, wholeRowId } from './sale-rows.ts';
import { saleTexts } from './sale-texts.ts';
import { fixedAssetsTexts } from './texts.ts';

const perYear = cell(rowId('assumptions', 'number'), 'constant');

const perPeriod = (rate: Rate): CellExpression => over(cell(rate.rowId), perYear);

/** [FA-2] The running total one useful life ago, interpolated between two periods. */
function boughtALifeAgo(total: RowId, group: Rate): CellExpression {
  const next = cell(lifeAgoNextId(group));
  const boughtBy = (place: CellExpression): CellExpression => call('INDEX', history(total), place);
  return plus(
    times(cell(weightBeforeId(group)), boughtBy(call('MAX', number(1), next))),
    times(cell(weightAfterId(group)), boughtBy(plus(next, number(1)))),
  );
}

interface AssetBlock {
  readonly plan: WorkbookPlan;
  readonly block: PlacedBlock;
  readonly capex: CellExpression;
  readonly group: Rate | null;
}

/** [FA-11] Purchases begin in their own period; what there was at the opening keeps beginning in the first. */
function openingLeftRows({ plan, block }: AssetBlock, group: Rate): readonly Row[] {
  const { resource } = block;
  if (!plan.survey.isDepreciatedAtOnce || !hasOpeningAmount(resource)) return [];
  const texts = fixedAssetsTexts[plan.survey.template.language];
  const gone = call('MIN', number(1), call('MAX', number(0), cell(lifeAgoId(group))));
  const start = {
    id: ownedRowId('fixedassets', resource.id, 'opening_left'),
    label: texts.openingLeft(resource.name),
    note: texts.openingLeftNote,
    ...belongsTo(resource),
  };
  return [moneyRow(plan, start, times(openingCell(resource), minus(number(1), gone)))];
}

function straightLineRows(
  asset: AssetBlock,
  group: Rate,
): { readonly rows: readonly Row[]; readonly amount: CellExpression } {
  const { plan, block, capex } = asset;
  const { resource } = block;
  const texts = fixedAssetsTexts[plan.survey.template.language];
  const { isDepreciatedAtOnce } = plan.survey;
  const toDate = ownedRowId('fixedassets', resource.id, 'to_date');
  const older = ownedRowId('fixedassets', resource.id, 'older');
  const openingLeft = openingLeftRows(asset, group);
  const spread = minus(cell(toDate, isDepreciatedAtOnce ? 'period' : 'previous'), cell(older));
  return {
    rows: [
      toDateRow(
        plan,
        { id: toDate, label: texts.toDate(resource.name), ...belongsTo(resource) },
        capex,
        isDepreciatedAtOnce ? number(0) : openingCell(block.resource),
      ),
      moneyRow(
        plan,
        { id: older, label: texts.older(resource.name), note: texts.olderNote, ...belongsTo(resource) },
        boughtALifeAgo(toDate, group),
      ),
      ...openingLeft,
    ],
    amount: over(
      openingLeft.reduce((sum, { id }) => plus(sum, cell(id)), spread),
      cell(lifeId(group), 'constant'),
    ),
  };
}

/** [FA-4] [FA-10] At most the remaining book value. */
function decliningAmount({ plan, capex }: AssetBlock, group: Rate, open: RowId): CellExpression {
  const left = plan.survey.isDepreciatedAtOnce ? plus(cell(open), capex) : cell(open);
  return times(call('MIN', number(1), perPeriod(group)), left);
}

function taxRows({ plan, block }: AssetBlock, open: RowId): readonly Row[] {
  const { resource } = block;
  const tax = propertyTaxOf(resource, plan.survey);
  if (!tax) return [];
  const texts = fixedAssetsTexts[plan.survey.template.language];
  const start = {
    id: assetRowId(resource, 'property_tax'),
    label: texts.propertyTax(resource.name),
    note: texts.taxNote,
    ...belongsTo(resource),
  };
  return [flowRow(plan, start, times(perPeriod(tax), cell(open)))];
}

interface BookValue {
  readonly name: string;
  readonly open: RowId;
  readonly depreciation: RowId;
  readonly closing: RowId;
}

/** That of an asset that is sold is worked out twice: as if nothing were sold, and of what is kept. */
function bookValueOf({ plan, block: { resource } }: AssetBlock): BookValue {
  if (isForSale(resource)) {
    return {
      name: saleTexts[plan.survey.template.language].whole(resource.name),
      open: wholeRowId(resource, 'open'),
      depreciation: wholeRowId(resource, 'depreciation'),
      closing: wholeRowId(resource, 'closing'),
    };
  }
  return {
    name: resource.name,
    open: ownedRowId('fixedassets', resource.id, 'open'),
    depreciation: assetRowId(resource, 'depreciation'),
    closing: assetRowId(resource, 'closing'),
  };
}

/** [FA-3] [FA-5] The roll-forward of the book value: opening, purchases, depreciation, closing. */
function bookValueRows(
  { plan, block }: AssetBlock,
  { name, open, depreciation, closing }: BookValue,
  amount: CellExpression,
  note: string,
): readonly Row[] {
  const { resource } = block;
  const texts = fixedAssetsTexts[plan.survey.template.language];
  const bought = block.flowRow('expCash');
  const start = (id: RowId, label: string) => ({ id, label, ...belongsTo(resource) });
  // A formula that remembers its total holds the opening there, which is no purchase.
  const isHeld = block.placed.rows.some(({ id, zero }) => id === bought && zero !== null);
  const left = (at: 'period' | 'zero'): CellExpression => {
    const capex = bought === null || (isHeld && at === 'zero') ? number(0) : cell(bought, at);
    return minus(plus(cell(open, at), capex), cell(depreciation, at));
  };
  return [
    moneyRow(
      plan,
      { ...start(open, texts.open(name)), zero: formula(openingCell(resource)) },
      cell(closing, 'previous'),
    ),
    flowRow(plan, { ...start(depreciation, texts.depreciation(name)), note }, amount),
    moneyRow(
      plan,
      { ...start(closing, texts.closing(name)), role: 'total', zero: formula(left('zero')) },
      left('period'),
    ),
  ];
}

function depreciationNote({ survey }: WorkbookPlan, isStraight: boolean): string {
  const texts = fixedAssetsTexts[survey.template.language];
  if (survey.isDepreciatedAtOnce)
    return isStraight ? texts.depreciationAtOnceNote : texts.decliningAtOnceNote;
  return isStraight ? texts.depreciationNote : texts.decliningNote;
}

export function assetRows(plan: WorkbookPlan, block: PlacedBlock): readonly Row[] {
  const { resource } = block;
  const bought = block.flowRow('expCash');
  const capex = bought === null ? number(0) : cell(bought);
  const asset: AssetBlock = { plan, block, capex, group: groupOf(resource, plan.survey) };
  const { group } = asset;
  const value = bookValueOf(asset);
  const straight = group && !isDeclining(group) ? straightLineRows(asset, group) : null;
  const amount = straight?.amount ?? (group ? decliningAmount(asset, group, value.open) : number(0));
  return [
    ...block.placed.rows,
    ...(straight?.rows ?? []),
    ...bookValueRows(asset, value, amount, depreciationNote(plan, straight !== null)),
    ...(isForSale(resource) ? saleRows(plan, block, capex) : []),
    ...taxRows(asset, ownedRowId('fixedassets', resource.id, 'open')),
  ];
}

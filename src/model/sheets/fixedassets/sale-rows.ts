// What is kept of an asset that is sold, whole or in part, and what its sale gains.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  negate,
  number,
  plus,
  type RowId,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { PlacedBlock } from '../../flows/flow-block.ts';
import { openingCell, ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { assetRowId } from './asset-row-id.ts';
import { saleTexts } from './sale-texts.ts';

export const hasProceeds = ({ entry }: Resource): boolean => entry.flows[1]?.id === 'incCash';

/** [FA-18] With proceeds, or a percent sold: an asset may also be given away. */
export const isForSale = (asset: Resource): boolean => hasProceeds(asset) || ownTerm(asset, 'sold') !== null;

export const hasSales = (survey: Survey): boolean =>
  survey.counts('section_fixedassets') && survey.resources('section_fixedassets').some(isForSale);

const partId = ({ id }: Resource, part: string): RowId => ownedRowId('fixedassets', id, part);

/** The rows of the book value that the asset would have if nothing were sold. */
export const wholeRowId = (asset: Resource, part: 'open' | 'depreciation' | 'closing'): RowId =>
  partId(asset, `whole_${part}`);

/** [FA-13] What is typed, or all of it where something is paid for it. */
function soldRow(asset: Resource): RowId {
  return ownTerm(asset, 'sold') ?? partId(asset, 'sold');
}

/** [FA-12] [FA-13] */
function keptRows(plan: WorkbookPlan, block: PlacedBlock): readonly Row[] {
  const { resource } = block;
  const { language } = plan.survey.template;
  const texts = saleTexts[language];
  const proceeds = block.flowRow('incCash');
  const kept = partId(resource, 'kept');
  const share = minus(number(1), cell(soldRow(resource)));
  const common = { role: 'calculation', ...belongsTo(resource) } as const;
  const soldAtOnce = row({
    ...common,
    id: partId(resource, 'sold'),
    label: texts.sold(resource.name),
    note: texts.soldNote,
    format: 'share',
    unit: plainUnit('%'),
    periods: formula(
      proceeds === null
        ? number(0)
        : call('IF', binary(cell(proceeds), '>', number(0)), number(1), number(0)),
    ),
  });
  return [
    ...(ownTerm(resource, 'sold') === null ? [soldAtOnce] : []),
    row({
      ...common,
      id: kept,
      label: texts.kept(resource.name),
      note: texts.keptNote,
      format: 'share',
      unit: plainUnit('%'),
      zero: formula(number(1)),
      periods: formula(times(cell(kept, 'previous'), share)),
    }),
  ];
}

/** [FA-14] [FA-15] [FA-16] */
function keptValueRows(plan: WorkbookPlan, block: PlacedBlock, capex: CellExpression): readonly Row[] {
  const { resource } = block;
  const texts = saleTexts[plan.survey.template.language];
  const open = partId(resource, 'open');
  const kept = partId(resource, 'kept');
  const removed = partId(resource, 'removed');
  const depreciation = assetRowId(resource, 'depreciation');
  const closing = assetRowId(resource, 'closing');
  const start = (id: RowId, label: string) => ({ id, label, ...belongsTo(resource) });
  const proceeds = block.flowRow('incCash');
  const left = (at: 'period' | 'zero'): CellExpression =>
    times(cell(wholeRowId(resource, 'closing'), at), cell(kept, at));
  const gone = minus(plus(cell(open), capex), cell(depreciation), cell(closing));
  const gain = proceeds === null ? negate(cell(removed)) : minus(cell(proceeds), cell(removed));
  return [
    moneyRow(
      plan,
      { ...start(open, texts.open(resource.name)), zero: formula(openingCell(resource)) },
      cell(closing, 'previous'),
    ),
    flowRow(
      plan,
      { ...start(depreciation, texts.depreciation(resource.name)), note: texts.depreciationNote },
      times(cell(wholeRowId(resource, 'depreciation')), cell(kept, 'previous')),
    ),
    moneyRow(
      plan,
      {
        ...start(closing, texts.closing(resource.name)),
        role: 'total',
        zero: formula(left('zero')),
      },
      left('period'),
    ),
    flowRow(plan, { ...start(removed, texts.removed(resource.name)), note: texts.removedNote }, gone),
    flowRow(
      plan,
      { ...start(assetRowId(resource, 'gain'), texts.gain(resource.name)), note: texts.gainNote },
      gain,
    ),
  ];
}

const flagOf = ({ survey }: WorkbookPlan, resource: Resource) =>
  ({
    role: 'calculation',
    format: 'count',
    unit: plainUnit(modelTexts[survey.template.language].flag),
    ...belongsTo(resource),
  }) as const;

/** [FA-17] */
function soldSoFarRow(plan: WorkbookPlan, resource: Resource): Row {
  const soldSoFar = partId(resource, 'sold_so_far');
  return row({
    ...flagOf(plan, resource),
    id: soldSoFar,
    label: saleTexts[plan.survey.template.language].soldSoFar(resource.name),
    zero: formula(number(0)),
    periods: formula(
      call('IF', binary(cell(soldRow(resource)), '>', number(0)), number(1), cell(soldSoFar, 'previous')),
    ),
  });
}

/** [FA-17] In which periods something is bought after a sale: it would be gone in part before it is there. */
export function boughtAfterSaleRow(plan: WorkbookPlan, block: PlacedBlock): Row {
  const { resource } = block;
  const bought = block.flowRow('expCash');
  const capex = bought === null ? number(0) : cell(bought);
  const id = partId(resource, 'bought_after_sale');
  return row({
    ...flagOf(plan, resource),
    id,
    label: saleTexts[plan.survey.template.language].boughtAfterSale(resource.name),
    total: formula(call('SUM', span(id))),
    periods: formula(
      times(cell(partId(resource, 'sold_so_far'), 'previous'), binary(capex, '<>', number(0))),
    ),
  });
}

export const saleRows = (plan: WorkbookPlan, block: PlacedBlock, capex: CellExpression): readonly Row[] => [
  ...keptRows(plan, block),
  ...keptValueRows(plan, block, capex),
  soldSoFarRow(plan, block.resource),
];

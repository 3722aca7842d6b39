// The totals of the fixed assets sheet, each over a list of its assets, and what is checked about them.
import { call, cell, minus, number, plus, type RowId, span } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { PlacedBlock } from '../../flows/flow-block.ts';
import { openingCell } from '../../flows/other-assumptions.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow, summed } from '../../rows/calculation-row.ts';
import { blank } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { type SummaryMeasure, summaryBlock } from '../../rows/summary-block.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { assetRowId } from './asset-row-id.ts';
import { isGroupMissing, propertyTaxOf } from './groups.ts';
import { boughtAfterSaleRow, hasSales, isForSale } from './sale-rows.ts';
import { saleTexts } from './sale-texts.ts';
import { fixedAssetsTexts } from './texts.ts';

const sheetId = 'fixedassets';
const id = (part: string): RowId => rowId(sheetId, part);

type Measured = Omit<SummaryMeasure, 'sheetId'>;

const itemsOf = (blocks: readonly PlacedBlock[], rowOf: (block: PlacedBlock) => RowId | null) =>
  blocks.flatMap((block) => {
    const row = rowOf(block);
    return row === null ? [] : [{ resource: block.resource, row, opening: openingCell(block.resource) }];
  });

/** [FA-16] [FA-18] */
function saleMeasures({ survey }: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Measured[] {
  if (!hasSales(survey)) return [];
  const texts = saleTexts[survey.template.language];
  return [
    {
      part: 'proceeds',
      heading: texts.proceedsHeading,
      total: texts.proceedsTotal,
      kind: 'flow',
      items: itemsOf(blocks, (block) => block.flowOrigin('incCash')),
    },
    {
      part: 'gain',
      heading: texts.gainHeading,
      total: texts.gainTotal,
      kind: 'flow',
      items: itemsOf(blocks, ({ resource }) => (isForSale(resource) ? assetRowId(resource, 'gain') : null)),
    },
  ];
}

function measuresOf(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Measured[] {
  const texts = fixedAssetsTexts[plan.survey.template.language];
  return [
    {
      part: 'capex',
      heading: texts.capexHeading,
      total: texts.capexTotal,
      kind: 'flow',
      items: itemsOf(blocks, (block) => block.flowOrigin('expCash')),
    },
    {
      part: 'depreciation',
      heading: texts.depreciationHeading,
      total: texts.depreciationTotal,
      kind: 'flow',
      items: itemsOf(blocks, ({ resource }) => assetRowId(resource, 'depreciation')),
    },
    {
      part: 'net_book_value',
      heading: texts.closingHeading,
      total: texts.closingTotal,
      kind: 'balance',
      items: itemsOf(blocks, ({ resource }) => assetRowId(resource, 'closing')),
    },
    {
      part: 'property_tax',
      heading: texts.propertyTaxHeading,
      total: texts.propertyTaxTotal,
      kind: 'flow',
      items: itemsOf(blocks, ({ resource }) =>
        propertyTaxOf(resource, plan.survey) ? assetRowId(resource, 'property_tax') : null,
      ),
    },
    ...saleMeasures(plan, blocks),
  ];
}

export const totalRows = (plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] =>
  measuresOf(plan, blocks).flatMap((measure) => summaryBlock(plan, { sheetId, ...measure }));

/** [FA-8] The book value less its roll-forward: 0 if correct. What is removed by sales is their proceeds less the gain. */
export function differenceRows(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] {
  if (blocks.length === 0) return [];
  const closing = id('net_book_value');
  const kept = minus(plus(cell(closing, 'previous'), cell(id('capex'))), cell(id('depreciation')));
  const rolled = hasSales(plan.survey) ? minus(plus(kept, cell(id('gain'))), cell(id('proceeds'))) : kept;
  const label = fixedAssetsTexts[plan.survey.template.language].difference;
  return [
    blank(sheetId, 'difference'),
    moneyRow(plan, { id: id('difference'), role: 'check', label }, minus(cell(closing), rolled)),
  ];
}

const verdict = (plan: WorkbookPlan) =>
  ({
    role: 'check',
    format: 'verdict',
    unit: plainUnit(modelTexts[plan.survey.template.language].verdict),
  }) as const;

/** [FA-6] Flags every period of an asset that is not depreciated because its group is missing. */
export function missingGroupRows(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] {
  const assets = blocks.map(({ resource }) => resource);
  if (!isGroupMissing(assets, plan.survey)) return [];
  return [
    blank(sheetId, 'missing_groups'),
    row({
      ...verdict(plan),
      id: id('missing_groups'),
      label: fixedAssetsTexts[plan.survey.template.language].groupsFound,
      total: formula(call('SUM', span(id('missing_groups')))),
      periods: formula(number(1)),
    }),
  ];
}

/** [FA-17] Flags every period in which an asset is bought after a sale of it. */
export function boughtAfterSaleRows(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] {
  if (!hasSales(plan.survey)) return [];
  const { language } = plan.survey.template;
  const total = id('bought_after_sale');
  const flags = blocks
    .filter(({ resource }) => isForSale(resource))
    .map((block) => boughtAfterSaleRow(plan, block));
  return [
    blank(sheetId, 'before_bought_after_sale'),
    ...summed(sheetId, 'bought_after_sale', flags, (sum) =>
      row({
        ...verdict(plan),
        id: total,
        label: saleTexts[language].boughtAfterSaleCheck,
        total: formula(call('SUM', span(total))),
        periods: formula(sum),
      }),
    ),
  ];
}

// The fixed assets sheet: each asset with its depreciation and book value, and their totals.
import { byLanguage } from '#language/language.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import {
  blockDivisorRows,
  blocksOf,
  declareFlows,
  type FlowSection,
  placeBlock,
} from '../../flows/flow-block.ts';
import { flowTotalId } from '../../flows/flow-rows.ts';
import { hasOpeningAmount } from '../../flows/other-assumptions.ts';
import { type Rate, type Rates, rateBlock, rateConstants } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import type {
  ModelCheck,
  PlacedRows,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { blank, linkedHeader, nameHeading } from '../../rows/header.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { assetRows } from './asset-rows.ts';
import {
  depreciationGroups,
  groupOf,
  isDeclining,
  isGroupMissing,
  lifeRows,
  missingGroups,
  propertyTaxes,
  propertyTaxOf,
} from './groups.ts';
import { hasProceeds, hasSales } from './sale-rows.ts';
import { saleTexts } from './sale-texts.ts';
import { fixedAssetsTexts } from './texts.ts';
import { boughtAfterSaleRows, differenceRows, missingGroupRows, totalRows } from './total-rows.ts';

const sheetId = 'fixedassets';
const id = (part: string): RowId => rowId(sheetId, part);

const section: FlowSection = {
  sheetId,
  sectionId: 'section_fixedassets',
  flows: (asset, { template }) => {
    if (!hasProceeds(asset)) return [{ id: 'expCash' }];
    const { purchaseFlow, proceedsFlow } = saleTexts[template.language];
    return [
      { id: 'expCash', name: purchaseFlow },
      { id: 'incCash', name: proceedsFlow },
    ];
  },
};

const named = ['capex', 'depreciation', 'net_book_value', 'property_tax'];
/** [FA-18] Only where an asset is sold. */
const saleParts = ['proceeds', 'gain'];

const isOn = (survey: Survey): boolean => survey.counts('section_fixedassets');

/** [FA-7] Rates that no asset uses are left out of the inputs, since nothing would read them. */
function usedBy(
  assets: readonly Resource[],
  { rates, diagnostics }: Rates,
  rateOf: (asset: Resource, survey: Survey) => Rate | null,
  survey: Survey,
): Rates {
  const used = new Set(assets.map((asset) => rateOf(asset, survey)?.resource.id));
  return { rates: rates.filter(({ resource }) => used.has(resource.id)), diagnostics };
}

const missingGroupChecks = (assets: readonly Resource[], survey: Survey): readonly ModelCheck[] => {
  const label = fixedAssetsTexts[survey.template.language].groupsFound;
  return isGroupMissing(assets, survey) ? [{ row: id('missing_groups'), label, kind: 'fault' }] : [];
};

function declarations(survey: Survey): SheetDeclarations {
  const texts = fixedAssetsTexts[survey.template.language];
  const saleWords = saleTexts[survey.template.language];
  const flows = declareFlows(section, texts.title, survey);
  const nothing = { rates: [], diagnostics: [] };
  const { blocks } = blocksOf(section, survey);
  const assets = blocks.map(({ resource }) => resource);
  const groups = isOn(survey) ? usedBy(assets, depreciationGroups(survey), groupOf, survey) : nothing;
  const taxes = isOn(survey) ? usedBy(assets, propertyTaxes(survey), propertyTaxOf, survey) : nothing;
  return {
    inputs: [
      rateBlock(survey.sectionTitle('section_depreciation'), groups.rates),
      rateBlock(texts.propertyTaxHeading, taxes.rates),
      ...(flows.inputs ?? []),
    ],
    constants: [...rateConstants(groups.rates), ...rateConstants(taxes.rates), ...(flows.constants ?? [])],
    references: new Map([
      ...(flows.references ?? []),
      ['section_fixedassets', { row: isOn(survey) ? id('capex') : null, measure: 'money' as const }],
    ]),
    exportedRows: [
      ...[...named, ...(hasSales(survey) ? saleParts : [])].map(id),
      ...blocks.flatMap(({ flows: all }) => all.map((flow) => flowTotalId(sheetId, flow))),
    ],
    checks: [
      ...(flows.checks ?? []),
      ...(hasSales(survey)
        ? [{ row: id('bought_after_sale'), label: saleWords.boughtAfterSaleCheck, kind: 'fault' } as const]
        : []),
      ...missingGroupChecks(assets, survey),
      ...(blocks.length > 0
        ? [{ row: id('difference'), label: texts.differenceCheck, kind: 'difference' } as const]
        : []),
    ],
    subjects: assets.some(hasOpeningAmount) ? ['opening_cash'] : [],
    diagnostics: [
      ...(flows.diagnostics ?? []),
      ...groups.diagnostics,
      ...taxes.diagnostics,
      ...missingGroups(assets, survey),
    ],
  };
}

function location(plan: WorkbookPlan): PlacedRows {
  const { survey } = plan;
  const blocks = blocksOf(section, survey).blocks.map((block) => placeBlock(section, block, plan));
  const used = isOn(survey)
    ? depreciationGroups(survey).rates.filter(
        (group) =>
          !isDeclining(group) &&
          blocks.some(({ resource }) => groupOf(resource, survey)?.resource.id === group.resource.id),
      )
    : [];
  return {
    rows: [
      ...linkedHeader(sheetId, fixedAssetsTexts[survey.template.language].title, plan),
      ...lifeRows(plan, used),
      ...blocks.flatMap((block) => [
        blank(sheetId, `before_${block.resource.id}`),
        nameHeading(sheetId, block.resource),
        ...assetRows(plan, block),
      ]),
      ...totalRows(plan, blocks),
      ...differenceRows(plan, blocks),
      ...missingGroupRows(plan, blocks),
      ...boughtAfterSaleRows(plan, blocks),
      ...blockDivisorRows(sheetId, blocks, plan),
    ],
    diagnostics: blocks.flatMap(({ placed }) => placed.diagnostics),
  };
}

export const fixedAssets: SheetDefinition = {
  id: sheetId,
  category: 'calculation',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet('fixedassets'),
  titles: byLanguage((language) => fixedAssetsTexts[language].title),
  description: {
    en: 'purchases, depreciation and book values',
    ru: 'покупки, амортизация и остаточная стоимость',
  },
  named: [...named, ...saleParts],
  declare: declarations,
  place: location,
};

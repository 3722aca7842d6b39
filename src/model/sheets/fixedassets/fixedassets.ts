// The fixed assets sheet: each asset with its depreciation and book value, and their totals.
import { byLanguage } from '#language/language.ts';
import { call, cell, minus, number, plus, type RowId, span } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import {
  blockDivisorRows,
  blocksOf,
  declareFlows,
  type FlowSection,
  type PlacedBlock,
  placeBlock,
} from '../../flows/flow-block.ts';
import { openingCell } from '../../flows/other-assumptions.ts';
import { type Rate, type Rates, rateBlock, rateConstants } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import type {
  PlacedRows,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, linkedHeader } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { type SummaryMeasure, summaryBlock } from '../../rows/summary-block.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { assetRowId, assetRows } from './asset-rows.ts';
import {
  depreciationGroups,
  groupOf,
  isDeclining,
  lifeRows,
  missingGroups,
  propertyTaxes,
  propertyTaxOf,
} from './groups.ts';
import { fixedAssetsTexts } from './texts.ts';

const sheetId = 'fixedassets';
const id = (part: string): RowId => rowId(sheetId, part);

const section: FlowSection = {
  sheetId,
  sectionId: 'section_fixedassets',
  flows: () => [{ id: 'expCash' }],
};

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

function declarations(survey: Survey): SheetDeclarations {
  const texts = fixedAssetsTexts[survey.template.language];
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
    exportedRows: ['capex', 'depreciation', 'net_book_value', 'property_tax'].map(id),
    checks: [
      ...(flows.checks ?? []),
      ...(blocks.length > 0
        ? [
            { row: id('missing_groups'), label: texts.groupsFound, kind: 'fault' } as const,
            { row: id('difference'), label: texts.differenceCheck, kind: 'difference' } as const,
          ]
        : []),
    ],
    diagnostics: [
      ...(flows.diagnostics ?? []),
      ...groups.diagnostics,
      ...taxes.diagnostics,
      ...missingGroups(assets, survey),
    ],
  };
}

function totalRows(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] {
  const texts = fixedAssetsTexts[plan.survey.template.language];
  const items = (rowOf: (block: PlacedBlock) => RowId | null) =>
    blocks.flatMap((block) => {
      const row = rowOf(block);
      return row === null ? [] : [{ resource: block.resource, row, opening: openingCell(block.resource) }];
    });
  const measured: readonly Omit<SummaryMeasure, 'sheetId'>[] = [
    {
      part: 'capex',
      heading: texts.capexHeading,
      total: texts.capexTotal,
      kind: 'flow',
      items: items((block) => block.flowOrigin('expCash')),
    },
    {
      part: 'depreciation',
      heading: texts.depreciationHeading,
      total: texts.depreciationTotal,
      kind: 'flow',
      items: items(({ resource }) => assetRowId(resource, 'depreciation')),
    },
    {
      part: 'net_book_value',
      heading: texts.closingHeading,
      total: texts.closingTotal,
      kind: 'balance',
      items: items(({ resource }) => assetRowId(resource, 'closing')),
    },
    {
      part: 'property_tax',
      heading: texts.propertyTaxHeading,
      total: texts.propertyTaxTotal,
      kind: 'flow',
      items: items(({ resource }) =>
        propertyTaxOf(resource, plan.survey) ? assetRowId(resource, 'property_tax') : null,
      ),
    },
  ];
  return measured.flatMap((measure) => summaryBlock(plan, { sheetId, ...measure }));
}

/** [FA-8] The book value less its roll-forward: 0 if correct. */
function differenceRows(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] {
  if (blocks.length === 0) return [];
  const closing = id('net_book_value');
  const rolled = minus(plus(cell(closing, 'previous'), cell(id('capex'))), cell(id('depreciation')));
  const label = fixedAssetsTexts[plan.survey.template.language].difference;
  return [
    blank(sheetId, 'difference'),
    moneyRow(plan, { id: id('difference'), role: 'check', label }, minus(cell(closing), rolled)),
  ];
}

/** [FA-6] Flags every period of an asset that is not depreciated because its group is missing. */
function missingGroupRows(plan: WorkbookPlan, blocks: readonly PlacedBlock[]): readonly Row[] {
  if (blocks.length === 0) return [];
  const isMissing = blocks.some(({ resource }) => groupOf(resource, plan.survey) === null);
  return [
    blank(sheetId, 'missing_groups'),
    row({
      id: id('missing_groups'),
      role: 'check',
      label: fixedAssetsTexts[plan.survey.template.language].groupsFound,
      format: 'verdict',
      unit: plainUnit(modelTexts[plan.survey.template.language].verdict),
      total: formula(call('SUM', span(id('missing_groups')))),
      periods: formula(number(isMissing ? 1 : 0)),
    }),
  ];
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
        ...assetRows(plan, block),
      ]),
      ...totalRows(plan, blocks),
      ...differenceRows(plan, blocks),
      ...missingGroupRows(plan, blocks),
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
  named: ['capex', 'depreciation', 'net_book_value', 'property_tax'],
  declare: declarations,
  place: location,
};

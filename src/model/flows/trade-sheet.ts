// A sheet of flows that add up to one total: sales, cost of sales, or selling, general and administrative expenses.
import { byLanguage, type Language } from '#language/language.ts';
import type { FlowId, SectionId, SheetId } from '#template/sections.ts';
import { call, cell, number, plus, type RowId, span, stack } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../ids/row-id.ts';
import type {
  PlacedRows,
  ReferenceTarget,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../plan/sheet-definition.ts';
import { blank, heading, linkedHeader, nameHeading } from '../rows/header.ts';
import { moneyMeasure, plainUnit } from '../rows/measures.ts';
import { inputsOf, type ReadyFlow } from '../survey/flow.ts';
import { oncePer } from '../survey/once-per.ts';
import { type FlowResult, flowMissing } from '../survey/read-flow.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { formulaConstants } from './constants.ts';
import { divisorRowIds, flowOrigin, flowRows, flowTotalId, repeatedRow } from './flow-rows.ts';
import { flowDivides } from './lower-flow.ts';
import { otherInputs } from './other-assumptions.ts';
import { rowReferences } from './row-references.ts';

export interface TradeSheetTexts {
  readonly title: string;
  readonly byItem: string;
  readonly total: string;
  readonly description: string;
}

export interface TradeSheet {
  readonly id: SheetId;
  readonly sectionId: SectionId;
  readonly flowId: FlowId;
  readonly texts: Readonly<Record<Language, TradeSheetTexts>>;
}

const divisorsId = (sheetId: SheetId, flow: ReadyFlow): RowId =>
  ownedRowId(sheetId, flow.resource.id, flow.id, 'divisors');

export const divisorsTotalId = (sheetId: SheetId): RowId => rowId(sheetId, 'divisors');

type TradeSection = Pick<TradeSheet, 'sectionId' | 'flowId'>;

const knownFlows = oncePer((_: Survey) => new Map<string, readonly FlowResult[]>());

/** The resources of an active section, each with its one flow. */
export function tradeFlows(sheet: TradeSection, survey: Survey): readonly FlowResult[] {
  const known = knownFlows(survey);
  const key = `${sheet.sectionId} ${sheet.flowId}`;
  const results = known.get(key) ?? readTradeFlows(sheet, survey);
  known.set(key, results);
  return results;
}

function readTradeFlows(sheet: TradeSection, survey: Survey): readonly FlowResult[] {
  if (!survey.counts(sheet.sectionId)) return [];
  return survey.resources(sheet.sectionId).flatMap((resource: Resource) => {
    const flow = resource.entry.flows.find(({ id }) => id === sheet.flowId);
    if (flow) return [survey.readFlow(resource, flow)];
    return resource.entry.flows.length > 0 ? [flowMissing(resource, survey)] : [];
  });
}

export const readyFlowsOf = (results: readonly FlowResult[]): readonly ReadyFlow[] =>
  results.flatMap(({ flow }) => (flow ? [flow] : []));

function declareTradeSheet(sheet: TradeSheet, survey: Survey): SheetDeclarations {
  const isOn = survey.counts(sheet.sectionId);
  const totalId = rowId(sheet.id, 'total');
  const results = tradeFlows(sheet, survey);
  const flows = readyFlowsOf(results);
  const reference = (row: RowId): ReferenceTarget => ({ row: isOn ? row : null, measure: 'money' });
  const flowOf = new Map(flows.map((flow) => [flow.resource, flow]));
  const owners = survey.resources(sheet.sectionId).map((resource) => {
    const flow = flowOf.get(resource);
    const origin = (plan: WorkbookPlan, seen: ReadonlySet<string>) =>
      flow ? repeatedRow({ plan, sheetId: sheet.id, flow, isInflated: true }, seen) : null;
    return [resource.id, { ...reference(ownedRowId(sheet.id, resource.id, sheet.flowId)), origin }] as const;
  });
  const rows = survey.resources(sheet.sectionId).flatMap((resource) => {
    const flow = flowOf.get(resource);
    return rowReferences(sheet.id, resource, flow, survey);
  });
  const isDividing = flows.some(flowDivides);
  return {
    inputs: [
      {
        title: survey.sectionTitle(sheet.sectionId),
        inputs: flows.flatMap((flow) => [...inputsOf(flow), ...otherInputs(flow.resource, survey)]),
      },
    ],
    constants: flows.flatMap(formulaConstants),
    references: new Map([...rows, ...owners, [sheet.sectionId, reference(totalId)]]),
    exportedRows: [totalId, ...flows.map((flow) => flowTotalId(sheet.id, flow))],
    checks: isDividing
      ? [
          {
            kind: 'fault',
            row: divisorsTotalId(sheet.id),
            label: `${sheet.texts[survey.template.language].title}: ${modelTexts[survey.template.language].noDivisorIsZero}`,
          },
        ]
      : [],
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** A flow that only repeats other numbers appears directly in the list of items; the others are linked there. */
function itemRow({ id: sheetId }: TradeSheet, { flow, placed }: TradeBlock, plan: WorkbookPlan): Row {
  const shown = shownAlone(placed);
  if (shown) return shown;
  const id = ownedRowId(sheetId, flow.resource.id, 'share');
  return row({
    ...moneyMeasure(plan.survey),
    id,
    role: 'link',
    label: flow.name,
    total: formula(call('SUM', span(id))),
    periods: formula(cell(flowOrigin({ plan, sheetId, flow, isInflated: true }))),
    source: { resourceId: flow.resource.id, variableId: null },
  });
}

/** The items gathered in one block with a blank line above the total, so that one range sums them. */
function totalRows(sheet: TradeSheet, plan: WorkbookPlan, blocks: readonly TradeBlock[]): readonly Row[] {
  const texts = sheet.texts[plan.survey.template.language];
  const measure = moneyMeasure(plan.survey);
  const items = blocks.map((block) => itemRow(sheet, block, plan));
  const gap = blank(sheet.id, 'items');
  const [first] = items;
  const id = rowId(sheet.id, 'total');
  return [
    heading(sheet.id, 'by_item', texts.byItem),
    ...items,
    gap,
    row({
      ...measure,
      id,
      role: 'total',
      label: texts.total,
      total: formula(call('SUM', span(id))),
      periods: formula(first ? call('SUM', stack(first.id, gap.id)) : number(0)),
    }),
  ];
}

/** The single row of a flow that calculates nothing. */
function shownAlone({ rows }: PlacedRows): Row | null {
  const [only, ...others] = rows;
  return only && others.length === 0 ? only : null;
}

interface TradeBlock {
  readonly flow: ReadyFlow;
  readonly placed: PlacedRows;
}

/** [REV-15] A formula that divides often has several rows that count, each with few enough to be short. */
function inRows(flags: readonly RowId[]): readonly (readonly RowId[])[] {
  const most = 12;
  return Array.from({ length: Math.ceil(flags.length / most) }, (_, index) =>
    flags.slice(index * most, (index + 1) * most),
  );
}

/** How many divisors are 0 in each period, per item and in total. */
export function divisorCheckRows(
  sheetId: SheetId,
  blocks: readonly TradeBlock[],
  plan: WorkbookPlan,
): readonly Row[] {
  const texts = modelTexts[plan.survey.template.language];
  const shared = { format: 'count', unit: plainUnit(texts.number) } as const;
  const counts = blocks.flatMap(({ flow, placed }) =>
    inRows(divisorRowIds(placed.rows)).flatMap((flags, index) => {
      const [first, ...rest] = flags.map((flag) => cell(flag));
      if (!first) return [];
      const id = index === 0 ? divisorsId(sheetId, flow) : `${divisorsId(sheetId, flow)}.${index + 1}`;
      const label = texts.divisors(flow.name);
      return [
        row({
          ...shared,
          id,
          role: 'calculation',
          label: index === 0 ? label : `${label} (${index + 1})`,
          total: formula(call('SUM', span(id))),
          periods: formula(plus(first, ...rest)),
        }),
      ];
    }),
  );
  const [first] = counts;
  if (!first) return [];
  const gap = blank(sheetId, 'divisors');
  return [
    blank(sheetId, 'checks'),
    heading(sheetId, 'checks', texts.checks),
    ...counts,
    gap,
    row({
      ...shared,
      id: divisorsTotalId(sheetId),
      role: 'check',
      label: texts.divisorsTotal,
      total: formula(call('SUM', span(divisorsTotalId(sheetId)))),
      periods: formula(call('SUM', stack(first.id, gap.id))),
    }),
  ];
}

function location(sheet: TradeSheet, plan: WorkbookPlan): PlacedRows {
  const { survey } = plan;
  const flows = readyFlowsOf(tradeFlows(sheet, survey));
  const blocks = flows.map((flow) => ({
    flow,
    placed: flowRows({ plan, sheetId: sheet.id, flow, isInflated: true }),
  }));
  return {
    rows: [
      ...linkedHeader(sheet.id, sheet.texts[survey.template.language].title, plan),
      ...blocks.flatMap(({ flow, placed }) =>
        shownAlone(placed)
          ? []
          : [
              nameHeading(sheet.id, flow.resource),
              ...placed.rows,
              blank(sheet.id, `after_${flow.resource.id}`),
            ],
      ),
      ...totalRows(sheet, plan, blocks),
      ...divisorCheckRows(sheet.id, blocks, plan),
    ],
    diagnostics: blocks.flatMap(({ placed }) => placed.diagnostics),
  };
}

export const tradeSheet = (sheet: TradeSheet): SheetDefinition => ({
  id: sheet.id,
  category: 'calculation',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet(sheet.id),
  titles: byLanguage((language) => sheet.texts[language].title),
  description: byLanguage((language) => sheet.texts[language].description),
  named: ['total'],
  declare: (survey) => declareTradeSheet(sheet, survey),
  place: (plan) => location(sheet, plan),
});

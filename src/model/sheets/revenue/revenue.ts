// The revenue sheet: each service with its drivers and its total, and the total revenue.
import { call, cell, number, type RowId, span, stack } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { type FlowResult, readyFlow } from '../../flow.ts';
import { flowRows, flowTotalId } from '../../flow-rows.ts';
import { blank, linkedHeader } from '../../header.ts';
import { ownedRowId, rowId } from '../../row-id.ts';
import type { PlacedRows, Plan, SheetDefinition, Wishes } from '../../sheet-definition.ts';
import type { Survey } from '../../survey.ts';
import { revenueTexts } from './texts.ts';

const sheetId = 'revenue';
const totalId = rowId(sheetId, 'total');

/** [REV-1] A service counts when the sales section and the revenue module are on. */
const isOn = (survey: Survey): boolean => survey.counts('section_sales', 'module_revenue');

const services = (survey: Survey) => survey.resources('section_sales');

function flows(survey: Survey): readonly FlowResult[] {
  if (!isOn(survey)) return [];
  return services(survey).flatMap((resource) => {
    const flow = resource.entry.flows.find(({ id }) => id === 'incBook');
    return flow ? [readyFlow(resource, flow, survey)] : [];
  });
}

const readyFlows = (survey: Survey) => flows(survey).flatMap(({ flow }) => (flow ? [flow] : []));

/** [REV-4] Others may refer to the total of sales and to each service; 0 stands in for what is off. */
function wishes(survey: Survey): Wishes {
  const ids = services(survey).map(({ id }): [string, RowId | null] => [
    id,
    isOn(survey) ? flowTotalId(sheetId, id) : null,
  ]);
  return {
    inputs: [{ title: survey.sectionTitle('section_sales'), flows: readyFlows(survey) }],
    references: new Map([...ids, ['section_sales', isOn(survey) ? totalId : null]]),
    diagnostics: flows(survey).flatMap(({ diagnostics }) => diagnostics),
  };
}

/** [REV-3] Total revenue is the sum of the services, gathered in one block with a blank line above the total. */
function totalRows({ survey }: Plan): readonly Row[] {
  const own = revenueTexts[survey.template.language];
  const unit = { text: survey.currency, isScaled: true };
  const links = readyFlows(survey).map(({ resource }) =>
    row({
      id: ownedRowId(sheetId, resource.id, 'share'),
      role: 'link',
      label: resource.name,
      unit,
      format: 'money',
      total: formula(call('SUM', span(ownedRowId(sheetId, resource.id, 'share')))),
      periods: formula(cell(flowTotalId(sheetId, resource.id))),
      source: { resourceId: resource.id, variableId: null },
    }),
  );
  const gap = blank(sheetId, 'services');
  const first = links[0];
  return [
    row({ id: rowId(sheetId, 'by_service'), role: 'heading', level: 1, label: own.byService }),
    ...links,
    gap,
    row({
      id: totalId,
      role: 'total',
      label: own.total,
      unit,
      format: 'money',
      total: formula(call('SUM', span(totalId))),
      periods: formula(first ? call('SUM', stack(first.id, gap.id)) : number(0)),
    }),
  ];
}

function place(plan: Plan): PlacedRows {
  const { survey } = plan;
  const title = revenueTexts[survey.template.language].title;
  const blocks = readyFlows(survey).map((flow) => ({
    placed: flowRows({ plan, sheetId, flow }),
    gap: blank(sheetId, `after_${flow.resource.id}`),
  }));
  return {
    rows: [
      ...linkedHeader(sheetId, title, survey),
      blank(sheetId, 'header'),
      ...blocks.flatMap(({ placed, gap }) => [...placed.rows, gap]),
      ...totalRows(plan),
    ],
    diagnostics: blocks.flatMap(({ placed }) => placed.diagnostics),
  };
}

export const revenue: SheetDefinition = {
  id: sheetId,
  moduleId: 'module_revenue',
  isRequired: false,
  category: 'calculation',
  titles: { en: revenueTexts.en.title, ru: revenueTexts.ru.title },
  named: ['total'],
  wishes,
  place,
};

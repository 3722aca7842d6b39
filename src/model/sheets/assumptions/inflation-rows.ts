// The price index, when the inflation section is on.
import { binary, type CellExpression, call, cell, number, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { type FlowResult, readyFlow } from '../../flow.ts';
import { rowId } from '../../row-id.ts';
import type { Survey } from '../../survey.ts';
import { assumptionsTexts } from './texts.ts';

export const priceIndexId: RowId = rowId('assumptions', 'price_index');

/** [ASM-5] The first inflation resource counts; off, or without one, there is no index. */
export function inflationFlow(survey: Survey): FlowResult | null {
  if (!survey.counts('section_inflation', 'module_assumptions')) return null;
  const [resource] = survey.resources('section_inflation');
  const flow = resource?.entry.flows[0];
  return resource && flow ? readyFlow(resource, flow, survey) : null;
}

/** [ASM-6] 1 in the first period, then raised by the year's rate spread over the periods. */
export function priceIndexRow(survey: Survey, rateRow: RowId): Row {
  const own = assumptionsTexts[survey.template.language];
  const rate = binary(cell(rateRow), '/', number(100));
  const growth: CellExpression = binary(
    binary(number(1), '+', rate),
    '^',
    binary(number(1), '/', cell(rowId('assumptions', 'number'), 'constant')),
  );
  const isFirst = binary(cell(rowId('assumptions', 'number')), '=', number(1));
  const raised = binary(cell(priceIndexId, 'previous'), '*', growth);
  return row({
    id: priceIndexId,
    role: 'calculation',
    label: own.priceIndex,
    format: 'factor',
    unit: { text: own.factor, isScaled: false },
    periods: formula(call('IF', isFirst, number(1), raised)),
  });
}

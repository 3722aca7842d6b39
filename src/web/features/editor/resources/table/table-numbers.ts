// Writes the numbers of the table of resources as the sheets do, but for the money scale: what stands there is what is typed.
import { useMemo } from 'react';
import type { FormattedRow } from '../../calculation/numbers/shown-digits.ts';
import { type DisplayOptions, shownValue } from '../../calculation/shown-cell.ts';
import { useTemplate } from '../../document/document-context.ts';
import type { NumbersRow, RowValue, TermRow } from '../../document/resources/resource-rows.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { useDisplayOptions } from '../../session/view/sheets-view.ts';

export interface TableLook extends DisplayOptions {
  /** The unit of prices. */
  readonly currency: string;
}

export function useTableLook(): TableLook {
  const template = useTemplate();
  const display = useDisplayOptions(template.language);
  const currency = currencyName(template);
  return useMemo(() => ({ ...display, currency, scale: 'units' }), [display, currency]);
}

const known = new WeakMap<object, FormattedRow>();

/** All numbers of a row look alike, so that its decimals are chosen once. */
function formatOf(row: NumbersRow | TermRow, currency: string): FormattedRow {
  const found = known.get(row);
  if (found) return found;
  const isMoney = row.kind === 'total' && row.sum !== null;
  const isPrice = row.kind === 'variable' && row.units === currency;
  const values = new Float64Array(row.values.map((value) => (typeof value === 'number' ? value : 0)));
  const made: FormattedRow = { format: isMoney ? 'money' : isPrice ? 'price' : 'number', values };
  known.set(row, made);
  return made;
}

/** Empty for nothing; why there is no number is said as it is. */
export function tableText(
  value: RowValue | undefined,
  row: NumbersRow | TermRow,
  display: TableLook,
): string {
  return typeof value === 'number'
    ? shownValue(value, formatOf(row, display.currency), display)
    : (value ?? '');
}

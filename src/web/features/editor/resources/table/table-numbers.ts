// Writes the numbers of the table of resources as the sheets do, but for the money scale: what stands there is what is typed.
import { useMemo } from 'react';
import type { FormattedRow } from '../../calculation/numbers/shown-digits.ts';
import { type DisplayOptions, shownValue } from '../../calculation/shown-cell.ts';
import { useTemplate } from '../../document/document-context.ts';
import type { NumbersRow, RowValue, TermRow } from '../../document/resources/resource-rows.ts';
import { useDisplayOptions } from '../../session/view/sheets-view.ts';

export function useTableLook(): DisplayOptions {
  const display = useDisplayOptions(useTemplate().language);
  return useMemo(() => ({ ...display, scale: 'units' }), [display]);
}

const known = new WeakMap<object, FormattedRow>();

/** All numbers of a row look alike, so that its decimals are chosen once. */
function formatOf(row: NumbersRow | TermRow): FormattedRow {
  const found = known.get(row);
  if (found) return found;
  const isMoney = row.kind === 'total' && row.sum !== null;
  const values = new Float64Array(row.values.map((value) => (typeof value === 'number' ? value : 0)));
  const made: FormattedRow = { format: isMoney ? 'money' : 'number', values };
  known.set(row, made);
  return made;
}

/** Empty for nothing; why there is no number is said as it is. */
export function tableText(
  value: RowValue | undefined,
  row: NumbersRow | TermRow,
  display: DisplayOptions,
): string {
  return typeof value === 'number' ? shownValue(value, formatOf(row), display) : (value ?? '');
}

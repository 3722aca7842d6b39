// Focuses the requested field once the view that contains it is shown.
import { useEffect } from 'react';
import { useTemplateDocument } from '../document/document-context.ts';
import { fieldGoalOf, useFieldGoal } from './field-goal.ts';
import { type FieldOfRow, fieldsOfRow } from './fields-of-row.ts';

const placeOf = ({ field, isStart }: FieldOfRow): HTMLElement | null =>
  document.querySelector(`[data-field${isStart ? '^' : ''}="${CSS.escape(field)}"]`);

export function FieldGoal(): null {
  const open = useTemplateDocument();
  const row = useFieldGoal((state) => state.row);
  useEffect(() => {
    if (row === null) return;
    fieldGoalOf(open).setState({ row: null });
    const found = fieldsOfRow(row).map((field) => ({ ...field, place: placeOf(field) }));
    const { place, input = 0 } = found.find((one) => one.place !== null) ?? {};
    const folded = place?.closest('details');
    if (folded) folded.open = true;
    (place?.querySelectorAll('input')[input] ?? place)?.focus();
  }, [row, open]);
  return null;
}

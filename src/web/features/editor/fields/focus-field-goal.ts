// Focuses the requested field once the view that contains it is shown.
import { useEffect } from 'react';
import { useTemplateDocument } from '../document/document-context.ts';
import { fieldGoalOf, useFieldGoal } from './field-goal.ts';

export function FieldGoal(): null {
  const open = useTemplateDocument();
  const row = useFieldGoal((state) => state.row);
  useEffect(() => {
    if (row === null) return;
    fieldGoalOf(open).setState({ row: null });
    const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(row)}"]`);
    const folded = place?.closest('details');
    if (folded) folded.open = true;
    (place?.querySelector('input') ?? place)?.focus();
  }, [row, open]);
  return null;
}

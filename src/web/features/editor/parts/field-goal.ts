// Brings the keyboard to the field that was asked for, once what it stands in is shown.
import { useEffect } from 'react';
import { useFieldGoal } from '../field-goal.ts';

export function FieldGoal(): null {
  const row = useFieldGoal((state) => state.row);
  useEffect(() => {
    if (row === null) return;
    useFieldGoal.setState({ row: null });
    const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(row)}"]`);
    const folded = place?.closest('details');
    if (folded) folded.open = true;
    (place?.querySelector('input') ?? place)?.focus();
  }, [row]);
  return null;
}

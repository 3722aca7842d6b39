// In a form that is not in the template yet, Ctrl+Z undoes typing, not the template's last step.
import type { KeyboardEvent } from 'react';

export function keepNativeUndo(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && (event.code === 'KeyZ' || event.code === 'KeyY');
  if (isUndo && event.target instanceof HTMLInputElement) event.stopPropagation();
}

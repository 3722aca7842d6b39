// Copy, cut and paste on the grid, by the keys and the menus of the browser.
import type { GridControl } from './grid-control.ts';

/** Returns what ends listening. */
export function listenToClipboard(control: GridControl): () => void {
  const { editor } = control;
  const { grid } = control.parts;
  const copy = (event: ClipboardEvent) => {
    if (!event.clipboardData || document.activeElement !== grid) return;
    editor.copy(event.clipboardData, event.type === 'cut');
    control.drawMarks();
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (!event.clipboardData || document.activeElement !== grid) return;
    editor.paste(event.clipboardData.getData('text/plain'));
    control.drawMarks();
    event.preventDefault();
  };
  grid.addEventListener('copy', copy);
  grid.addEventListener('cut', copy);
  grid.addEventListener('paste', paste);
  return () => {
    grid.removeEventListener('copy', copy);
    grid.removeEventListener('cut', copy);
    grid.removeEventListener('paste', paste);
  };
}

// The elements that a grid consists of, and the names of their classes.
import type { EditorClasses } from '#web/sheet-page/editing/cell-editor.ts';
import type { ChoiceClasses } from '#web/sheet-page/editing/choice-list.ts';
import type { SurfaceClasses, SurfaceHosts } from '#web/sheet-page/surface/grid-surface.ts';

export interface GridClasses extends SurfaceClasses, EditorClasses, ChoiceClasses {
  readonly frame: string;
  readonly scroller: string;
  readonly canvas: string;
  readonly grid: string;
  readonly layer: string;
  readonly choiceButton: string;
  readonly handle: string;
  readonly fold: string;
}

export interface MadeParts extends SurfaceHosts {
  readonly layer: HTMLElement;
  /** At the corner of the selection, for a finger. */
  readonly handle: HTMLElement;
}

function made(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

export function gridParts(classes: GridClasses): MadeParts {
  const scroller = made(classes.scroller);
  const canvas = made(classes.canvas);
  const grid = made(classes.grid);
  const layer = made(classes.layer);
  const handle = made(classes.handle);
  handle.setAttribute('aria-hidden', 'true');
  grid.id = 'sheet-grid';
  grid.tabIndex = 0;
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-multiselectable', 'true');
  canvas.append(grid, layer);
  scroller.append(canvas);
  return { scroller, canvas, grid, layer, handle };
}

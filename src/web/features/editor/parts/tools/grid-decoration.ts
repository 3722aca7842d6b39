// What the tools make of a sheet before it is shown; nothing while they are closed.
import { create } from 'zustand';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridData } from '#web/ui/data-grid/grid-data.ts';

interface GridDecoration {
  readonly decorate: ((grid: GridData, sheet: PreviewSheet) => GridData) | null;
}

export const useGridDecoration = create<GridDecoration>(() => ({ decorate: null }));

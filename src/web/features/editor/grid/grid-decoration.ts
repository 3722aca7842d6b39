// How the author tools change a sheet before it is shown; nothing while they are closed.
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridData } from '#web/ui/data-grid/grid-data.ts';
import { documentStore } from '../document/document-store.ts';

interface GridDecoration {
  readonly decorate: ((grid: GridData, sheet: PreviewSheet) => GridData) | null;
}

const gridDecoration = documentStore<GridDecoration>(() => ({ decorate: null }));

export const useGridDecoration = gridDecoration.use;
export const gridDecorationOf = gridDecoration.of;

// The sheet that is open: the bar that shows what a cell holds, the cells with their charts, and the note of one of them.
import { useMemo, useState } from 'react';
import { PlacedCharts } from '#web/sheet-page/charts/placed-charts.tsx';
import { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import { useGridTexts } from '#web/sheet-page/editing/use-grid-texts.ts';
import type { GridControl } from '#web/sheet-page/grid/control/grid-control.ts';
import { FormulaBar } from '#web/sheet-page/grid/formula-bar.tsx';
import { SheetGrid } from '#web/sheet-page/grid/sheet-grid.tsx';
import { CellNote } from '#web/sheet-page/notes/cell-note.tsx';
import { sheetOf } from '#web/sheet-page/state/open-view.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import classes from './sheet-page.module.css';

export function Cells() {
  const page = usePage();
  const { title } = sheetOf(
    page.view,
    usePageState(({ sheet }) => sheet),
  );
  const session = useMemo(() => new EditSession(), []);
  const texts = useGridTexts();
  const [control, setControl] = useState<GridControl | null>(null);
  return (
    <main id="cells" className={classes.middle}>
      <FormulaBar session={session} control={control} />
      <SheetGrid label={title} session={session} texts={texts} onReady={setControl}>
        {control && <PlacedCharts control={control} />}
      </SheetGrid>
      <CellNote cells={control} />
    </main>
  );
}

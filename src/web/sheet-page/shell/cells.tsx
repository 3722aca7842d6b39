// The sheet that is open: the bar that shows what a cell holds, the cells with their charts, and the note of one of them.
import { useMemo, useState } from 'react';
import { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import { useGridTexts } from '#web/sheet-page/editing/use-grid-texts.ts';
import type { GridControl } from '#web/sheet-page/grid/control/grid-control.ts';
import { FormulaBar } from '#web/sheet-page/grid/formula-bar.tsx';
import { SheetGrid } from '#web/sheet-page/grid/sheet-grid.tsx';
import { useLaterParts } from '#web/sheet-page/later/use-later-parts.ts';
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
  const later = useLaterParts();
  const [control, setControl] = useState<GridControl | null>(null);
  return (
    <main id="cells" className={classes.middle}>
      <FormulaBar session={session} control={control} />
      <SheetGrid label={title} session={session} texts={texts} onReady={setControl}>
        {later && control && <later.PlacedCharts control={control} />}
      </SheetGrid>
      {later && <later.CellNote cells={control} />}
    </main>
  );
}

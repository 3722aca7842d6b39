// Puts the open template's sheets and resources into the command palette while it is on the screen.
import { useEffect } from 'react';
import { type PaletteEntry, showPaletteEntries } from '#web/state/palette-entries.ts';
import { useCalculated } from './calculation/calculator.ts';
import { useSalesItems } from './document-context.ts';
import { pickItem, showSheet, showView } from './state.ts';

export function usePaletteLines(): void {
  const sheets = useCalculated(({ result }) => result?.sheets);
  const { items } = useSalesItems();
  useEffect(() => {
    const sheetLines = (sheets ?? []).map(
      ({ id, title }): PaletteEntry => ({
        id,
        kind: 'sheet',
        name: title,
        run: () => {
          showSheet(id);
          showView('sheet');
        },
      }),
    );
    const itemLines = items.map(
      ({ id, name }): PaletteEntry => ({
        id,
        kind: 'resource',
        name,
        run: () => {
          pickItem(id);
          showView('items');
        },
      }),
    );
    return showPaletteEntries([...sheetLines, ...itemLines]);
  }, [sheets, items]);
}

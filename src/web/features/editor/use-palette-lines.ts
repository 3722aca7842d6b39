// Puts the open template's sheets and resources into the command palette while it is on the screen.
import { useEffect } from 'react';
import { type PaletteEntry, showPaletteEntries } from '#web/state/palette-entries.ts';
import { useCalculated } from './calculation/calculator.ts';
import { allResources } from './document/resources/resource-view.ts';
import { useTemplate } from './document-context.ts';
import { pickResource, showSheet, showView } from './state.ts';

export function usePaletteLines(): void {
  const sheets = useCalculated(({ result }) => result?.sheets);
  const template = useTemplate();
  useEffect(() => {
    const sheetLines = (sheets ?? [])
      .filter(({ isOn }) => isOn)
      .map(
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
    const itemLines = allResources(template).map(
      ({ id, sectionId, name }): PaletteEntry => ({
        id: `${sectionId} ${id}`,
        kind: 'resource',
        name,
        run: () => {
          pickResource(sectionId, id);
          showView('items');
        },
      }),
    );
    return showPaletteEntries([...sheetLines, ...itemLines]);
  }, [sheets, template]);
}

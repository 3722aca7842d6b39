// Puts the open template's sheets and resources into the command palette while it is on the screen.
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useOpenDialog } from '#web/state/dialogs.ts';
import { type PaletteEntry, showPaletteEntries } from '#web/state/palette-entries.ts';
import { useCalculated } from './calculation/calculator.ts';
import { allResources } from './document/resources/resource-view.ts';
import { useTemplate } from './document-context.ts';
import { settingsNames } from './parts/settings-dialogs/settings-names.ts';
import { openSettings, settingsKinds } from './parts/settings-dialogs/settings-state.ts';
import { pickResource, showSheet, showView } from './state.ts';

export function usePaletteLines(): void {
  const { formatMessage } = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  const template = useTemplate();
  useEffect(() => {
    const sheetLines = sheets
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
    const settingLines = settingsKinds.map(
      (kind): PaletteEntry => ({
        id: kind,
        kind: 'setting',
        name: formatMessage(settingsNames[kind]),
        // The palette gives way to the dialog, and the keyboard goes back to where the palette was opened.
        run: () => openSettings(kind, useOpenDialog.getState().opener),
      }),
    );
    return showPaletteEntries([...sheetLines, ...itemLines, ...settingLines]);
  }, [sheets, template, formatMessage]);
}

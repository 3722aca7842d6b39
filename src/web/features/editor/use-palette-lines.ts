// Puts the open template's sheets and resources, and the way to paper, into the command palette while it is on the screen.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useOpenDialog } from '#web/state/dialogs.ts';
import { embeddedPage } from '#web/state/embedded-page.ts';
import { type PaletteEntry, showPaletteEntries } from '#web/state/palette-entries.ts';
import { useCalculated } from './calculation/calculator.ts';
import { allResources } from './document/resources/resource-view.ts';
import { useTemplate, useTemplateFact } from './document-context.ts';
import { settingsNames } from './parts/settings-dialogs/settings-names.ts';
import { openSettings, settingsKinds } from './parts/settings-dialogs/settings-state.ts';
import { pickResource, showSheet, showView } from './state.ts';

export function usePaletteLines(): void {
  const { formatMessage } = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  const template = useTemplate();
  const printLines = usePrintLines();
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
    return showPaletteEntries([...sheetLines, ...itemLines, ...settingLines, ...printLines]);
  }, [sheets, template, formatMessage, printLines]);
}

/** A page with a template in it has no other screens. */
function usePrintLines(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const uuid = useTemplateFact((template) => template.uuid);
  return useMemo(() => {
    if (embeddedPage !== null) return [];
    const run = () => void navigate({ to: '/template/$uuid/print', params: { uuid } });
    return [{ id: 'print', kind: 'print', name: formatMessage({ id: 'print.open' }), run }];
  }, [formatMessage, navigate, uuid]);
}

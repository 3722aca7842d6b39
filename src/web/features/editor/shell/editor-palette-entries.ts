// Adds the open template's sheets, resources, rows, fields and commands to the command palette while it is on the screen.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { type PaletteEntry, showPaletteEntries } from '#web/state/dialogs/palette-entries.ts';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useCalculated } from '../calculation/calculation-client.ts';
import { useTemplate, useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import { allResources } from '../document/resources/resource-view.ts';
import { startExport } from '../export/export-starts.ts';
import { useSpreadsheetTexts } from '../export/use-spreadsheet-texts.ts';
import { pickResourceIn, showSheet, showView } from '../session/state/editor-state.ts';
import { openSettings, settingsKinds } from '../session/state/open-dialog.ts';
import { settingsNames } from '../settings/settings-names.ts';
import { usePrintKey } from './print-key.ts';
import { useCommandEntries } from './use-command-entries.ts';
import { useRowEntries } from './use-row-entries.ts';

export function EditorPaletteEntries(): null {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  const template = useTemplate();
  const printLines = usePrintEntries();
  const exportLines = useExportEntries();
  const rowLines = useRowEntries();
  const commandLines = useCommandEntries();
  useEffect(() => {
    const sheetLines = sheets
      .filter(({ isOn }) => isOn)
      .map(
        ({ id, title }): PaletteEntry => ({
          id,
          kind: 'sheet',
          name: title,
          run: () => {
            showSheet(open, id);
            showView(open, 'sheet');
          },
        }),
      );
    const itemLines = allResources(template).map(
      ({ id, sectionId, name }): PaletteEntry => ({
        id: `${sectionId} ${id}`,
        kind: 'resource',
        name,
        run: () => {
          pickResourceIn(open, sectionId, id);
          showView(open, 'items');
        },
      }),
    );
    const settingLines = settingsKinds.map(
      (kind): PaletteEntry => ({
        id: kind,
        kind: 'setting',
        name: formatMessage(settingsNames[kind]),
        // The dialog replaces the palette, and the focus returns to where the palette was opened.
        run: () => openSettings(open, kind, useOpenDialog.getState().opener),
      }),
    );
    const actionLines = [...commandLines, ...printLines, ...exportLines];
    return showPaletteEntries([...sheetLines, ...itemLines, ...settingLines, ...rowLines, ...actionLines]);
  }, [sheets, template, formatMessage, printLines, exportLines, rowLines, commandLines, open]);
  return null;
}

/** A page with an embedded template has no other screens. */
function usePrintEntries(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const uuid = useTemplateFact((template) => template.uuid);
  const run = useMemo(() => {
    if (embeddedPage !== null) return null;
    return () => void navigate({ to: '/template/$uuid/print', params: { uuid } });
  }, [navigate, uuid]);
  usePrintKey(run);
  return useMemo(
    () => (run ? [{ id: 'print', kind: 'print', name: formatMessage({ id: 'print.open' }), run }] : []),
    [formatMessage, run],
  );
}

function useExportEntries(): readonly PaletteEntry[] {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const { label } = useSpreadsheetTexts();
  return useMemo(
    () => [
      {
        ...{ id: 'workbook', kind: 'workbook', name: formatMessage({ id: 'editor.download' }) },
        otherNames: downloadNames,
        run: () => startExport(open, 'workbook'),
      },
      { id: 'spreadsheet', kind: 'spreadsheet', name: label, run: () => startExport(open, 'spreadsheet') },
    ],
    [open, formatMessage, label],
  );
}

const downloadNames = Object.values(defineMessages({ words: { id: 'palette.download-words' } }));

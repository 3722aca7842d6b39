// The commands of the open template for the palette, while it is open: its steps, versions, scenarios and what a column is.
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useShallow } from 'zustand/react/shallow';
import type { Periodicity } from '#template/template.ts';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import type { PaletteEntry } from '#web/state/dialogs/palette-entries.ts';
import type { SpanView } from '../calculation/spans/span-columns.ts';
import { useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import { scenarioNames } from '../document/scenarios/scenario-names.ts';
import { pickScenario, showView } from '../session/state/editor-state.ts';
import { type EditorDialog, openEditorDialog } from '../session/state/open-dialog.ts';
import { offeredSpans } from '../session/view/offered-spans.ts';
import { showBy } from '../session/view/sheets-view.ts';
import { useSteps } from './undo/use-steps.ts';

const none: readonly PaletteEntry[] = [];

const words = defineMessages({
  undo: { id: 'editor.undo' },
  redo: { id: 'editor.redo' },
  history: { id: 'versions.title' },
  comparison: { id: 'palette.compare-words' },
  month: { id: 'palette.by-months' },
  quarter: { id: 'palette.by-quarters' },
  year: { id: 'palette.by-years' },
});

export function useCommandEntries(): readonly PaletteEntry[] {
  const isAsked = useOpenDialog(({ dialog }) => dialog?.name === 'palette');
  const steps = useStepEntries();
  const dialogs = useDialogEntries();
  const scenarios = useScenarioEntries();
  const spans = useSpanEntries();
  return useMemo(
    () => (isAsked ? [...steps, ...dialogs, ...scenarios, ...spans] : none),
    [isAsked, steps, dialogs, scenarios, spans],
  );
}

/** Only what there is to take back or to repeat. */
function useStepEntries(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const { names, undo, redo } = useSteps();
  return useMemo(() => {
    const entries: PaletteEntry[] = [];
    if (names.undo !== null) {
      const name = formatMessage({ id: 'editor.undo-step' }, { step: names.undo });
      entries.push({ id: 'undo', kind: 'undo', name, otherNames: [words.undo], run: undo });
    }
    if (names.redo !== null) {
      const name = formatMessage({ id: 'editor.redo-step' }, { step: names.redo });
      entries.push({ id: 'redo', kind: 'redo', name, otherNames: [words.redo], run: redo });
    }
    return entries;
  }, [formatMessage, names, undo, redo]);
}

function useDialogEntries(): readonly PaletteEntry[] {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  return useMemo(() => {
    // The dialog replaces the palette, and the focus returns to where the palette was opened.
    const opens = (dialog: EditorDialog) => () =>
      openEditorDialog(open, dialog, useOpenDialog.getState().opener);
    return [
      {
        ...{ id: 'history', kind: 'history', name: formatMessage(words.history) },
        ...{ otherNames: [words.history], run: opens({ name: 'versions' }) },
      },
      {
        ...{ id: 'comparison', kind: 'comparison', name: formatMessage({ id: 'scenario.compare' }) },
        ...{ otherNames: [words.comparison], run: opens({ name: 'scenarios' }) },
      },
    ];
  }, [open, formatMessage]);
}

function useScenarioEntries(): readonly PaletteEntry[] {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const names = useTemplateFact(useShallow(scenarioNames));
  return useMemo(
    () =>
      names.length < 2
        ? none
        : names.map((name, place) => ({
            ...{ id: `${place}`, kind: 'scenario', name: formatMessage({ id: 'scenario.open' }, { name }) },
            run: () => pickScenario(open, place),
          })),
    [open, formatMessage, names],
  );
}

function useSpanEntries(): readonly PaletteEntry[] {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  return useMemo(
    () =>
      offeredSpans[periodicity].map((by) => {
        const text = words[columnOf(by, periodicity)];
        return {
          ...{ id: by, kind: 'span', name: formatMessage(text), otherNames: [text] },
          run: () => {
            showBy(open, by);
            showView(open, 'sheet');
          },
        };
      }),
    [open, formatMessage, periodicity],
  );
}

function columnOf(by: SpanView['by'], periodicity: Periodicity): Periodicity {
  if (by === 'periods') return periodicity;
  return by === 'quarters' ? 'quarter' : 'year';
}

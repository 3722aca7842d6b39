// Shown in a sheet's place when nothing could be suggested for it: try again, fill in by hand, or disable it.

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BusinessSectionId } from '#template/sections.ts';
import type { SheetSummary } from '../calculation/protocol.ts';
import { useDocumentState, useTemplateDocument } from '../document/document-context.ts';
import { sectionOfModule } from '../document/modules/generation-steps.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import { useModuleSwitch } from '../session/sheets/use-module-switch.ts';
import { openSheetEdit } from '../session/state/editor-state.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';
import classes from './generation.module.css';
import { generator } from './generator/generator.ts';
import { generateSheet } from './run/generate-sheet.ts';
import { storedQuestion } from './run/request/generation-question.ts';

interface ModuleErrorPanelProps {
  readonly sheet: Pick<SheetSummary, 'id' | 'moduleId' | 'title'>;
}

export function ModuleErrorPanel({ sheet }: ModuleErrorPanelProps) {
  const open = useTemplateDocument();
  const switchSheet = useModuleSwitch();
  const sectionId = sectionOfModule(sheet.moduleId);
  const { isRunning, hasFailed, run } = useRunAgain(sheet, sectionId);
  if (sectionId === null) return null;
  const addByHand = () => {
    open.note((draft) => {
      const module = draft.data.modules.find(({ id }) => id === sheet.moduleId);
      if (module) module.isInitialized = true;
    });
    openSheetEdit(open, sheet.id);
    openEditorDialog(open, { name: 'add-resource', sectionId });
  };
  return (
    <div className={classes.panel} role="alert">
      <IconAlertTriangle size={26} aria-hidden="true" />
      <h3 className={classes.title}>
        <FormattedMessage id="generation.failed" values={{ module: sheet.title }} />
      </h3>
      <p className={classes.what}>
        {hasFailed ? (
          <FormattedMessage id="generation.again-failed" />
        ) : (
          <FormattedMessage id="generation.failed-text" />
        )}
      </p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} />} loading={isRunning} onClick={run}>
          <FormattedMessage id="generation.again" />
        </Button>
        <Button variant="default" leftSection={<IconPencil size={16} />} onClick={addByHand}>
          <FormattedMessage id="generation.manually" />
        </Button>
        {sectionId !== salesSection && (
          <Button variant="default" onClick={() => switchSheet(sheet, false)}>
            <FormattedMessage id="generation.skip" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Nobody waits any more. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function useRunAgain(
  { moduleId, title }: ModuleErrorPanelProps['sheet'],
  sectionId: BusinessSectionId | null,
) {
  const document = useTemplateDocument();
  const isRunning = useDocumentState(({ progress }) => progress?.[moduleId] === 'progress');
  const [hasFailed, setFailed] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    if (sectionId === null) return;
    const begun = new AbortController();
    controller.current = begun;
    const question = storedQuestion(document.store.getState().template);
    const made = async () => (await generator.generate(question)).template;
    const generate = () => Promise.race([made(), stopped(begun.signal)]);
    const isMade = await generateSheet(document, { moduleId, sectionId, title }, generate);
    setFailed(!isMade);
    await document.saver.save();
  };
  return { isRunning, hasFailed, run: () => void start() };
}

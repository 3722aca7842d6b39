// Undo and redo, each naming the step it would take.
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tip.tsx';
import { useTemplateDocument } from '../document-context.ts';
import { useStepNames } from './use-step-names.ts';

export function UndoButtons() {
  const { formatMessage } = useIntl();
  const { undo, redo } = useTemplateDocument();
  const names = useStepNames();
  const undoLabel = names.undo
    ? formatMessage({ id: 'editor.undo-step' }, { step: names.undo })
    : formatMessage({ id: 'editor.undo' });
  const redoLabel = names.redo
    ? formatMessage({ id: 'editor.redo-step' }, { step: names.redo })
    : formatMessage({ id: 'editor.redo' });
  return (
    <ActionIcon.Group>
      <Tip label={undoLabel}>
        <ActionIcon variant="default" size={36} aria-label={undoLabel} disabled={!names.undo} onClick={undo}>
          <IconArrowBackUp size={18} />
        </ActionIcon>
      </Tip>
      <Tip label={redoLabel}>
        <ActionIcon variant="default" size={36} aria-label={redoLabel} disabled={!names.redo} onClick={redo}>
          <IconArrowForwardUp size={18} />
        </ActionIcon>
      </Tip>
    </ActionIcon.Group>
  );
}

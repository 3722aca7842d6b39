// Ctrl+Z and Ctrl+Shift+Z for the whole template, and a voice that says what was undone.
import { VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTemplateDocument } from '../document-context.ts';
import { useStepNames } from './use-step-names.ts';

export function UndoKeys() {
  const { formatMessage } = useIntl();
  const { undo, redo } = useTemplateDocument();
  const names = useStepNames();
  const [said, say] = useState('');
  const undoAloud = () => {
    if (names.undo) say(formatMessage({ id: 'editor.undone' }, { step: names.undo }));
    undo();
  };
  const redoAloud = () => {
    if (names.redo) say(formatMessage({ id: 'editor.redone' }, { step: names.redo }));
    redo();
  };
  // Inside a text field too: the template's own undo knows what was typed and everything before it.
  useHotkeys(
    [
      ['mod+Z', undoAloud],
      ['mod+shift+Z', redoAloud],
      ['mod+Y', redoAloud],
    ],
    [],
  );
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}

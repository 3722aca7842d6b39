// Ctrl+Z and Ctrl+Shift+Z for the whole template, and a voice that says what was undone.
import { VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTemplateDocument } from '../document-context.ts';
import { useStepNames } from './use-step-names.ts';

const asItIs = { preventDefault: false } as const;

/** What is typed in a dialog is undone by the field itself. */
function isForTemplate(event: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return false;
  event.preventDefault();
  return true;
}

export function UndoKeys() {
  const { formatMessage } = useIntl();
  const { undo, redo } = useTemplateDocument();
  const names = useStepNames();
  const [said, say] = useState('');
  const undoAloud = (event: KeyboardEvent) => {
    if (!isForTemplate(event)) return;
    if (names.undo) say(formatMessage({ id: 'editor.undone' }, { step: names.undo }));
    undo();
  };
  const redoAloud = (event: KeyboardEvent) => {
    if (!isForTemplate(event)) return;
    if (names.redo) say(formatMessage({ id: 'editor.redone' }, { step: names.redo }));
    redo();
  };
  // Inside a text field too: the template's own undo knows what was typed and everything before it.
  useHotkeys(
    [
      ['mod+Z', undoAloud, asItIs],
      ['mod+shift+Z', redoAloud, asItIs],
      ['mod+Y', redoAloud, asItIs],
    ],
    [],
  );
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}

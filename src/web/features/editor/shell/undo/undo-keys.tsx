// Ctrl+Z and Ctrl+Shift+Z for the whole template, and a voice that says what was undone.
import { VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useDocumentState } from '../../document/document-context.ts';
import { useAnnouncedStep } from './announced-step.ts';
import { useSteps } from './use-steps.ts';

const asItIs = { preventDefault: false } as const;

/** What is typed in a dialog is undone by the field itself. */
function isForTemplate(event: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return false;
  event.preventDefault();
  return true;
}

export function UndoKeys() {
  const { undo, redo } = useSteps();
  const undoByKey = (event: KeyboardEvent) => isForTemplate(event) && undo();
  const redoByKey = (event: KeyboardEvent) => isForTemplate(event) && redo();
  // Inside a text field too: the template's own undo knows what was typed and everything before it.
  useHotkeys(
    [
      ['mod+Z', undoByKey, asItIs],
      ['mod+shift+Z', redoByKey, asItIs],
      ['mod+Y', redoByKey, asItIs],
    ],
    [],
  );
  return <Voice />;
}

/** Each step comes as a new piece of text, for words that stay the same are not read again. */
function Voice() {
  const said = useAnnouncedStep((state) => state.said);
  const isCurrent = useDocumentState(({ template }) => template === said?.template);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said && isCurrent && <span key={said.turn}>{said.text}</span>}
    </VisuallyHidden>
  );
}

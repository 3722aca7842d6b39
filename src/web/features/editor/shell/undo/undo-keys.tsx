// Ctrl+Z and Ctrl+Shift+Z for the whole template, announced to screen readers.
import { VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useDocumentState } from '../../document/document-context.ts';
import { useAnnouncedStep } from './announced-step.ts';
import { useSteps } from './use-steps.ts';

const withoutPreventDefault = { preventDefault: false } as const;

/** Typing in a dialog is undone by the field itself. */
function isTemplateUndo(event: KeyboardEvent): boolean {
  if (document.querySelector('[aria-modal=true]')) return false;
  event.preventDefault();
  return true;
}

export function UndoKeys() {
  const { undo, redo } = useSteps();
  const undoByKey = (event: KeyboardEvent) => isTemplateUndo(event) && undo();
  const redoByKey = (event: KeyboardEvent) => isTemplateUndo(event) && redo();
  // Inside a text field too: the template's undo includes what was typed and everything before it.
  useHotkeys(
    [
      ['mod+Z', undoByKey, withoutPreventDefault],
      ['mod+shift+Z', redoByKey, withoutPreventDefault],
      ['mod+Y', redoByKey, withoutPreventDefault],
    ],
    [],
  );
  return <StepAnnouncer />;
}

/** Each step is a new element, since unchanged text is not read again. */
function StepAnnouncer() {
  const said = useAnnouncedStep((state) => state.step);
  const isCurrent = useDocumentState(({ template }) => template === said?.template);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said && isCurrent && <span key={said.turn}>{said.text}</span>}
    </VisuallyHidden>
  );
}

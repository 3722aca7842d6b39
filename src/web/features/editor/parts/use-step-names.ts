// What undo and redo would do now, in the visitor's language; null when there is nothing.
import { useIntl } from 'react-intl';
import type { StepLabel } from '../document/history.ts';
import { useDocumentState } from '../document-context.ts';

export function useStepNames(): { undo: string | null; redo: string | null } {
  const { formatMessage } = useIntl();
  const past = useDocumentState(({ history }) => history.past.at(-1)?.label ?? null);
  const future = useDocumentState(({ history }) => history.future[0]?.label ?? null);
  const name = (label: StepLabel | null) => label && formatMessage(label.message, label.values ?? {});
  return { undo: name(past), redo: name(future) };
}

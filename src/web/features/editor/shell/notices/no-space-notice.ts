// Shows a notice as soon as a save is rejected for lack of storage space, with a link to free some.
import { useEffect } from 'react';
import { isRefusal } from '#web/api/api-error.ts';
import { useNotifyNoSpace } from '#web/state/templates/use-notify-no-space.tsx';
import { useDocumentState } from '../../document/document-context.ts';

export function NoSpaceNotice() {
  const isFull = useDocumentState(
    ({ saving }) => saving.kind === 'failed' && isRefusal(saving.error, 'space-limit'),
  );
  const tellNoSpace = useNotifyNoSpace();
  useEffect(() => {
    if (isFull) tellNoSpace();
  }, [isFull, tellNoSpace]);
  return null;
}

// Tells as soon as a save is refused for want of room, with the way to make some.
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

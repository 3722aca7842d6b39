// Shows a notice as soon as a save is rejected for lack of storage space, with a link to free some.
import { useEffect } from 'react';
import { noSpaceCodeOf } from '#web/state/templates/no-space-code.ts';
import { useNotifyNoSpace } from '#web/state/templates/use-notify-no-space.tsx';
import { useDocumentState } from '../../document/document-context.ts';

export function NoSpaceNotice() {
  const code = useDocumentState(({ saving }) =>
    saving.kind === 'failed' ? noSpaceCodeOf(saving.error) : null,
  );
  const tellNoSpace = useNotifyNoSpace();
  useEffect(() => {
    if (code !== null) tellNoSpace(code);
  }, [code, tellNoSpace]);
  return null;
}

// Brings the dialogs about what happened to the template elsewhere once there is something to ask; nothing is overwritten unasked.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useDocumentState } from '../document-context.ts';

const ConflictDialog = lazy(async () => ({
  default: (await loadLater(() => import('./conflict/conflict-dialog.tsx'))).ConflictDialog,
}));

export function StaleDialog() {
  const saving = useDocumentState((state) => state.saving);
  return (
    <Suspense fallback={null}>
      {saving.kind === 'stale' && <ConflictDialog theirs={saving.theirs} />}
    </Suspense>
  );
}

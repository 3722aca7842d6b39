// Shows the dialog that adds resources, where it was opened from afar.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { closeAdding, useAdding } from './adding-state.ts';

const ResourceDialog = lazy(async () => ({
  default: (await loadLater(() => import('../resource-dialog/resource-dialog.tsx'))).ResourceDialog,
}));

export function AddingPlace() {
  const sectionId = useAdding((state) => state.sectionId);
  return sectionId === null ? null : (
    <Suspense fallback={null}>
      <ResourceDialog sectionId={sectionId} onClose={closeAdding} />
    </Suspense>
  );
}

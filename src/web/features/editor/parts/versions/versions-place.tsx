// Where the history of the template opens; its code comes when it is wanted.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { showVersions, useVersionsOpen } from './versions-open.ts';

const VersionsDialog = lazy(async () => ({
  default: (await loadLater(() => import('./versions-dialog.tsx'))).VersionsDialog,
}));

export function VersionsPlace() {
  const { isOpen } = useVersionsOpen();
  return (
    <Suspense fallback={null}>{isOpen && <VersionsDialog onClose={() => showVersions(false)} />}</Suspense>
  );
}

// Where the history of the template opens, and where it is said what came into it; the code of both comes when it is wanted.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useDocumentState } from '../../document-context.ts';
import { showVersions, useVersionsOpen } from './versions-open.ts';

const VersionsDialog = lazy(async () => ({
  default: (await loadLater(() => import('./versions-dialog.tsx'))).VersionsDialog,
}));

const OlderKeptNotice = lazy(async () => ({
  default: (await loadLater(() => import('./older-kept-notice.tsx'))).OlderKeptNotice,
}));

export function VersionsPlace() {
  const { isOpen } = useVersionsOpen();
  const olderKept = useDocumentState((state) => state.olderKept);
  return (
    <Suspense fallback={null}>
      {olderKept && <OlderKeptNotice olderKept={olderKept} />}
      {isOpen && <VersionsDialog onClose={() => showVersions(false)} />}
    </Suspense>
  );
}

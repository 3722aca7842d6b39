// Shows the result of the cloud export: where the spreadsheet is, or that this server cannot create one.
import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import type { CloudOutcome } from './builds.ts';

interface CloudResultProps {
  readonly result: CloudOutcome | null;
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

const FileReadyDialog = lazyPart(() => import('./file-ready-dialog.tsx'), 'FileReadyDialog');
const NoCloudDialog = lazyPart(() => import('./no-cloud-dialog.tsx'), 'NoCloudDialog');

export function CloudResult({ result, onClose, onDownload }: CloudResultProps) {
  return (
    <Suspense fallback={null}>
      {result?.kind === 'ready' && <FileReadyDialog address={result.address} onClose={onClose} />}
      {result?.kind === 'not-available' && <NoCloudDialog onClose={onClose} onDownload={onDownload} />}
    </Suspense>
  );
}

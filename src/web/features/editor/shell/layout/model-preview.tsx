// The current sheets, with notices above them and the trace of a number below.

import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { PreviewSkeleton } from '../../grid/preview-skeleton.tsx';
import { useTraceState } from '../../session/view/trace-state.ts';
import { SheetStack } from '../../sheets/stack/sheet-stack.tsx';
import { Notices } from '../notices/notices.tsx';

const ServerPreview = lazyPart(
  () => import('../../sheets/server-preview/server-preview.tsx'),
  'ServerPreview',
);
const TracePanel = lazyPart(() => import('../../trace/trace-panel.tsx'), 'TracePanel');

export function ModelPreview() {
  const isKnown = useCalculated(({ sheets }) => sheets.length > 0);
  const isTracing = useTraceState(({ step }) => step >= 0);
  const isWithoutWorker = useCalculated((calculated) => calculated.isWithoutWorker);
  if (isWithoutWorker) {
    return (
      <Suspense fallback={<PreviewSkeleton />}>
        <ServerPreview />
      </Suspense>
    );
  }
  if (!isKnown) return <NotYet />;
  return (
    <>
      <Notices />
      <SheetStack />
      {isTracing && (
        <Suspense fallback={null}>
          <TracePanel />
        </Suspense>
      )}
    </>
  );
}

/** If the engine failed, only the reason can be shown. */
function NotYet() {
  const isBroken = useCalculated(({ failure }) => failure !== null);
  return (
    <>
      <Notices />
      {!isBroken && <PreviewSkeleton />}
    </>
  );
}

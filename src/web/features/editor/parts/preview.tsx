// The sheets as they stand now: what needs attention above them, and below them how a number came about.

import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useCalculated } from '../calculation/calculator.ts';
import { useTraceState } from '../trace-state.ts';
import { Notices } from './notices.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { SheetStack } from './sheet-stack/sheet-stack.tsx';

const ServerPreview = lazy(async () => ({
  default: (await loadLater(() => import('./server-preview/server-preview.tsx'))).ServerPreview,
}));
const TracePanel = lazy(async () => ({
  default: (await loadLater(() => import('./trace-panel.tsx'))).TracePanel,
}));

export function Preview() {
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

/** Where the engine broke there is nothing to show but why. */
function NotYet() {
  const isBroken = useCalculated(({ failure }) => failure !== null);
  return (
    <>
      <Notices />
      {!isBroken && <PreviewSkeleton />}
    </>
  );
}

// The sheets as they stand now: what needs attention above them, and below them how a number came about.

import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useCalculated } from '../calculation/calculator.ts';
import { useTraceState } from '../trace-state.ts';
import { Notices } from './notices.tsx';
import classes from './preview.module.css';
import { SheetStack } from './sheet-stack/sheet-stack.tsx';

const TracePanel = lazy(async () => ({
  default: (await loadLater(() => import('./trace-panel.tsx'))).TracePanel,
}));

export function Preview() {
  const result = useCalculated((calculated) => calculated.result);
  const isTracing = useTraceState(({ step }) => step >= 0);
  if (!result) return <PreviewSkeleton />;
  return (
    <>
      <Notices />
      <SheetStack result={result} />
      {isTracing && (
        <Suspense fallback={null}>
          <TracePanel />
        </Suspense>
      )}
    </>
  );
}

const skeletonRows = ['62%', '48%', '55%', '70%', '44%', '58%', '50%', '64%'];

export function PreviewSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={150} radius="md" />
      {skeletonRows.map((width) => (
        <Skeleton key={width} height={14} width={width} radius="sm" />
      ))}
    </div>
  );
}

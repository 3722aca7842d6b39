// What stands in a sheet's place while it is edited or empty: its code comes when it is wanted.
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import classes from './sheet-stack.module.css';

const OwnEditedSheet = lazy(async () => ({
  default: (await loadLater(() => import('./edited-sheet.tsx'))).EditedSheet,
}));
const OwnEmptySheet = lazy(async () => ({
  default: (await loadLater(() => import('./empty-sheet.tsx'))).EmptySheet,
}));
const OwnEditTools = lazy(async () => ({
  default: (await loadLater(() => import('./edit-tools.tsx'))).EditTools,
}));
const OwnModelCharts = lazy(async () => ({
  default: (await loadLater(() => import('./model-charts.tsx'))).ModelCharts,
}));
const OwnMissingCharts = lazy(async () => ({
  default: (await loadLater(() => import('./missing-charts.tsx'))).MissingCharts,
}));

const meanwhile = <div className={classes.coming} />;

export const EditedSheet = (props: ComponentProps<typeof OwnEditedSheet>) => (
  <Suspense fallback={meanwhile}>
    <OwnEditedSheet {...props} />
  </Suspense>
);

export const EmptySheet = (props: ComponentProps<typeof OwnEmptySheet>) => (
  <Suspense fallback={meanwhile}>
    <OwnEmptySheet {...props} />
  </Suspense>
);

export const EditTools = (props: ComponentProps<typeof OwnEditTools>) => (
  <Suspense fallback={<div className={classes.tools} />}>
    <OwnEditTools {...props} />
  </Suspense>
);

export const ModelCharts = (props: ComponentProps<typeof OwnModelCharts>) => (
  <Suspense fallback={meanwhile}>
    <OwnModelCharts {...props} />
  </Suspense>
);

export const MissingCharts = () => (
  <Suspense fallback={meanwhile}>
    <OwnMissingCharts />
  </Suspense>
);

// The sign of an assumption's source, whose code comes after the fields can be typed in.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import classes from './later-source-mark.module.css';
import type { SourceMarkProps } from './source-mark.tsx';

const OwnSourceMark = lazy(async () => ({
  default: (await loadLater(() => import('./source-mark.tsx'))).SourceMark,
}));

export const SourceMark = (props: SourceMarkProps) => (
  <Suspense fallback={<span className={classes.room} />}>
    <OwnSourceMark {...props} />
  </Suspense>
);

// The sign of an assumption's source, whose code comes after the fields can be typed in.
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import classes from './later-source-mark.module.css';

const OwnSourceMark = lazy(async () => ({
  default: (await loadLater(() => import('./source-mark.tsx'))).SourceMark,
}));

export const SourceMark = (props: ComponentProps<typeof OwnSourceMark>) => (
  <Suspense fallback={<span className={classes.room} />}>
    <OwnSourceMark {...props} />
  </Suspense>
);

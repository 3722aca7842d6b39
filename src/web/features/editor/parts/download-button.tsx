// The place in the toolbar from which the model is taken away; its code comes right after the first number can be typed.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import classes from './download-button.module.css';

const TakeAway = lazy(async () => ({
  default: (await loadLater(() => import('./take-away/take-away.tsx'))).TakeAway,
}));

export const DownloadButton = () => (
  <Suspense fallback={<span className={classes.place} />}>
    <TakeAway />
  </Suspense>
);

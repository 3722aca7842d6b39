// The button that opens the history, whose code comes right after the first number can be typed.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import classes from '../later-parts.module.css';

const HistoryButton = lazy(async () => ({
  default: (await loadLater(() => import('./history-button.tsx'))).HistoryButton,
}));

export const LaterHistoryButton = () => (
  <Suspense fallback={<span className={classes.button} />}>
    <HistoryButton />
  </Suspense>
);

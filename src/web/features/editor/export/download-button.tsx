// The export buttons' place in the toolbar; their code loads right after the first number can be typed.
import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import classes from './download-button.module.css';

const ExportButtons = lazyPart(() => import('./export-buttons.tsx'), 'ExportButtons');

export const DownloadButton = () => (
  <Suspense fallback={<span className={classes.place} />}>
    <ExportButtons />
  </Suspense>
);

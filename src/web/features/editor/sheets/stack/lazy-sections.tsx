// Parts of a sheet that load on demand: the empty state, and the charts above its numbers.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import classes from './sheet-stack.module.css';

const meanwhile = <div className={classes.coming} />;

export const EmptySheet = awaitedPart(() => import('./empty-sheet.tsx'), 'EmptySheet', meanwhile);

export const TracedCharts = awaitedPart(() => import('./traced-charts.tsx'), 'TracedCharts', meanwhile);

export const MissingCharts = awaitedPart(() => import('./missing-charts.tsx'), 'MissingCharts', meanwhile);

export const DashboardView = awaitedPart(
  () => import('../dashboard/dashboard-view.tsx'),
  'DashboardView',
  <div className={classes.dashboard} />,
);

export const RevenueChart = awaitedPart(
  () => import('./revenue-chart.tsx'),
  'RevenueChart',
  <div className={classes.chart} />,
);

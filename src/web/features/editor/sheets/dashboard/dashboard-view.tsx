// What stands above the numbers of the dashboard: six key figures with their traces, and the charts that an investor looks at.
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { DashboardData, KeyFigure } from '../../calculation/dashboard/dashboard-data.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import { startTrace, useTraceState } from '../../session/view/trace-state.ts';
import { DashboardCharts } from './dashboard-charts.tsx';
import classes from './dashboard-view.module.css';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { KeyFigureTile } from './key-figure-tile.tsx';

export function DashboardView({ data }: { readonly data: DashboardData }) {
  if (data.isEmpty) return <EmptyDashboard />;
  return (
    <>
      <KeyFigures data={data} />
      <DashboardCharts data={data} />
    </>
  );
}

function KeyFigures({ data: { figures, currency } }: { readonly data: DashboardData }) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  const { names } = useScenario(useTemplate());
  const pressed = useReturnToTile();
  const trace = ({ place }: KeyFigure, tile: HTMLElement, isByKey: boolean) => {
    if (!place) return;
    const { sheetId, rowId, column } = place;
    pressed.current = tile;
    startTrace(open, { place: { rowId, column }, sheetId, isFromTile: true }, isByKey);
  };
  return (
    <section className={classes.figures} aria-label={formatMessage({ id: 'dashboard.figures' })}>
      {figures.map((figure) => (
        <KeyFigureTile
          key={figure.id}
          figure={figure}
          currency={currency}
          baseName={names[0] ?? ''}
          onTrace={(tile, isByKey) => trace(figure, tile, isByKey)}
        />
      ))}
    </section>
  );
}

/** A trace that was opened from a tile gives the focus back to it. */
function useReturnToTile() {
  const pressed = useRef<HTMLElement | null>(null);
  const isTracing = useTraceState(({ step }) => step >= 0);
  useEffect(() => {
    if (isTracing || !pressed.current) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [isTracing]);
  return pressed;
}

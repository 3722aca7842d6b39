// What stands above the numbers of the dashboard: six key figures with their traces, and the charts that an investor looks at.
import { useEffect, useRef } from 'react';
import type { DashboardData, KeyFigure } from '../../calculation/dashboard/dashboard-data.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { KeyFigures } from '../../grid/key-figures.tsx';
import { startTrace, useTraceState } from '../../session/view/trace-state.ts';
import { DashboardCharts } from './dashboard-charts.tsx';
import { EmptyDashboard } from './empty-dashboard.tsx';

export function DashboardView({ data }: { readonly data: DashboardData }) {
  if (data.isEmpty) return <EmptyDashboard />;
  return (
    <>
      <TracedFigures data={data} />
      <DashboardCharts data={data} />
    </>
  );
}

function TracedFigures({ data }: { readonly data: DashboardData }) {
  const open = useTemplateDocument();
  const pressed = useReturnToTile();
  const trace = ({ place }: KeyFigure, tile: HTMLElement, isByKey: boolean) => {
    if (!place) return;
    const { sheetId, rowId, column } = place;
    pressed.current = tile;
    startTrace(open, { place: { rowId, column }, sheetId, isFromTile: true }, isByKey);
  };
  return <KeyFigures data={data} onTrace={trace} />;
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

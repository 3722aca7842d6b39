// What stands above the numbers of the dashboard: six key figures and the charts that an investor looks at, each with the traces of its numbers.
import type { DashboardData } from '../../calculation/dashboard/dashboard-data.ts';
import { KeyFigures } from '../../grid/key-figures.tsx';
import { usePictureTrace } from '../../grid/use-picture-trace.ts';
import { DashboardCharts } from './dashboard-charts.tsx';
import { EmptyDashboard } from './empty-dashboard.tsx';

export function DashboardView({ data }: { readonly data: DashboardData }) {
  const openTrace = usePictureTrace();
  if (data.isEmpty) return <EmptyDashboard />;
  return (
    <>
      <KeyFigures data={data} onTrace={({ place }, tile, isByKey) => openTrace(place, tile, isByKey)} />
      <DashboardCharts data={data} openTrace={openTrace} />
    </>
  );
}

// What is drawn above the numbers of a sheet: the charts that stand on it, or what is sold.
import type { SheetLayout } from '../../calculation/protocol.ts';
import { RevenueChart } from '../later-parts.tsx';
import { ModelCharts } from './later-sections.tsx';
import classes from './sheet-stack.module.css';

/** Elsewhere the room belongs to the numbers. */
const sheetsOfRevenue: ReadonlySet<string> = new Set(['revenue', 'dashboard']);

export function SheetPictures({ layout }: { readonly layout: SheetLayout }) {
  const { sheet, charts } = layout;
  if (charts.length === 0 && !sheetsOfRevenue.has(sheet.id)) return null;
  return (
    <div className={classes.fixed}>
      {charts.length > 0 ? <ModelCharts charts={charts} /> : <RevenueChart />}
    </div>
  );
}

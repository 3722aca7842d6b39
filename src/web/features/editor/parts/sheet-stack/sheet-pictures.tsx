// What is drawn above the numbers of a sheet: the charts that stand on it, or what is sold.
import type { CalculationResult, SheetLayout } from '../../calculation/protocol.ts';
import { RevenueChart } from '../later-parts.tsx';
import { ModelCharts } from './later-sections.tsx';
import classes from './sheet-stack.module.css';

/** Elsewhere the room belongs to the numbers. */
const sheetsOfRevenue: ReadonlySet<string> = new Set(['revenue', 'dashboard']);

interface SheetPicturesProps {
  readonly layout: SheetLayout;
  readonly result: CalculationResult;
}

export function SheetPictures({ layout: { sheet, charts }, result }: SheetPicturesProps) {
  if (charts.length === 0 && !sheetsOfRevenue.has(sheet.id)) return null;
  return (
    <div className={classes.fixed}>
      {charts.length > 0 ? <ModelCharts charts={charts} /> : <RevenueChart result={result} />}
    </div>
  );
}

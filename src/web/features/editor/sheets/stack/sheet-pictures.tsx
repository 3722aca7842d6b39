// What is drawn above the numbers of a sheet: the charts that stand on it or what they lack, or what is sold.
import { memo, type ReactNode } from 'react';
import { useAfterFrame } from '#web/ui/hooks/use-after-frame.ts';
import type { SheetLayout } from '../../calculation/protocol.ts';
import type { DisplayOptions } from '../../calculation/shown-cell.ts';
import { useDisplayOptions, useSheetLanguage } from '../../session/view/sheets-view.ts';
import { MissingCharts, ModelCharts, RevenueChart } from './lazy-sections.tsx';
import classes from './sheet-stack.module.css';

/** Elsewhere the room belongs to the numbers. */
const sheetsOfRevenue: ReadonlySet<string> = new Set(['revenue', 'dashboard']);

export function SheetPictures({ layout }: { readonly layout: SheetLayout }) {
  return <Pictures layout={useAfterFrame(layout)} />;
}

const Pictures = memo(function Pictures({ layout: { sheet, charts } }: { readonly layout: SheetLayout }) {
  const language = useSheetLanguage();
  const picture = pictureOf(sheet.id, charts, useDisplayOptions(language));
  return picture && <div className={classes.fixed}>{picture}</div>;
});

function pictureOf(sheetId: string, charts: SheetLayout['charts'], display: DisplayOptions): ReactNode {
  if (charts.length > 0) return <ModelCharts charts={charts} display={display} />;
  if (sheetId === 'charts') return <MissingCharts />;
  return sheetsOfRevenue.has(sheetId) ? <RevenueChart /> : null;
}

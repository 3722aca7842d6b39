// The charts above the numbers of a sheet: its own ones or a hint that they are disabled, or the revenue chart.
import { memo, type ReactNode, useState } from 'react';
import { useAfterFrame } from '#web/ui/hooks/use-after-frame.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import type { PreviewSheetLayout } from '../../calculation/protocol.ts';
import type { DisplayOptions } from '../../calculation/shown-cell.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import { useDisplayOptions, useSheetLanguage } from '../../session/view/sheets-view.ts';
import { DashboardView, MissingCharts, RevenueChart, TracedCharts } from './lazy-sections.tsx';
import classes from './sheet-stack.module.css';

/** On other sheets the space belongs to the numbers. */
const sheetsOfRevenue: ReadonlySet<string> = new Set(['revenue']);

const sheetsOfCash: ReadonlySet<string> = new Set(['dashboard', 'financing', 'cf']);

interface SheetNoticeProps {
  readonly sheetId: string;
}

/** Another scenario has its own cash: where there is enough of it, nobody filled a gap. */
export function SheetNotice({ sheetId }: SheetNoticeProps) {
  const scenario = useCalculated(({ result }) => result?.scenario ?? null);
  return <ScenarioNotice key={scenario} sheetId={sheetId} />;
}

function ScenarioNotice({ sheetId }: SheetNoticeProps) {
  const CashNotice = useEditorPart('CashNotice');
  const hasGap = useCalculated(({ result }) => (result?.cashGap ?? null) !== null);
  const [isShown, setShown] = useState(hasGap);
  if (hasGap && !isShown) setShown(true);
  if (!isShown || !sheetsOfCash.has(sheetId)) return null;
  return (
    <div className={classes.fixed}>
      <CashNotice onLeave={() => setShown(false)} />
    </div>
  );
}

export function SheetPictures({ layout }: { readonly layout: PreviewSheetLayout }) {
  return <Pictures layout={useAfterFrame(layout)} />;
}

const Pictures = memo(function Pictures({
  layout: { sheet, charts, dashboard, spanned },
}: {
  readonly layout: PreviewSheetLayout;
}) {
  const language = useSheetLanguage();
  const display = useDisplayOptions(language);
  const picture = dashboard ? (
    <DashboardView data={dashboard} />
  ) : (
    pictureOf({ sheet, charts, spanned }, display)
  );
  return picture && <div className={classes.fixed}>{picture}</div>;
});

function pictureOf(
  { sheet: { id }, charts, spanned }: Pick<PreviewSheetLayout, 'sheet' | 'charts' | 'spanned'>,
  display: DisplayOptions,
): ReactNode {
  if (charts.length > 0) return <TracedCharts charts={charts} display={display} />;
  if (id === 'charts') return <MissingCharts />;
  return sheetsOfRevenue.has(id) ? <RevenueChart spanned={spanned} /> : null;
}

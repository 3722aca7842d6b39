// The chosen sheet as it stands now: what needs attention, the revenue drawn, and every number below.

import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useCalculated } from '../calculation/calculator.ts';
import { gridOfSheet, placeOfColumn } from '../calculation/grid-of-sheet.ts';
import type { CalculationResult } from '../calculation/protocol.ts';
import { sectionHolding } from '../document/resources/resource-view.ts';
import { useOpenSection, useTemplate } from '../document-context.ts';
import { pickResource, showSheet } from '../state.ts';
import { lookInto, useTraceState } from '../trace-state.ts';
import { RevenueChart } from './later-parts.tsx';
import { Notices } from './notices.tsx';
import classes from './preview.module.css';

const TracePanel = lazy(async () => ({
  default: (await loadLater(() => import('./trace-panel.tsx'))).TracePanel,
}));

/** Elsewhere the room belongs to the numbers. */
const sheetsWithChart: ReadonlySet<string> = new Set(['revenue', 'dashboard']);

export function Preview() {
  const { formatMessage } = useIntl();
  const result = useCalculated((calculated) => calculated.result);
  const isNarrow = useIsNarrow();
  const pickedId = useOpenSection().picked?.id ?? null;
  const template = useTemplate();
  const target = useTraceState((state) => state.target);
  const isTracing = useTraceState(({ step }) => step >= 0);
  const pick = (resourceId: string) => {
    const sectionId = sectionHolding(template, resourceId);
    if (sectionId !== null) pickResource(sectionId, resourceId);
  };
  const grid = useMemo(() => {
    if (!result?.sheet) return null;
    const texts = {
      units: formatMessage({ id: 'editor.units' }),
      total: formatMessage({ id: 'editor.total' }),
      value: formatMessage({ id: 'editor.value' }),
      zero: formatMessage({ id: 'editor.zero' }),
    };
    return gridOfSheet(result.sheet, result.language, {
      texts,
      pickedGroup: pickedId,
      isTotalLast: isNarrow,
    });
  }, [result, pickedId, isNarrow, formatMessage]);
  if (!result || !grid) return <PreviewSkeleton />;
  return (
    <>
      <Notices />
      {sheetsWithChart.has(result.sheet?.id ?? '') && !(isNarrow && isTracing) && (
        <RevenueChart result={result} />
      )}
      <DataGrid
        data={grid}
        label={formatMessage({ id: 'editor.sheet-named' }, { sheet: grid.title })}
        onPick={({ group }) => group && pick(group)}
        onFollow={showSheet}
        target={target}
        onOpen={(row, columnId, isByKey) => openTrace(result, row.id, columnId, isByKey)}
      />
      {isTracing && (
        <Suspense fallback={null}>
          <TracePanel />
        </Suspense>
      )}
    </>
  );
}

/** A row's name stands for the first number of the row. */
function openTrace(
  { sheet }: CalculationResult,
  rowId: string,
  columnId: string | null,
  isByKey: boolean,
): void {
  const row = sheet?.rows.find(({ id }) => id === rowId);
  if (!sheet || !row || row.role === 'blank') return;
  const whole = row.figures.total === null ? 'constant' : 'total';
  const named = placeOfColumn(columnId ?? (row.values.length > 0 ? '0' : 'whole'));
  const column = named === 'whole' ? whole : named;
  lookInto({ place: { rowId, column }, sheetId: sheet.id }, isByKey);
}

const skeletonRows = ['62%', '48%', '55%', '70%', '44%', '58%', '50%', '64%'];

export function PreviewSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={150} radius="md" />
      {skeletonRows.map((width) => (
        <Skeleton key={width} height={14} width={width} radius="sm" />
      ))}
    </div>
  );
}

// The chosen sheet as it stands now: what needs attention, the revenue drawn, and every number below.
import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useCalculated } from '../calculation/calculator.ts';
import { gridOfSheet } from '../calculation/grid-of-sheet.ts';
import { sectionHolding } from '../document/resources/resource-view.ts';
import { useOpenSection, useTemplate } from '../document-context.ts';
import { pickResource, showSheet } from '../state.ts';
import { Notices } from './notices.tsx';
import classes from './preview.module.css';
import { RevenueChart } from './revenue-chart.tsx';

/** Elsewhere the room belongs to the numbers. */
const sheetsWithChart: ReadonlySet<string> = new Set(['revenue', 'dashboard']);

export function Preview() {
  const { formatMessage } = useIntl();
  const result = useCalculated((calculated) => calculated.result);
  const isNarrow = useIsNarrow();
  const pickedId = useOpenSection().picked?.id ?? null;
  const template = useTemplate();
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
      {sheetsWithChart.has(result.sheet?.id ?? '') && <RevenueChart result={result} />}
      <DataGrid
        data={grid}
        label={formatMessage({ id: 'editor.sheet-named' }, { sheet: grid.title })}
        onPick={({ group }) => group && pick(group)}
        onFollow={showSheet}
      />
    </>
  );
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

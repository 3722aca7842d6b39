// One chart of a sheet, drawn from the cells as they are now.
import { useElementSize } from '@mantine/hooks';
import { IconTable } from '@tabler/icons-react';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { useNumberText } from '#web/sheet-page/state/use-shown-text.ts';
import { MixedChart } from '#web/ui/charts/mixed-chart.tsx';
import classes from './sheet-chart.module.css';
import type { ShownChart } from './shown-chart.ts';
import { useShownChart } from './use-shown-chart.ts';

export function SheetChart({ chart }: { readonly chart: ChartView }) {
  const shown = useShownChart(chart);
  const title = useId();
  return (
    <section className={classes.chart} aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {chart.title}
        </h2>
        <span className={classes.unit}>{shown.unit}</span>
        <ToNumbers chart={chart} />
      </div>
      {shown.isEmpty ? (
        <p className={classes.nothing}>
          <FormattedMessage id="charts.all-zero" />
        </p>
      ) : (
        <Plot title={chart.title} shown={shown} />
      )}
    </section>
  );
}

const leastPlotPx = 80;

/** The names take what they need, the drawing the rest. */
function Plot({ title, shown }: { readonly title: string; readonly shown: ShownChart }) {
  const textOf = useNumberText();
  const { ref, height } = useElementSize();
  const place = useRef<HTMLDivElement>(null);
  const [plotPx, setPlotPx] = useState(leastPlotPx);
  // Names take other lines in another width and with other series, so they are measured each time.
  useLayoutEffect(() => {
    const legend = place.current?.querySelector('figcaption')?.offsetHeight ?? 0;
    if (height > 0) setPlotPx(Math.max(leastPlotPx, height - legend));
  });
  const { axisFormat } = shown;
  const formatTick = useCallback(
    (value: number) => (value === 0 ? '0' : textOf(value, axisFormat)),
    [textOf, axisFormat],
  );
  return (
    <div ref={ref} className={classes.plot}>
      <div ref={place}>
        <MixedChart
          label={title}
          series={shown.series}
          labels={shown.labels}
          formatTick={formatTick}
          heightPx={plotPx}
        />
      </div>
    </div>
  );
}

/** A chart is only as good as the way to what it draws. */
function ToNumbers({ chart }: { readonly chart: ChartView }) {
  const page = usePage();
  const { formatMessage } = useIntl();
  const [first] = chart.series;
  if (!first) return null;
  const { sheet, line, firstColumn: column } = first.cells;
  const label = formatMessage(
    { id: 'book.chart-numbers' },
    { title: chart.title, sheet: page.view.sheets[sheet]?.title ?? '' },
  );
  return (
    <button
      type="button"
      className={classes.numbers}
      aria-label={label}
      title={label}
      onClick={() => page.goTo({ sheet, line, column })}
    >
      <IconTable size={15} aria-hidden="true" />
    </button>
  );
}

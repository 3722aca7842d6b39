// What stands beside the period that is pointed at: the amount of each series, what they come to, and what happened.
import type { ChartSeries } from './chart-scale.ts';
import classes from './chart-tip.module.css';

/** What a tooltip says beyond the numbers of the series. */
export interface ChartTipTexts {
  /** Of all numbers; empty for shares. */
  readonly unit: string;
  /** Tells that the arrow keys go from period to period. */
  readonly hint: string;
}

export interface ChartMark {
  readonly id: string;
  readonly index: number;
  /** Where on the axis it is; null for one at the foot of the chart. */
  readonly value: number | null;
  readonly kind: 'point' | 'loan' | 'asset';
  readonly text: string;
  /** Whether the drawing itself says it. */
  readonly isNamed: boolean;
  /** No line of what it is the lowest point of runs below it. */
  readonly isLowest: boolean;
}

interface ChartTipProps {
  readonly series: readonly ChartSeries[];
  readonly marks: readonly ChartMark[];
  readonly label: string;
  readonly index: number;
  readonly texts: ChartTipTexts;
  readonly xPx: number;
  readonly widthPx: number;
}

/** It stands on the side that has room. */
const gapPx = 12;

export function ChartTip({ series, marks, label, index, texts: { unit }, xPx, widthPx }: ChartTipProps) {
  const isRight = xPx < widthPx / 2;
  const side = isRight ? { left: xPx + gapPx } : { right: widthPx - xPx + gapPx };
  return (
    <div className={classes.tip} style={side} aria-hidden="true">
      <p className={classes.period}>
        <span>{label}</span>
        <span className={classes.unit}>{unit}</span>
      </p>
      <dl className={classes.values}>
        {series.map(({ id, name, texts, isTotal }, order) => (
          <div key={id} data-order={order} data-total={isTotal || undefined}>
            <dt>{name}</dt>
            <dd>{texts[index]}</dd>
          </div>
        ))}
      </dl>
      {marks
        .filter((mark) => mark.index === index)
        .map(({ id, text, kind }) => (
          <p key={id} className={classes.event} data-kind={kind}>
            {text}
          </p>
        ))}
    </div>
  );
}

/** The same in one sentence, for those who hear it. */
export function spokenTip(
  series: readonly ChartSeries[],
  marks: readonly ChartMark[],
  { unit }: ChartTipTexts,
  label: string,
  index: number,
): string {
  const amounts = series.map(
    ({ name, texts }) => `${name} ${texts[index] ?? ''}${unit === '' ? '' : ` ${unit}`}`,
  );
  const events = marks.filter((mark) => mark.index === index).map(({ text }) => text);
  return [`${label}: ${amounts.join(', ')}`, ...events].join('. ');
}

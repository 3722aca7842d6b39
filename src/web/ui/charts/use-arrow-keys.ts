// The arrow keys go from period to period of a chart, and what stands there is said; Enter opens how it is calculated.
import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { ChartSeries } from './chart-scale.ts';
import { type ChartMark, type ChartTipTexts, spokenTip } from './chart-tip.tsx';
import { openByKey, type SeriesTrace } from './use-drawing-pointer.ts';

interface ArrowKeys {
  readonly label: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly marks: readonly ChartMark[];
  readonly tip: ChartTipTexts | undefined;
  readonly index: number | null;
  readonly setPointed: (index: number | null) => void;
  readonly trace: SeriesTrace | undefined;
}

/** Where each key goes from a period; null leaves the chart as it is. */
function reached(key: string, index: number | null, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, (index ?? -1) + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, (index ?? last + 1) - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** A chart without tooltips has no keys. */
export function useArrowKeys(keys: ArrowKeys): HTMLAttributes<HTMLDivElement> {
  const { label, labels, series, marks, tip, index, setPointed, trace } = keys;
  if (!tip || labels.length === 0) return {};
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && index !== null) openByKey(series, trace, index, event.currentTarget);
    const next = reached(event.key, index, labels.length - 1);
    if (event.key === 'Escape' && index !== null) event.stopPropagation();
    else if (next === null) return;
    event.preventDefault();
    setPointed(next);
  };
  return {
    tabIndex: 0,
    role: 'slider',
    'aria-label': `${label}. ${tip.hint}`,
    'aria-valuemin': 1,
    'aria-valuemax': labels.length,
    'aria-valuenow': (index ?? 0) + 1,
    'aria-valuetext': index === null ? tip.hint : spokenTip(series, marks, tip, labels[index] ?? '', index),
    onKeyDown: press,
    onBlur: () => setPointed(null),
  };
}

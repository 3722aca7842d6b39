// The marks of a chart in words; only points of the line itself are named in the drawing, the rest is told in the tooltip.
import type { IntlShape } from 'react-intl';
import { shortMoney } from '#web/i18n/short-money.ts';
import type { ChartMark as NamedMark } from '#web/ui/charts/chart-tip.tsx';
import type { ChartMark } from '../calculation/dashboard/funding-events.ts';
import { type DisplayOptions, scaledValue } from '../calculation/shown-cell.ts';

export interface MarkedChart {
  readonly marks: readonly ChartMark[];
  readonly labels: readonly string[];
  /** As in the document, rather than in thousands of it. */
  readonly currency: string;
}

const money = { format: 'money' } as const;

export function namedMarks(
  { marks, labels, currency }: MarkedChart,
  intl: IntlShape,
  display: DisplayOptions,
): readonly NamedMark[] {
  const { formatMessage } = intl;
  return marks.map(({ kind, index, value, name }) => {
    const amount = shortMoney(intl, value, currency);
    const period = labels[index] ?? '';
    const isPoint = kind === 'lowest' || kind === 'crossing' || kind === 'payback';
    const texts = {
      lowest: () => formatMessage({ id: 'dashboard.mark-lowest' }, { amount, period }),
      crossing: () => formatMessage({ id: 'dashboard.mark-crossing' }, { period }),
      payback: () => formatMessage({ id: 'dashboard.mark-payback' }, { period }),
      loan: () => formatMessage({ id: 'dashboard.mark-loan' }, { name, amount }),
      asset: () => formatMessage({ id: 'dashboard.mark-asset' }, { name, amount }),
    };
    return {
      id: `${kind} ${index} ${name}`,
      index,
      value: isPoint ? scaledValue(value, money, display) : null,
      kind: isPoint ? 'point' : kind,
      text: texts[kind](),
      isNamed: isPoint,
      isLowest: kind === 'lowest',
    };
  });
}

// One key figure: what it is, how much, of when, how it moves, and how it differs from the first scenario.
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type { KeyFigure } from '../calculation/dashboard/dashboard-data.ts';
import { isBeyondReason } from '../calculation/dashboard/rate-words.ts';
import { useTemplateFact } from '../document/document-context.ts';
import classes from './key-figures.module.css';
import { useFigureTexts } from './use-figure-texts.ts';

interface KeyFigureTileProps {
  readonly figure: KeyFigure;
  readonly currency: string;
  /** Of the first scenario. */
  readonly baseName: string;
  /** Not on paper, where nothing is pressed and no sparkline is needed beside the charts. */
  readonly onTrace: ((tile: HTMLElement, isByKey: boolean) => void) | null;
}

const titles = defineMessages({
  revenue: { id: 'dashboard.revenue' },
  growth: { id: 'dashboard.growth' },
  margin: { id: 'dashboard.margin' },
  cash: { id: 'dashboard.cash' },
  value: { id: 'dashboard.value' },
  net: { id: 'dashboard.net-value' },
});

const rates: Readonly<Record<'own' | 'exit', MessageDescriptor>> = defineMessages({
  own: { id: 'dashboard.rate' },
  exit: { id: 'dashboard.rate-exit' },
});

const profitTitles = defineMessages({
  month: { id: 'dashboard.profit-month' },
  quarter: { id: 'dashboard.profit-quarter' },
  year: { id: 'dashboard.profit-year' },
});

const presentValues: ReadonlySet<string> = new Set(['dashboard.single.npv', 'dashboard.single.npv_exit']);

function useTitle({ id, place }: KeyFigure): MessageDescriptor {
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  if (id === 'profit') return profitTitles[periodicity];
  return id === 'value' && place && presentValues.has(place.rowId) ? titles.net : titles[id];
}

/** A longer amount has a line of its own above the trend. */
const mostBesideTrend = 10;

export function KeyFigureTile({ figure, currency, baseName, onTrace }: KeyFigureTileProps) {
  const { formatMessage } = useIntl();
  const { place, trend } = figure;
  const title = useTitle(figure);
  const when = useWhen(figure);
  const texts = useFigureTexts(figure, currency, baseName);
  const content = (
    <>
      <span className={classes.title}>{formatMessage(title)}</span>
      <span
        className={classes.amount}
        data-none={texts.isNone || undefined}
        data-long={texts.short.length > mostBesideTrend || undefined}
      >
        {texts.short}
      </span>
      <span className={classes.when}>{when}</span>
      {onTrace && trend.length > 1 && (
        <span className={classes.trend}>
          <Sparkline values={trend} width={72} height={26} />
        </span>
      )}
      {texts.change !== null && (
        <span className={classes.change} data-good={texts.isGood ?? undefined}>
          {texts.change}
        </span>
      )}
    </>
  );
  if (!onTrace || !place || texts.isNone) {
    return (
      <div className={classes.tile} data-figure={figure.id}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes.tile}
      data-figure={figure.id}
      data-tip={texts.full}
      onClick={({ currentTarget, detail }) => onTrace(currentTarget, detail === 0)}
    >
      {content}
    </button>
  );
}

/** Below the amount: its year or period, or the rate of return beside a value. */
function useWhen({ id, when, rate, isRateOfExit, kind }: KeyFigure): string {
  const { formatMessage, formatNumber } = useIntl();
  if (id === 'value') {
    if (rate === null) return '';
    if (isBeyondReason(rate)) return formatMessage({ id: 'dashboard.rate-too-high' });
    const shown = formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 });
    return formatMessage(isRateOfExit ? rates.exit : rates.own, { rate: shown });
  }
  if (kind === 'period') return formatMessage({ id: 'dashboard.profit-by' });
  return when ?? formatMessage({ id: 'dashboard.first-months' });
}

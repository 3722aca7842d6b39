// How a key figure reads: short in its tile, in full in the tooltip, and its difference from the first scenario.
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import { shortMoney } from '#web/i18n/short-money.ts';
import type { KeyFigure } from '../calculation/dashboard/dashboard-data.ts';
import type { FigureRead } from '../calculation/dashboard/key-figures.ts';
import { pageNumber } from '../calculation/numbers/own-marks.ts';
import { useTemplateFact } from '../document/document-context.ts';
import { useSheetLanguage } from '../session/view/sheets-view.ts';

interface FigureTexts {
  readonly short: string;
  readonly full: string;
  /** There is no such number. */
  readonly isNone: boolean;
  /** Null in the first scenario, and where one of the two has no number. */
  readonly change: string | null;
  /** Whether the difference is for the better; null where there is none. */
  readonly isGood: boolean | null;
}

const nothing = defineMessages({
  revenue: { id: 'dashboard.no-number' },
  growth: { id: 'dashboard.no-growth' },
  margin: { id: 'dashboard.no-revenue' },
  profit: { id: 'dashboard.no-profit' },
  cash: { id: 'dashboard.no-number' },
  value: { id: 'dashboard.no-value' },
});

/** A second full year may have nothing to grow from. */
const reasonOf = ({ id, when }: KeyFigure): FigureRead['id'] =>
  id === 'growth' && when !== '' ? 'margin' : id;

export function useFigureTexts(figure: KeyFigure, currency: string, baseName: string): FigureTexts {
  const intl = useIntl();
  const language = useSheetLanguage();
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  const { value, kind, when, base } = figure;
  const isNone = !Number.isFinite(value);
  const isMoney = kind === 'money';
  return {
    short: isNone ? intl.formatMessage(nothing[reasonOf(figure)]) : shown(intl, figure, currency),
    full: isMoney ? `${pageNumber(value, 'money', language)} ${currency}` : (when ?? ''),
    isNone,
    ...(base && !isNone && Number.isFinite(base.value)
      ? difference(intl, figure, base, { currency, baseName, periodicity })
      : { change: null, isGood: null }),
  };
}

function shown(intl: IntlShape, { value, kind, when }: FigureRead, currency: string): string {
  if (kind === 'period') return when ?? '';
  if (kind === 'share')
    return intl.formatNumber(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return shortMoney(intl, value, currency);
}

interface Beside {
  readonly currency: string;
  readonly baseName: string;
  readonly periodicity: Periodicity;
}

const apartTexts: Readonly<Record<'later' | 'earlier', MessageDescriptor>> = defineMessages({
  later: { id: 'dashboard.later' },
  earlier: { id: 'dashboard.earlier' },
});

/** What rounds to this is the same. */
const smallest = 0.0005;

function difference(
  intl: IntlShape,
  { value, kind }: FigureRead,
  { value: before }: FigureRead,
  { currency, baseName: scenario, periodicity }: Beside,
): Pick<FigureTexts, 'change' | 'isGood'> {
  const more = value - before;
  const share = kind === 'money' ? more / Math.max(1e-9, Math.abs(before)) : more;
  if (Math.abs(share) < smallest) {
    return { change: intl.formatMessage({ id: 'dashboard.same' }, { scenario }), isGood: null };
  }
  if (kind === 'period') {
    const apart = { count: Math.abs(more), period: periodicity, scenario };
    return {
      change: intl.formatMessage(more > 0 ? apartTexts.later : apartTexts.earlier, apart),
      isGood: more < 0,
    };
  }
  const change = kind === 'share' ? pointsApart(intl, more) : moneyApart(intl, more, before, currency);
  return { change: intl.formatMessage({ id: 'dashboard.change' }, { change, scenario }), isGood: more > 0 };
}

const pointsApart = ({ formatMessage, formatNumber }: IntlShape, more: number): string =>
  formatMessage(
    { id: 'dashboard.points' },
    { points: formatNumber(more * 100, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }) },
  );

/** A percentage of nothing or of a loss would be meaningless. */
function moneyApart(intl: IntlShape, more: number, before: number, currency: string): string {
  if (before > 0 && before + more >= 0) {
    return intl.formatNumber(more / before, {
      ...{ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    });
  }
  return `${more > 0 ? '+' : ''}${shortMoney(intl, more, currency)}`;
}

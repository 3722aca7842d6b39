// Income tax, of each period by itself or of the fiscal year to date.
import { type OptionInput, openingOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine } from './line.ts';

export interface IncomeTax {
  readonly tax: PeriodLine;
  /** Of the fiscal year so far; null where periods are assessed by themselves. */
  readonly toDate: { readonly profit: PeriodLine; readonly tax: PeriodLine } | null;
}

const isAssessedByYear = ({ template }: OptionInput): boolean =>
  template.data.options.tax?.assessed === 'year';

/** The losses of earlier years at the opening; null where none ever count. */
type LossPool = number | null;

function ofPeriods(profit: PeriodLine, rate: PeriodLine, losses: LossPool): PeriodLine {
  const tax = emptyLine(profit.length - 1);
  let lossPool = losses ?? 0;
  for (let t = 1; t < profit.length; t++) {
    const gain = Math.max(0, at(profit, t));
    const used = Math.min(lossPool, gain);
    if (losses !== null) lossPool = lossPool + Math.max(0, -at(profit, t)) - used;
    tax[t] = (at(rate, t) / 100) * (gain - used);
  }
  return tax;
}

/** Losses of earlier years lower the year's tax only with a pool. */
function ofYears(
  profit: PeriodLine,
  rate: PeriodLine,
  years: readonly number[],
  losses: LossPool,
): Omit<IncomeTax, 'toDate'> & { readonly toDate: { profit: PeriodLine; tax: PeriodLine } } {
  const n = profit.length - 1;
  const [tax, profitToDate, taxToDate] = [emptyLine(n), emptyLine(n), emptyLine(n)];
  let [pool, openingPool, yearsRate] = [losses ?? 0, 0, 0];
  for (let t = 1; t <= n; t++) {
    const isSameYear = t > 1 && years[t] === years[t - 1];
    if (!isSameYear) {
      openingPool = pool;
      yearsRate = at(rate, t);
    }
    const y = at(profit, t) + (isSameYear ? at(profitToDate, t - 1) : 0);
    const due = (yearsRate / 100) * Math.max(0, y - openingPool);
    pool = losses !== null ? Math.max(0, openingPool - y) : 0;
    profitToDate[t] = y;
    taxToDate[t] = due;
    tax[t] = isSameYear ? due - at(taxToDate, t - 1) : due;
  }
  return { tax, toDate: { profit: profitToDate, tax: taxToDate } };
}

/** On earnings before interest there is no pool of losses. */
export function incomeTax(
  setting: OptionInput,
  profit: PeriodLine,
  rate: PeriodLine,
  hasPool: boolean,
): IncomeTax {
  const losses = hasPool ? (openingOf(setting, 'lossPool') ?? 0) : null;
  return isAssessedByYear(setting)
    ? ofYears(profit, rate, setting.years, losses)
    : { tax: ofPeriods(profit, rate, losses), toDate: null };
}

// Settles numbers that somebody said of a business: each for its line, in the money of the model.
import type { Cost, Sale } from '#catalog/kind/kind.ts';
import type { BusinessFigure } from '#template/fields.ts';
import type { Business, SettledFigure } from '../business/business.ts';
import { local } from '../business/money.ts';
import { sizeFactor } from '../business/size.ts';
import {
  type CostLine,
  costCalled,
  costNamed,
  linesOf,
  type ModelLines,
  rentBefore,
  type SaleLine,
  saleCalled,
  salesCalled,
  staffCalled,
  staffMeant,
} from './lines-called.ts';

const monthsInYear = 12;

/** Units of a currency for a dollar; null where nobody knows it. */
export type WorthOf = (currency: string) => number | null;

/** What was asked, with the line that it is of. */
export interface FittingFigure {
  readonly asked: BusinessFigure;
  readonly found: readonly SettledFigure[];
}

export interface FiguresFound {
  readonly figures: readonly SettledFigure[];
  /** Without what there is no line for. */
  readonly fitting: readonly FittingFigure[];
}

interface Settling {
  readonly business: Business;
  readonly lines: ModelLines;
  readonly worthOf: WorthOf;
}

/** In the money of the model. */
function inMoney({ value, currency }: BusinessFigure, { business, worthOf }: Settling): number {
  const worth = currency === undefined ? null : worthOf(currency);
  return worth === null ? value : Number(((value * business.levels.perDollar) / worth).toPrecision(6));
}

const figure = ({ is, from }: BusinessFigure, found: SaleLine | CostLine, value: number): SettledFigure => ({
  ...{ is, value, line: { part: found.part, name: found.line.name } },
  ...(from !== undefined && { from }),
});

const ofAll = ({ is }: BusinessFigure, value: number): readonly SettledFigure[] => [
  { is, value, line: null },
];

/** What is usual for it in the place, a month. */
function usualOf({ part, line }: CostLine, { business }: Settling): number {
  const whole = [business.head, ...business.others][part];
  if (!whole || !('amount' in line)) return 0;
  const dollars = line.amount.typical * sizeFactor(whole, line.amount);
  return (
    local(dollars, 'overhead', business.levels, whole.kind) / (line.form === 'yearly' ? monthsInYear : 1)
  );
}

/** Which of a month and a year makes it nearer what is usual. */
const isNearerMonth = (value: number, usualMonth: number): boolean =>
  Math.abs(Math.log(value / usualMonth)) <= Math.abs(Math.log(value / monthsInYear / usualMonth));

function ofAmount(asked: BusinessFigure, settling: Settling): readonly SettledFigure[] {
  const found = costCalled(asked.of, settling.lines);
  if (!found || !['monthly', 'yearly'].includes(found.line.form)) return [];
  const said = inMoney(asked, settling);
  const usual = usualOf(found, settling);
  const isMonth = asked.per === undefined ? isNearerMonth(said, usual) : asked.per === 'month';
  const value = isMonth ? said : said / monthsInYear;
  return [figure(asked, found, value), ...paidBefore(found, value / usual, settling)];
}

/** Rent before the opening is so many months of the rent. */
function paidBefore(found: CostLine, factor: number, { lines }: Settling): readonly SettledFigure[] {
  const isRent = 'is' in found.line && found.line.is === 'rent';
  const before = isRent ? rentBefore(lines) : null;
  if (!before || !Number.isFinite(factor)) return [];
  return [{ is: 'times', value: factor, line: { part: before.part, name: before.line.name } }];
}

function ofPay(asked: BusinessFigure, settling: Settling): readonly SettledFigure[] {
  return staffMeant(asked.of, settling.lines).flatMap((found) => {
    const { line, part } = found;
    const whole = [settling.business.head, ...settling.business.others][part];
    if (line.form !== 'pay' || !whole) return [];
    if (asked.is === 'pay-times') return [figure(asked, found, asked.value)];
    const said = inMoney(asked, settling);
    const usual = local(line.salary.typical, 'pay', settling.business.levels, whole.kind) / monthsInYear;
    const isMonth = asked.per === undefined ? isNearerMonth(said, usual) : asked.per === 'month';
    return [figure(asked, found, isMonth ? said * monthsInYear : said)];
  });
}

/** A cost of that very name; else what is sold so; else a cost that is called so. */
function ofTimes(asked: BusinessFigure, settling: Settling): readonly SettledFigure[] {
  const { lines } = settling;
  const named = costNamed(asked.of, lines);
  const sales = named ? [] : salesCalled(asked.of, lines);
  const cost = named ?? (sales.length > 0 ? null : costCalled(asked.of, lines));
  if (!cost) return sales.map((sale) => figure(asked, sale, asked.value));
  return [figure(asked, cost, asked.value), ...paidBefore(cost, asked.value, settling)];
}

function ofShare(asked: BusinessFigure, lines: ModelLines): readonly SettledFigure[] {
  const isShare = ({ line }: { readonly line: Sale | Cost }): boolean => line.form === 'share';
  const only: ModelLines = { sales: lines.sales.filter(isShare), costs: lines.costs.filter(isShare) };
  const found = saleCalled(asked.of, only) ?? costCalled(asked.of, only);
  return found ? [figure(asked, found, asked.value)] : [];
}

/** Somebody subscribes or is a member, and leaves. */
const areLeaving = ({ head, others }: Business): boolean =>
  [head, ...others].some(
    ({ kind }) =>
      kind.sales.some(({ form }) => form === 'subscription') ||
      kind.volumes.some(({ inputs }) => inputs.churn !== undefined),
  );

/** No tax takes all there is, and nothing grows so fast for years. */
const mostOf: Readonly<Partial<Record<BusinessFigure['is'], number>>> = {
  share: 100,
  'income-tax': 99,
  'sales-tax': 99,
  growth: 300,
  'loan-rate': 99,
  'loan-years': 50,
  churn: 99,
};

function settledFigure(asked: BusinessFigure, settling: Settling): readonly SettledFigure[] {
  const { lines } = settling;
  if (asked.value > (mostOf[asked.is] ?? Number.POSITIVE_INFINITY)) return [];
  switch (asked.is) {
    case 'people': {
      const found = staffCalled(asked.of, lines);
      return found ? [figure(asked, found, asked.value)] : [];
    }
    case 'pay':
    case 'pay-times':
      return ofPay(asked, settling);
    case 'amount':
      return ofAmount(asked, settling);
    case 'times':
      return ofTimes(asked, settling);
    case 'share':
      return ofShare(asked, lines);
    case 'churn':
      return areLeaving(settling.business) ? ofAll(asked, asked.value) : [];
    case 'loan':
    case 'equity':
      return ofAll(asked, inMoney(asked, settling));
    default:
      return ofAll(asked, asked.value);
  }
}

export function figuresFor(
  business: Business,
  asked: readonly BusinessFigure[],
  worthOf: WorthOf,
): FiguresFound {
  if (asked.length === 0) return { figures: [], fitting: [] };
  const settling: Settling = { business, lines: linesOf(business), worthOf };
  const fitting = asked
    .map((one) => ({ asked: one, found: settledFigure(one, settling) }))
    .filter(({ found }) => found.length > 0);
  return { figures: fitting.flatMap(({ found }) => found), fitting };
}

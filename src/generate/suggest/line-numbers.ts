// The default formula that a line of a kind is worked out by on its own, and its numbers for a period of the model.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost, Sale } from '#catalog/kind/kind.ts';
import { monthsInPeriod } from '../business/business.ts';
import { localFigure, type MoneyClass, naturalFigure, rounded, yearlyClass } from '../business/money.ts';
import { peopleIn, sized } from '../business/size.ts';
import { joinedIn, monthlyQuantity, monthlySales, saleNamed, salesOfPart } from './full-month.ts';
import type { KindLine, LineContext } from './kind-line.ts';

export interface LineNumbers {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
}

const monthsInYear = 12;
const percent = 100;
const digits = 3;

const text = (value: number): string => String(Number(value.toPrecision(digits)));

export const inMoney = (figure: Figure, of: MoneyClass, { part }: KindLine, context: LineContext): Figure =>
  localFigure(figure, of, context.levels, part.kind);

export const sizedMoney = (figure: Figure, of: MoneyClass, line: KindLine, context: LineContext): Figure =>
  inMoney(sized(line.part, naturalFigure(figure, context.levels)), of, line, context);

/** The owner of a small business does without; whoever adds the line has somebody. */
const peopleOf = (cost: Extract<Cost, { form: 'pay' }>, { part }: KindLine): number =>
  Math.max(1, peopleIn(part, cost));

/** In percent of all sales, whichever of them it is of. */
export function shareOfAll(
  { share, of }: Extract<Cost, { form: 'share' }>,
  { part }: KindLine,
  { parts, levels }: LineContext,
): number {
  const sale = of === null ? null : saleNamed(of, part.kind);
  const base = sale ? monthlySales(sale, part, levels) : salesOfPart(part, levels);
  const all = parts.reduce((sum, one) => sum + salesOfPart(one, levels), 0);
  return share.typical * (all > 0 ? base / all : 1);
}

/** What leaves in several months, of whom so many leave in each. */
const churnIn = (monthly: number, months: number): number =>
  months === 1 ? monthly : percent * (1 - (1 - monthly / percent) ** months);

/** Of what is rounded already, as most amounts are, each month counts in full. */
const inMonths = (monthly: number, months: number): number => Number((monthly * months).toPrecision(6));

function numbersOfSale(sale: Sale, line: KindLine, context: LineContext): LineNumbers {
  const { part } = line;
  const months = monthsInPeriod(context);
  switch (sale.form) {
    case 'priced': {
      const price = String(inMoney(sale.price, 'price', line, context).typical);
      const bought = monthlyQuantity(sale.of, part, context.levels) * (sale.part.typical / percent);
      return { formula: 'price_quantity', values: { price, quantity: text(bought * months) } };
    }
    case 'share':
      return {
        formula: 'volume_share',
        values: {
          volume: String(rounded(monthlyQuantity(sale.of, part, context.levels) * months)),
          share: text(sale.share.typical),
        },
      };
    case 'subscription':
      return {
        formula: 'subscription',
        values: {
          new: text(joinedIn(sale, part) * months),
          churn: text(churnIn(sale.churn.typical, months)),
          price: String(inMonths(inMoney(sale.price, 'price', line, context).typical, months)),
        },
      };
    case 'amount':
      return amount(inMonths(sizedMoney(sale.amount, 'price', line, context).typical, months));
  }
}

const amount = (sum: number): LineNumbers => ({ formula: 'amount', values: { amount: String(sum) } });
/** In the first period only. */
const once = (sum: number): LineNumbers => ({ formula: 'amount', values: { amount: `${sum};0` } });

function numbersOfCost(cost: Cost, line: KindLine, context: LineContext): LineNumbers {
  const months = monthsInPeriod(context);
  switch (cost.form) {
    case 'pay':
      return {
        formula: 'staff',
        values: {
          people: String(peopleOf(cost, line)),
          salary: String(inMoney(cost.salary, 'pay', line, context).typical),
          burden: String(context.burden),
        },
      };
    case 'share':
      return { formula: 'share_of', values: { share: text(shareOfAll(cost, line, context)) } };
    case 'unit':
      return {
        formula: 'unit_cost_quantity',
        values: {
          cost: String(inMoney(naturalFigure(cost.cost, context.levels), 'supply', line, context).typical),
          quantity: text(monthlyQuantity(cost.of, line.part, context.levels) * months),
        },
      };
    case 'monthly':
      return amount(inMonths(sizedMoney(cost.amount, 'overhead', line, context).typical, months));
    case 'yearly': {
      const yearly = sizedMoney(cost.amount, yearlyClass(line.part.kind), line, context).typical;
      return amount(months === 1 ? rounded(yearly / monthsInYear) : inMonths(yearly / monthsInYear, months));
    }
    case 'once':
      return once(sizedMoney(cost.amount, 'overhead', line, context).typical);
  }
}

export function numbersOf(line: KindLine, context: LineContext): LineNumbers {
  if (line.section === 'section_sales') return numbersOfSale(line.line, line, context);
  if (line.section === 'section_fixedassets') {
    return once(sizedMoney(line.line.amount, line.line.isTraded ? 'traded' : 'goods', line, context).typical);
  }
  return numbersOfCost(line.line, line, context);
}

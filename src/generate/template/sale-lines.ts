// What a kind of business sells, as lines of the sales section.
import type { Sale } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import { sizeFactor, volumeFactor } from '../business/size.ts';
import {
  kindOf,
  lineId,
  months,
  numberText,
  type PartContext,
  priceOf,
  saidPriceOf,
  saidSourceOf,
  sourceOf,
  times,
  typed,
} from './context.ts';
import { figureOfAll, withFigures } from './figured.ts';
import { formulaOf } from './formulas.ts';
import type { Line, LineFlow, LineTerms, Typed } from './line.ts';
import { moving } from './movement.ts';
import { flowInOpenMonths } from './season-lines.ts';
import { volumeRow } from './volume-lines.ts';

const full = 100;

type SaleOf<Form extends Sale['form']> = Extract<Sale, { readonly form: Form }>;

/** What its author said stays as it was said, whatever prices are moved by. */
function pricedAt(sale: SaleOf<'priced' | 'subscription'>, context: PartContext, span = 1): Typed {
  const price = times(priceOf(sale.price, context), span);
  const said = saidPriceOf(sale.name, context);
  if (said === null) return typed(price.typical, price, context);
  return { data: numberText(said * span), source: saidSourceOf(price, context) };
}

function priced(sale: SaleOf<'priced'>, context: PartContext): LineFlow {
  const { language } = context.business;
  const price = pricedAt(sale, context);
  const base = { row: volumeRow(sale.of, context) ?? saleRow(sale.of, context) };
  if (sale.part.typical === full) {
    return {
      formula: formulaOf('price_of', language),
      inputs: { base, price },
    };
  }
  return {
    formula: formulaOf('part_price_of', language),
    inputs: {
      base,
      share: typed(sale.part.typical, sale.part, context),
      price,
    },
  };
}

function subscribed(sale: SaleOf<'subscription'>, context: PartContext): LineFlow {
  const span = months(context);
  const joined = times(sale.customers, volumeFactor(context.part, sale.customers) * span);
  const leaving = figureOfAll('churn', context.business) ?? sale.churn.typical;
  const left = 100 * (1 - (1 - leaving / 100) ** span);
  const volume = { id: '', name: sale.name, units: sale.name, formula: 'plain', inputs: {} } as const;
  return {
    formula: formulaOf('subscription', context.business.language),
    inputs: {
      new: { ...moving(joined.typical, false, volume, context), source: sourceOf(joined, context) },
      churn: typed(Number(left.toPrecision(3)), sale.churn, context),
      price: pricedAt(sale, context, span),
    },
  };
}

/** What is sold for a part of money has its rate for a price; a part of other sales moves with their prices anyway. */
function rateOf({ of, share }: SaleOf<'share'>, context: PartContext): number {
  const { priceFactor, ruledFactor } = context.adjustments;
  if (ruledFactor === undefined || volumeRow(of, context) === null) return share.typical;
  return Math.min(full, Number(((share.typical * priceFactor) / ruledFactor).toPrecision(3)));
}

function flowOf(sale: Sale, context: PartContext): LineFlow {
  const { language } = context.business;
  switch (sale.form) {
    case 'priced':
      return priced(sale, context);
    case 'subscription':
      return subscribed(sale, context);
    case 'share':
      return {
        formula: formulaOf('share_of', language),
        inputs: {
          share: typed(rateOf(sale, context), sale.share, context),
          base: { row: volumeRow(sale.of, context) ?? saleRow(sale.of, context) },
        },
      };
    case 'amount': {
      const factor = sizeFactor(context.part, sale.amount) * months(context);
      const amount = priceOf(times(sale.amount, factor), context);
      return {
        formula: formulaOf('amount', language),
        inputs: { amount: typed(amount.typical, amount, context) },
      };
    }
  }
}

/** The id of the line with this English name. */
function saleRow(name: string, context: PartContext): string {
  const row = kindOf(context).sales.findIndex((sale) => inLanguage(sale.name, defaultLanguage) === name);
  if (row === -1) throw new Error(`${kindOf(context).id} sells no ${name}`);
  return lineId('service', context, row);
}

/** What one of its kind follows: a volume, the customers of a subscription, or the line itself. */
export function rowOf(name: string, context: PartContext): string {
  const volume = volumeRow(name, context);
  if (volume !== null) return volume;
  const row = saleRow(name, context);
  const sale = kindOf(context).sales.find((one) => inLanguage(one.name, defaultLanguage) === name);
  return sale?.form === 'subscription' ? `${row}.customers` : row;
}

/** What follows no volume is earned in the open months alone; customers who stay pay in them. */
function inSeason(sale: Sale, flow: LineFlow, context: PartContext): LineFlow {
  if (sale.form === 'amount') return flowInOpenMonths(flow, 'amount', context);
  return sale.form === 'subscription' ? flowInOpenMonths(flow, 'price', context) : flow;
}

export function saleLines(context: PartContext): readonly Line[] {
  const { language, others, rates } = context.business;
  const kind = kindOf(context);
  const days = String(kind.terms.receivable);
  const terms: LineTerms = {
    // The days of the whole company are those of its trade.
    ...(others.length > 0 &&
      context.index > 0 && {
        accountsReceivablePeriod: { name: 'accountsReceivablePeriod', units: 'days', value: days },
      }),
    ...(rates.salesTax !== null && { salestax: { name: 'salestax', lookupId: 'taxsales_1' } }),
  };
  return kind.sales.map((sale, row) => ({
    id: lineId('service', context, row),
    rel: 'service',
    section: 'section_sales',
    name: inLanguage(sale.name, language),
    flows: [inSeason(sale, withFigures(flowOf(sale, context), sale, context), context)],
    terms,
  }));
}

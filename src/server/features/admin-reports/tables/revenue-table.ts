// What was paid in each month, by currency and by who took it, to download.
import { inWholeUnits } from '#contract/money/amount-in-words.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { amountToGiveBack } from '#server/policy/money/refund-of.ts';
import { orderPieces } from './order-tables.ts';
import type { Table } from './table.ts';

interface Month {
  readonly month: string;
  readonly provider: string;
  readonly currency: string;
  orders: number;
  net: number;
  tax: number;
  refunded: number;
  disputed: number;
}

export const revenueTable: Table = {
  columns: [
    ...['month', 'provider', 'currency', 'orders', 'net', 'tax', 'total', 'refunded', 'disputed', 'left'],
  ],
  rows: async function* (query) {
    const months = new Map<string, Month>();
    for await (const orders of orderPieces(query)) for (const order of orders) count(months, order);
    const sorted = [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, month]) => month);
    yield sorted.map(({ month, provider, currency, orders, net, tax, refunded, disputed }) => {
      const total = net + tax;
      const amounts = [net, tax, total, refunded, disputed, total - refunded - disputed];
      return [month, provider, currency, orders, ...amounts.map((one) => inWholeUnits(one, currency))];
    });
  },
};

/** In the month of the payment, in UTC, whatever became of it later: money given back is taken off there. */
function count(months: Map<string, Month>, order: Order): void {
  const { paid_at: paidAt, provider, currency } = order;
  if (paidAt === null) return;
  const month = new Date(paidAt).toISOString().slice(0, 7);
  const key = JSON.stringify([month, provider, currency]);
  const counted = months.get(key) ?? {
    ...{ month, provider, currency },
    ...{ orders: 0, net: 0, tax: 0, refunded: 0, disputed: 0 },
  };
  counted.orders += 1;
  counted.net += order.amount;
  counted.tax += order.tax_amount;
  counted.refunded += order.refunded_amount;
  if (order.state === 'disputed') counted.disputed += amountToGiveBack(order);
  months.set(key, counted);
}

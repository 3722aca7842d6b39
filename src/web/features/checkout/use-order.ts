// Waits for an order to be paid, and for its receipt and workbook: requests the visitor every second, and gives up eventually.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';

const askEveryMs = 1000;
const giveUpAfterMs = 20_000;
/** Some ways to pay take minutes, and some days. */
const askLaterEveryMs = 15_000;

export type Order = Visitor['orders'][number];

export type OrderSearch =
  | { readonly state: 'loading' }
  /** It is there, and the money is not yet. */
  | { readonly state: 'waiting'; readonly order: Order }
  /** Null if the address has no id: there is nothing to wait for. */
  | { readonly state: 'loaded'; readonly order: Order | null }
  | { readonly state: 'error' };

export function useOrder(orderId: string | null): OrderSearch {
  const [hasGivenUp, setGivenUp] = useState(false);
  const { data } = useQuery({
    ...visitorQuery,
    refetchInterval: ({ state }) => intervalOf(state.data, orderId, hasGivenUp),
    // The payment may have been made in another window that is still on top.
    refetchIntervalInBackground: true,
  });
  const order = find(data, orderId);
  const isWaiting = orderId !== null && !isComplete(order);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setGivenUp(true), giveUpAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (orderId === null) return { state: 'loaded', order: null };
  if (order) return { state: isSettled(order) ? 'loaded' : 'waiting', order };
  return { state: hasGivenUp ? 'error' : 'loading' };
}

function intervalOf(
  visitor: Visitor | undefined,
  orderId: string | null,
  hasGivenUp: boolean,
): number | false {
  const order = find(visitor, orderId);
  if (orderId === null || isComplete(order)) return false;
  if (!hasGivenUp) return askEveryMs;
  return order?.state === 'pending' ? askLaterEveryMs : false;
}

const isSettled = (order: Order | undefined): boolean => order !== undefined && order.state !== 'pending';

/** What belongs to a paid order is made a moment after it; should it take longer, it comes by email. */
function isComplete(order: Order | undefined): boolean {
  if (order?.state !== 'paid') return isSettled(order);
  return order.receiptUrl !== null && order.fileLink !== 'building' && !order.isSpreadsheetBuilding;
}

const find = (visitor: Visitor | undefined, orderId: string | null): Order | undefined =>
  visitor?.orders.find((order) => order.orderId === orderId);

// Waits for an order: requests the visitor every second until the order appears, and gives up eventually.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';

const askEveryMs = 1000;
const giveUpAfterMs = 20_000;

export type Order = Visitor['orders'][number];

export type OrderSearch =
  | { readonly state: 'loading' }
  /** Null if the address has no id: there is nothing to wait for. */
  | { readonly state: 'loaded'; readonly order: Order | null }
  | { readonly state: 'error' };

export function useOrder(orderId: string | null): OrderSearch {
  const [hasGivenUp, setGivenUp] = useState(false);
  const isWanted = orderId !== null && !hasGivenUp;
  const { data } = useQuery({
    ...visitorQuery,
    refetchInterval: ({ state }) => (isWanted && !find(state.data, orderId) ? askEveryMs : false),
    // The payment may have been made in another window that is still on top.
    refetchIntervalInBackground: true,
  });
  const order = find(data, orderId);
  const isWaiting = isWanted && order === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setGivenUp(true), giveUpAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (orderId === null || order) return { state: 'loaded', order: order ?? null };
  return { state: hasGivenUp ? 'error' : 'loading' };
}

const find = (visitor: Visitor | undefined, orderId: string | null): Order | undefined =>
  visitor?.orders.find((order) => order.orderId === orderId);

// Tests the wait for an order: polled every second, given up after twenty unless money is on its way, never started without an id.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { type OrderSearch, useOrder } from './use-order.ts';

const order = { orderId: 'order-1', name: 'Tea', state: 'paid' };
const pending = { ...order, state: 'pending' };
let orders: readonly unknown[] = [];
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  [orders, asked] = [[], 0];
  // A server reduced to its network behavior.
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify({ orders }));
  });
  return () => vi.unstubAllGlobals();
});

afterEach(() => vi.useRealTimers());

async function waitFor(orderId: string | null): Promise<{ current: OrderSearch }> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  await queryClient.prefetchQuery(visitorQuery);
  asked = 0;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useOrder(orderId), { wrapper }).result;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[CHECKOUT-2] [STATE-3] polls every second until the order exists, and no more after that', async () => {
  const search = await waitFor('order-1');
  await pass(2900);
  expect([asked, search.current.state]).toEqual([2, 'loading']);
  orders = [order];
  await pass(200);
  expect(asked).toBe(3);
  expect(search.current).toEqual({ state: 'loaded', order });
  await pass(60_000);
  expect([asked, search.current.state]).toEqual([3, 'loaded']);
});

it('[CHECKOUT-2] [STATE-3] gives up after twenty seconds and stops polling', async () => {
  const search = await waitFor('order-1');
  await pass(19_900);
  expect([asked, search.current.state]).toEqual([19, 'loading']);
  await pass(200);
  expect(search.current).toEqual({ state: 'error' });
  const atEnd = asked;
  await pass(60_000);
  expect(asked).toBe(atEnd);
});

it('waits for the money of an order that is there, less often after twenty seconds', async () => {
  orders = [pending];
  const search = await waitFor('order-1');
  await pass(5100);
  expect([asked, search.current.state]).toEqual([5, 'waiting']);
  await pass(15_000);
  const afterTwenty = asked;
  await pass(30_000);
  expect([asked - afterTwenty, search.current.state]).toEqual([2, 'waiting']);
  orders = [order];
  await pass(15_100);
  expect(search.current).toEqual({ state: 'loaded', order });
});

it('finds an existing order without polling', async () => {
  orders = [order];
  const search = await waitFor('order-1');
  expect(search.current).toEqual({ state: 'loaded', order });
  await pass(5000);
  expect(asked).toBe(0);
});

it('[CHECKOUT-2] [STATE-3] does not wait without an id', async () => {
  orders = [order];
  const search = await waitFor(null);
  expect(search.current).toEqual({ state: 'loaded', order: null });
  await pass(60_000);
  expect(asked).toBe(0);
});

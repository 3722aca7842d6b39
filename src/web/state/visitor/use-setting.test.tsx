// Tests that a setting shows the new value while it is saved, and the stored one if saving failed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSetting } from './use-setting.ts';
import { type Visitor, visitorQuery } from './visitor.ts';

function Counted() {
  const { value, change, isError } = useSetting('analytics');
  return (
    <label>
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {isError ? 'not saved' : 'counted'}
    </label>
  );
}

it('shows the new value at once, and the stored one if it could not be saved', async () => {
  let refuse: (fault: Error) => void = () => undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(
      () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    ),
  );
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(visitorQuery.queryKey, { settings: { analytics: true } } as Visitor);
  render(
    <QueryClientProvider client={client}>
      <Counted />
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(box.checked).toBe(false);
  refuse(new TypeError('away'));
  await screen.findByText('not saved');
  expect(box.checked).toBe(true);
  vi.unstubAllGlobals();
});

// How server state is kept: a refusal is final, a silent server is asked again when it is back.
import { QueryClient } from '@tanstack/react-query';

const freshForMs = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshForMs, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

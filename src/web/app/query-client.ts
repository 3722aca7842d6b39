// The defaults for server state: a refusal is final, an unavailable server is asked again when it is back.
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

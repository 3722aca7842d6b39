// Refusals that concern the operator rather than the call: the area is then shown anew, or not at all.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from '#web/api/api-error.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

/** Queries about the operator's own session; its second factor is one. */
export const operatorSessionKey = ['operator-session'] as const;

export function noteOperatorRefusal(queryClient: QueryClient, error: unknown): void {
  // Whoever is an operator no longer, or signed out in another tab, is answered as if there were no such address.
  if (isRefusal(error, 'not-found')) void queryClient.invalidateQueries(visitorQuery);
  if (error instanceof ApiError && error.code === 'second-factor-required')
    void queryClient.invalidateQueries({ queryKey: operatorSessionKey });
}

// Refusals that concern the operator rather than the call: the area is then shown anew, or not at all.
import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#web/api/api-error.ts';
import { secondFactorQuery } from '#web/state/second-factor/second-factor.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

export function noteOperatorRefusal(queryClient: QueryClient, error: unknown): void {
  // Whoever is an operator no longer, or signed out in another tab, is answered as if there were no such address.
  if (isRefusal(error, 'not-found')) void queryClient.invalidateQueries(visitorQuery);
  // It has to be proved again after a while; the gate before the area asks for it.
  if (isRefusal(error, 'second-factor-required')) void queryClient.invalidateQueries(secondFactorQuery);
}

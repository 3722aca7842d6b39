// The figures of one of the visitor's models: those in the list, or asked for once its card is seen.
import { useQuery } from '@tanstack/react-query';
import type { RefCallback } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { useSeen } from './use-seen.ts';

export type CardFigures = NonNullable<TemplateSummary['figures']>;

const mostTries = 4;

/** The server says when it has time again. */
const waitAfter = (error: unknown): number | null => (error instanceof ApiError ? error.retryAfterMs : null);

/** Null until they are known; a card that cannot be read has none. */
export function useCardFigures({ uuid, revision, isBroken, figures }: TemplateSummary): {
  readonly figures: CardFigures | null;
  readonly watch: RefCallback<HTMLElement>;
} {
  const [seen, watch] = useSeen();
  const { data } = useQuery({
    queryKey: ['card-figures', uuid, revision],
    queryFn: async ({ signal }) =>
      (await call('getTemplateFigures', { params: { id: uuid }, signal, isQuiet: true })).figures,
    enabled: seen && figures === null && !isBroken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < mostTries && waitAfter(error) !== null,
    retryDelay: (_, error) => waitAfter(error) ?? 0,
  });
  return { figures: isBroken ? null : (figures ?? data ?? null), watch };
}

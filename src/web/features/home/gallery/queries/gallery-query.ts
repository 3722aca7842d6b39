// The templates of the gallery as cards, refetched after a minute.
import { queryOptions } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type Card = Reply<'getGallery'>['templates'][number];

const freshForMs = 60_000;

export const galleryQuery = queryOptions({
  queryKey: ['gallery'],
  queryFn: async ({ signal }): Promise<readonly Card[]> => (await call('getGallery', { signal })).templates,
  staleTime: freshForMs,
});

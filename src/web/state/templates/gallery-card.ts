// The gallery's card of one template, with its price, asked for anew where it is offered for sale.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type GalleryCard = Reply<'getGallery'>['templates'][number];

/** Null if the gallery does not have it. */
export const useGalleryCard = (uuid: string, isWanted = true): UseQueryResult<GalleryCard | null> =>
  useQuery({
    queryKey: ['gallery-for-sale'],
    queryFn: ({ signal }) => call('getGallery', { signal }),
    select: ({ templates }) => templates.find((template) => template.uuid === uuid) ?? null,
    enabled: isWanted,
  });

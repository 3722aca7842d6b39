// What has become of the wish that a template is listed in the gallery, and the ways to change it.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

export type Listing = Reply<'getListing'>;

const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listing', id],
    queryFn: ({ signal }) => call('getListing', { params: { id }, signal }),
    staleTime: 0,
  });

export const useListing = (id: string) => useQuery(listingQuery(id));

export function useChangeListing(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: 'askForListing' | 'withdrawListing') => call(name, { params: { id } }),
    onSuccess: (listing) => client.setQueryData(listingQuery(id).queryKey, listing),
  });
}

export function usePublish(uuid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (publication: { readonly name: string; readonly isPublished: boolean }) =>
      call('publishTemplate', { body: { uuid, ...publication } }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries(visitorQuery), client.invalidateQueries(listingQuery(uuid))]),
  });
}

// The own spreadsheets behind links, and what their owner changes about them.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

type OwnSpreadsheets = Reply<'listSpreadsheets'>;
export type OwnSpreadsheet = OwnSpreadsheets['spreadsheets'][number];
export type OwnDrive = OwnSpreadsheets['drive'];

const spreadsheetsQuery = queryOptions({
  queryKey: ['spreadsheets'],
  queryFn: ({ signal }) => call('listSpreadsheets', { signal }),
  // More may have been made since, and others opened.
  staleTime: 0,
});

export const useSpreadsheets = () => useQuery(spreadsheetsQuery);

/** What is asked about before it is done. */
export type AskedChange = 'turn-off' | 'renew';

type SpreadsheetChange =
  | { readonly isEditable: boolean }
  | { readonly renew: true }
  | { readonly newLink: true };

export function useChangeSpreadsheet(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SpreadsheetChange) => call('changeSpreadsheet', { params: { id }, body }),
    onSuccess: ({ spreadsheet }) =>
      queryClient.setQueryData(
        spreadsheetsQuery.queryKey,
        (known) =>
          known && {
            ...known,
            spreadsheets: known.spreadsheets.map((one) => (one.id === id ? spreadsheet : one)),
          },
      ),
  });
}

export function useTurnOffSpreadsheet(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('revokeSpreadsheet', { params: { id } }),
    onSuccess: (left) => {
      queryClient.setQueryData(spreadsheetsQuery.queryKey, left);
      // It may be that of an order.
      void queryClient.invalidateQueries(visitorQuery);
    },
  });
}

export function useDisconnectDrive() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('disconnectDrive'),
    onSuccess: (left) => {
      queryClient.setQueryData(spreadsheetsQuery.queryKey, left);
      // The next one is made elsewhere.
      void queryClient.invalidateQueries(visitorQuery);
    },
  });
}

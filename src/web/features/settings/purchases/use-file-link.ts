// Turns the link to a workbook off, or replaces it by a new one; every screen knows of it at once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';
import type { Order } from './shown-orders.ts';

export type LinkChange = 'turn-off' | 'renew';

const callOf = { 'turn-off': 'revokeReceiptFile', renew: 'renewReceiptFile' } as const;

type ChangedLink = Pick<Order, 'fileUrl' | 'fileLink' | 'gsUrl' | 'isSpreadsheetBuilding'>;

/** The address of the spreadsheet changes with it; which one it is now, the server tells next. */
const changedLink = (change: LinkChange, fileUrl: string | null): ChangedLink => {
  const noSpreadsheet = { gsUrl: null, isSpreadsheetBuilding: false };
  if (change === 'turn-off') return { fileUrl: null, fileLink: 'off', ...noSpreadsheet };
  return { fileUrl, fileLink: fileUrl === null ? 'building' : 'on', ...noSpreadsheet };
};

const withLink = (visitor: Visitor, orderId: string, link: ChangedLink): Visitor => ({
  ...visitor,
  orders: visitor.orders.map((order) => (order.orderId === orderId ? { ...order, ...link } : order)),
});

export function useFileLink({ orderId, gsUrl }: Pick<Order, 'orderId' | 'gsUrl'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: LinkChange) => call(callOf[change], { params: { id: orderId } }),
    onSuccess: ({ fileUrl }, change) => {
      const link = changedLink(change, fileUrl);
      queryClient.setQueryData(
        visitorQuery.queryKey,
        (visitor) => visitor && withLink(visitor, orderId, link),
      );
      // A new one of the workbook brings one of the spreadsheet, which may take a while to be made.
      if (gsUrl !== null || change === 'renew') void queryClient.invalidateQueries(visitorQuery);
    },
    // Of a change whose reply was lost nobody knows whether it was made.
    onError: () => queryClient.invalidateQueries(visitorQuery),
  });
}

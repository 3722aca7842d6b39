// Offers to buy a template: in the plans dialog, or, where nothing is sold, a notice says so.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { openDialog } from '../dialogs/dialogs.ts';
import { useNotify } from '../notices/notify.ts';
import { useVisitor, type Visitor, visitorQuery } from '../visitor/visitor.ts';

export const isAnythingSold = ({ sales }: Pick<Visitor, 'sales'>): boolean => sales.plans || sales.templates;

export function useOfferPurchase(): (templateUuid: string) => void {
  const isSold = isAnythingSold(useVisitor());
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useCallback(
    (templateUuid) => {
      if (isSold) openDialog({ name: 'plans', templateUuid });
      else notify({ id: 'not-sold', color: 'yellow', message: formatMessage({ id: 'plans.not-sold' }) });
      // A subscription may have ended, or been paid for, since the page asked.
      void queryClient.invalidateQueries({ queryKey: visitorQuery.queryKey });
    },
    [isSold, formatMessage, notify, queryClient],
  );
}

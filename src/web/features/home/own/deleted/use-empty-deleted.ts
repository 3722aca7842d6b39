// Has the server permanently remove deleted templates, then saves what there was no space for.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { saveOpenWork } from '#web/state/unsaved-work/open-work.ts';
import { deletedQuery } from '../templates/deleted-query.ts';
import { emptyOnServer } from './empty-on-server.ts';

interface EmptyDeleted {
  /** True when they are removed. */
  readonly empty: (uuids: readonly string[]) => Promise<boolean>;
  readonly isEmptying: boolean;
}

export function useEmptyDeleted(): EmptyDeleted {
  const queryClient = useQueryClient();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { mutateAsync, isPending } = useMutation({ mutationFn: emptyOnServer });
  const empty = useCallback(
    async (uuids: readonly string[]) => {
      try {
        await mutateAsync(uuids);
        queryClient.setQueryData(deletedQuery.queryKey, (deleted) =>
          deleted?.filter(({ uuid }) => !uuids.includes(uuid)),
        );
        notify({ message: formatMessage({ id: 'home.emptied' }) });
        void saveOpenWork();
        return true;
      } catch {
        notify({ color: 'red', message: formatMessage({ id: 'home.empty-failed' }) });
        return false;
      }
    },
    [queryClient, formatMessage, notify, mutateAsync],
  );
  return { empty, isEmptying: isPending };
}

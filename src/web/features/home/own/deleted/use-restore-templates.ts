// Restores deleted templates, which appear in the list at once.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { deletedQuery } from '../templates/deleted-query.ts';
import { changeKnownTemplates } from '../templates/known-templates.ts';
import { beginRestoring } from '../templates/pending-changes.ts';

/** True when they are restored. */
export function useRestoreTemplates(): (templates: readonly TemplateSummary[]) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return useCallback(
    async (templates) => {
      const end = beginRestoring(templates);
      const uuids = templates.map(({ uuid }) => uuid);
      try {
        const restored = await call('restoreUserTemplates', { body: uuids });
        queryClient.setQueryData(deletedQuery.queryKey, (deleted) =>
          deleted?.filter(({ uuid }) => !uuids.includes(uuid)),
        );
        await changeKnownTemplates(queryClient, (known) => [
          ...known.filter(({ uuid }) => !uuids.includes(uuid)),
          ...restored.templates,
        ]);
        return true;
      } catch (error) {
        const isFull = isRefusal(error, 'template-limit');
        const message = isFull
          ? formatMessage({ id: 'home.restore-full' })
          : formatMessage({ id: 'home.restore-failed' });
        notify({ color: 'red', message });
        return false;
      } finally {
        end();
      }
    },
    [queryClient, formatMessage, notify],
  );
}

// Restores a version and says so; undo reverts it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { type TemplateVersion, versionQuery, versionsQuery } from './versions-query.ts';

const labels = defineMessages({ restore: { id: 'step.restore-version' } });

export function useRestore({ version }: TemplateVersion, when: string, onDone: () => void) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const document = useTemplateDocument();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => document.saver.restore(version, { message: labels.restore, values: { when } }),
    onSuccess: () => {
      const { repairs = [] } = queryClient.getQueryData(versionQuery(document.uuid, version).queryKey) ?? {};
      document.store.setState({ repairs });
      onDone();
      notify({ message: formatMessage({ id: 'versions.restored' }, { when }) });
    },
    // It may have been changed elsewhere meanwhile, or removed from the history.
    onError: () => queryClient.invalidateQueries({ queryKey: versionsQuery(document).queryKey }),
  });
}

// Makes a version the present one again and says so; undo takes it back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { type Version, versionsQuery } from './versions-query.ts';

const labels = defineMessages({ restore: { id: 'step.restore-version' } });

export function useRestore({ version }: Version, when: string, onDone: () => void) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const document = useTemplateDocument();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => document.saver.restore(version, { message: labels.restore, values: { when } }),
    onSuccess: () => {
      onDone();
      notify({ message: formatMessage({ id: 'versions.restored' }, { when }) });
    },
    // It may have been changed elsewhere meanwhile, or thinned out.
    onError: () => queryClient.invalidateQueries({ queryKey: versionsQuery(document).queryKey }),
  });
}

// Saves, has the workbook built, and hands the file to the browser.
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { callAddress } from '#web/api/address.ts';
import { call } from '#web/api/call.ts';
import { track } from '#web/state/analytics.ts';
import { useNotify } from '#web/state/notify.ts';
import { useTemplateDocument } from '../document-context.ts';

export function DownloadButton({ isShort = false }: { readonly isShort?: boolean }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { uuid, saver, store } = useTemplateDocument();
  const download = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) throw new Error(formatMessage({ id: 'editor.download-unsaved' }));
      const { template, revision } = store.getState();
      // A copy that nobody has changed yet is not on the server.
      const body = revision === null ? { template } : { templateId: uuid };
      const { data } = await call('buildModel', { body });
      takeFile(callAddress('downloadModel', {}, { filename: data }));
      track('model-downloaded', 'editor');
    },
    onError: ({ message }) => {
      notify({
        color: 'red',
        title: formatMessage({ id: 'editor.download-failed' }),
        message,
        autoClose: false,
      });
    },
  });
  return (
    <Button
      leftSection={<IconFileSpreadsheet size={18} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      aria-label={formatMessage({ id: 'editor.download' })}
    >
      {isShort ? <FormattedMessage id="editor.download-short" /> : <FormattedMessage id="editor.download" />}
    </Button>
  );
}

/** The reply names the file, so the page stays where it is. */
function takeFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

// Shows a notice as soon as a save is rejected because of an error in the template.
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useDocumentState, useTemplateDocument } from '../../document/document-context.ts';
import { isTemplateFault } from './use-save-failure-reason.ts';

export function CannotSaveNotice() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { uuid } = useTemplateDocument();
  const isRefused = useDocumentState(({ saving }) => isTemplateFault(saving));
  useEffect(() => {
    if (!isRefused) return;
    notify({
      id: `${uuid} faulty`,
      color: 'red',
      message: formatMessage({ id: 'editor.cannot-save' }),
      autoClose: false,
    });
  }, [isRefused, uuid, notify, formatMessage]);
  return null;
}

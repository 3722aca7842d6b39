// Says, once the tab is visible, that changes from another tab or device are shown now.
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useDocumentState, useTemplateDocument } from '../document/document-context.ts';

export function ChangedElsewhereNotice() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { uuid, store } = useTemplateDocument();
  const updateSource = useDocumentState((state) => state.updateSource);
  useEffect(() => {
    if (updateSource === null) return;
    const tell = () => {
      if (document.visibilityState === 'hidden') return;
      const message =
        updateSource === 'tab'
          ? formatMessage({ id: 'editor.updated-by-tab' })
          : formatMessage({ id: 'editor.updated-elsewhere' });
      notify({ id: `${uuid} newer`, message });
      store.setState({ updateSource: null });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [updateSource, uuid, store, notify, formatMessage]);
  return null;
}

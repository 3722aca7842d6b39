// Says that older work from a closed tab is in the version history now, and opens it.
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { ShownMoment } from '#web/ui/dates/dates.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import type { SavedOlderDrafts } from '../document/document-state.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';

export function OlderDraftsNotice({ savedOlderDrafts }: { readonly savedOlderDrafts: SavedOlderDrafts }) {
  const open = useTemplateDocument();
  const notify = useNotify();
  useEffect(() => {
    const { count, savedAtMs } = savedOlderDrafts;
    const { uuid, store } = open;
    const id = `${uuid} older`;
    const hide = () => notifications.hide(id);
    // It would cover the dialog.
    const openVersions = () => {
      hide();
      openEditorDialog(open, { name: 'versions' });
    };
    const when = <ShownMoment at={savedAtMs} />;
    notify({
      id,
      message: (
        <>
          <FormattedMessage id="versions.older-kept" values={{ count, when }} />{' '}
          <Anchor component="button" type="button" size="sm" onClick={openVersions}>
            <FormattedMessage id="versions.title" />
          </Anchor>
        </>
      ),
      autoClose: false,
    });
    store.setState({ savedOlderDrafts: null });
    open.scope.onClose.add(hide);
  }, [savedOlderDrafts, open, notify]);
  return null;
}

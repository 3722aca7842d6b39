// Says that older work, which a closed tab had left in this browser, stands in the history now, and leads there.
import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useNotify } from '#web/state/notify.ts';
import type { OlderKept } from '../../document/document-state.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { showVersions } from './versions-open.ts';

export function OlderKeptNotice({ olderKept }: { readonly olderKept: OlderKept }) {
  const notify = useNotify();
  const { uuid, store } = useTemplateDocument();
  useEffect(() => {
    const { count, savedAtMs } = olderKept;
    const when = <FormattedDate value={savedAtMs} dateStyle="long" timeStyle="short" hour12={false} />;
    notify({
      id: `${uuid} older`,
      message: (
        <>
          <FormattedMessage id="versions.older-kept" values={{ count, when }} />{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => showVersions(true)}>
            <FormattedMessage id="versions.title" />
          </Anchor>
        </>
      ),
      autoClose: false,
    });
    store.setState({ olderKept: null });
  }, [olderKept, uuid, store, notify]);
  return null;
}

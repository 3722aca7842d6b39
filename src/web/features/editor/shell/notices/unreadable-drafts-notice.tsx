// Says that unsaved work in this browser cannot be read, and gives its text as a file; it is deleted only after that.
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { downloadDrafts } from '#web/state/unsaved-work/download-drafts.ts';
import { removeDraft } from '#web/state/unsaved-work/drafts.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import classes from './repairs-notice.module.css';

export function UnreadableDraftsNotice({ drafts }: { readonly drafts: readonly string[] }) {
  const { uuid, store, scope } = useTemplateDocument();
  const notify = useNotify();
  useEffect(() => {
    const id = `${uuid} unreadable drafts`;
    const { name } = store.getState().template;
    const hide = () => notifications.hide(id);
    notify({
      id,
      color: 'red',
      title: <FormattedMessage id="unreadable.drafts-title" />,
      message: <Message drafts={drafts} name={name.trim() || uuid} hide={hide} />,
      autoClose: false,
    });
    store.setState({ unreadableDrafts: [] });
    scope.onClose.add(hide);
  }, [drafts, uuid, store, scope, notify]);
  return null;
}

interface MessageProps {
  readonly drafts: readonly string[];
  readonly name: string;
  readonly hide: () => void;
}

function Message({ drafts, name, hide }: MessageProps) {
  const [isDownloaded, setDownloaded] = useState(false);
  const download = () => {
    downloadDrafts(drafts, name);
    setDownloaded(true);
  };
  const remove = () => {
    for (const key of drafts) removeDraft(key);
    hide();
  };
  return (
    <div className={classes.text}>
      <FormattedMessage id="unreadable.drafts-text" />
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="light" onClick={download}>
          <FormattedMessage id="home.download" />
        </Button>
        {isDownloaded && (
          <Button size="compact-sm" variant="light" color="red" onClick={remove}>
            <FormattedMessage id="home.delete" />
          </Button>
        )}
      </Group>
    </div>
  );
}

// Says whether the work is on the server; when it is not, why, with a button to try again.
import { Button, Loader, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDocumentState, useTemplateDocument } from '../document-context.ts';
import classes from './save-status.module.css';

export function SaveStatus() {
  const { formatMessage } = useIntl();
  const saving = useDocumentState((state) => state.saving);
  const { saver } = useTemplateDocument();
  const isFailed = saving.kind === 'failed' || saving.kind === 'stale';
  const reason =
    (saving.kind === 'failed' && saving.message) || formatMessage({ id: 'editor.not-saved-kept' });
  return (
    <div className={classes.status} data-kind={saving.kind}>
      <span role="status" className={classes.words}>
        {saving.kind === 'saved' && <Saved />}
        {saving.kind === 'saving' && <Saving />}
        {isFailed && (
          <Tooltip label={reason} multiline maw={320}>
            <span className={classes.words}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              <FormattedMessage id="editor.not-saved" />
            </span>
          </Tooltip>
        )}
      </span>
      {saving.kind === 'failed' && (
        <Button size="compact-sm" variant="light" color="red" onClick={() => void saver.save()}>
          <FormattedMessage id="editor.retry" />
        </Button>
      )}
    </div>
  );
}

function Saved() {
  return (
    <>
      <IconCheck size={16} aria-hidden="true" />
      <FormattedMessage id="editor.saved" />
    </>
  );
}

function Saving() {
  return (
    <>
      <Loader size={13} color="gray" aria-hidden="true" />
      <FormattedMessage id="editor.saving" />
    </>
  );
}

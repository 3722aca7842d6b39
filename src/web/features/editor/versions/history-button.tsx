// Opens the version history of the template.
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import classes from '../fields/toolbar-word.module.css';
import { openEditorDialog } from '../session/state/open-dialog.ts';

export function HistoryButton() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'versions.title' });
  return (
    <Tip label={label}>
      <Button
        className={classes.button ?? ''}
        variant="default"
        aria-label={label}
        onClick={() => openEditorDialog(open, { name: 'versions' })}
      >
        <IconHistory className={classes.icon} size={18} aria-hidden="true" />
        <span className={classes.word}>
          <FormattedMessage id="toolbar.history" />
        </span>
      </Button>
    </Tip>
  );
}

// The link to a bought workbook: how it is with it, and the button that opens everything that can be done with it.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { FileLinkDialog } from './file-link-dialog.tsx';
import classes from './orders.module.css';
import type { Order } from './shown-orders.ts';

const notes = defineMessages({
  on: { id: 'settings.link-on-note' },
  off: { id: 'settings.link-off-note' },
  building: { id: 'settings.link-building-note' },
  failed: { id: 'settings.link-failed-note' },
});

/** Most workbooks and spreadsheets are made within a few seconds. */
const askEveryMs = 5000;

export function FilePart({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { fileLink, isSpreadsheetBuilding, name } = order;
  const isAwaited = fileLink === 'building' || isSpreadsheetBuilding;
  useQuery({ ...visitorQuery, enabled: isAwaited, refetchInterval: askEveryMs });
  if (fileLink === 'none') return null;
  return (
    <div className={classes.part}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.press}
        aria-label={formatMessage({ id: 'settings.link-named' }, { name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="settings.link" />
      </Button>
      <span className={classes.aside} role="status">
        <FormattedMessage {...notes[fileLink]} />
      </span>
      {isOpen && <FileLinkDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

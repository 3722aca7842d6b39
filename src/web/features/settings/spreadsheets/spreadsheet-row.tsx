// One spreadsheet behind a link: its name, when it was made and opened, until when it opens, and the way to its link.
import { Anchor, Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { Unbroken } from '#web/ui/page/unbroken.tsx';
import { SpreadsheetDialog } from './spreadsheet-dialog.tsx';
import classes from './spreadsheets.module.css';
import type { OwnSpreadsheet } from './use-spreadsheets.ts';

export function SpreadsheetRow({ spreadsheet }: { readonly spreadsheet: OwnSpreadsheet }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { url, title, isReadonly, isInOwnDrive, editUrl } = spreadsheet;
  const name = title || formatMessage({ id: 'home.unnamed' });
  return (
    <li className={classes.spreadsheet}>
      <div className={classes.head}>
        <p className={classes.name}>{name}</p>
        {isReadonly && <Mark {...marks.isReadonly} />}
        {editUrl !== null && <Mark {...marks.isEditable} />}
        {isInOwnDrive && <Mark {...marks.isInOwnDrive} />}
      </div>
      <p className={classes.facts}>
        <Facts spreadsheet={spreadsheet} />
      </p>
      <div className={classes.links}>
        <Anchor
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          aria-label={formatMessage({ id: 'settings.spreadsheet-open-named' }, { name })}
        >
          <FormattedMessage id="settings.spreadsheet-open" />
        </Anchor>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={formatMessage({ id: 'settings.spreadsheet-link-named' }, { name })}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage id="settings.spreadsheet-link" />
        </Button>
      </div>
      {isOpen && <SpreadsheetDialog spreadsheet={spreadsheet} name={name} onClose={() => setOpen(false)} />}
    </li>
  );
}

const marks = defineMessages({
  isReadonly: { id: 'settings.spreadsheet-readonly' },
  isEditable: { id: 'settings.spreadsheet-editable' },
  isInOwnDrive: { id: 'settings.spreadsheet-own-drive' },
});

const Mark = (text: MessageDescriptor) => (
  <Badge className={classes.mark} variant="light" color="gray" tt="none">
    <FormattedMessage {...text} />
  </Badge>
);

function Facts({
  spreadsheet: { madeAt, views, lastViewedAt, expiresAt, canBeReplaced },
}: {
  readonly spreadsheet: OwnSpreadsheet;
}) {
  return (
    <>
      <FormattedMessage id="settings.spreadsheet-made" values={{ date: <Day at={madeAt} /> }} />
      {/* Who opens one at Google, Google alone knows. */}
      {canBeReplaced && (
        <>
          {' · '}
          {lastViewedAt === null ? (
            <FormattedMessage id="settings.spreadsheet-never-opened" />
          ) : (
            <FormattedMessage
              id="settings.spreadsheet-opened"
              values={{ count: views, date: <Day at={lastViewedAt} /> }}
            />
          )}
        </>
      )}
      {' · '}
      {expiresAt === null ? (
        <FormattedMessage id="settings.spreadsheet-stays" />
      ) : (
        <FormattedMessage id="settings.spreadsheet-until" values={{ date: <Day at={expiresAt} /> }} />
      )}
    </>
  );
}

const Day = ({ at }: { readonly at: number }) => (
  <Unbroken>
    <ShownDay at={at} />
  </Unbroken>
);

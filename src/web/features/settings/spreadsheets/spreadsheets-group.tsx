// The spreadsheets behind links: which there are, and what can be done with each.
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Fault } from '../layout/fault.tsx';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import { DriveRow } from './drive-row.tsx';
import { SpreadsheetRow } from './spreadsheet-row.tsx';
import classes from './spreadsheets.module.css';
import { useDriveReturn } from './use-drive-return.ts';
import { type OwnSpreadsheet, useSpreadsheets } from './use-spreadsheets.ts';

/** As many as fit on a screen. */
const firstCount = 5;

export function SpreadsheetsGroup() {
  const { formatMessage } = useIntl();
  const list = useSpreadsheets();
  const isBack = useDriveReturn();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.spreadsheets' })}>
      {list.isPending && <Skeleton height={48} />}
      {list.isError && <NotLoaded onRetry={() => void list.refetch()} />}
      {list.data && <Spreadsheets all={list.data.spreadsheets} />}
      {list.data && <DriveRow drive={list.data.drive} isBack={isBack} />}
    </SettingsGroup>
  );
}

function Spreadsheets({ all }: { readonly all: readonly OwnSpreadsheet[] }) {
  const [isWhole, setWhole] = useState(false);
  if (all.length === 0) return <SettingsRow text={<NoSpreadsheets />} />;
  return (
    <>
      <ul className={classes.list}>
        {(isWhole ? all : all.slice(0, firstCount)).map((spreadsheet) => (
          // With another link it is still the same one.
          <SpreadsheetRow key={keyOf(spreadsheet)} spreadsheet={spreadsheet} />
        ))}
      </ul>
      {!isWhole && all.length > firstCount && (
        <Button variant="default" className={classes.more} onClick={() => setWhole(true)}>
          <FormattedMessage id="settings.spreadsheets-all" values={{ count: all.length }} />
        </Button>
      )}
    </>
  );
}

/** It names the button, which is called by whose they become. */
function NoSpreadsheets() {
  const { hasGoogleSheets } = useVisitor();
  if (hasGoogleSheets) return <FormattedMessage id="settings.spreadsheets-none-google" />;
  return <FormattedMessage id="settings.spreadsheets-none" />;
}

const keyOf = ({ madeAt, templateUuid, isReadonly }: OwnSpreadsheet): string =>
  `${madeAt} ${templateUuid} ${isReadonly}`;

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <SettingsRow
      text={
        <Fault>
          <FormattedMessage id="settings.spreadsheets-failed" />
        </Fault>
      }
      action={
        <Button variant="default" onClick={onRetry}>
          <FormattedMessage id="settings.retry" />
        </Button>
      }
    />
  );
}

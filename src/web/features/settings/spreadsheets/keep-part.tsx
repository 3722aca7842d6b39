// Says until when a spreadsheet opens where that is soon, and lets it open for longer.
import { Button, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { Unbroken } from '#web/ui/page/unbroken.tsx';
import classes from './spreadsheets.module.css';

interface KeepPartProps {
  readonly expiresAt: number;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
}

export function KeepPart({ expiresAt, isBusy, onKeep }: KeepPartProps) {
  const date = (
    <Unbroken>
      <ShownDay at={expiresAt} />
    </Unbroken>
  );
  return (
    <div className={classes.keep}>
      <Text role="status">
        <FormattedMessage id="settings.spreadsheet-until" values={{ date }} />
      </Text>
      <Button variant="default" aria-busy={isBusy} onClick={isBusy ? undefined : onKeep}>
        <FormattedMessage id="settings.spreadsheet-keep" />
      </Button>
    </div>
  );
}

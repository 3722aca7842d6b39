// Asks whether the link of a spreadsheet is to be turned off or replaced; the focus is on the answer that changes nothing.
import { Button, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './spreadsheets.module.css';
import type { AskedChange } from './use-spreadsheets.ts';

interface SpreadsheetAnswersProps {
  readonly canBeReplaced: boolean;
  readonly onAsk: (asked: AskedChange) => void;
}

export function SpreadsheetAnswers({ canBeReplaced, onAsk }: SpreadsheetAnswersProps) {
  return (
    <div className={classes.answers}>
      {canBeReplaced && (
        <Button variant="default" onClick={() => onAsk('renew')}>
          <FormattedMessage id="settings.link-renew" />
        </Button>
      )}
      <Button variant="light" color="red" onClick={() => onAsk('turn-off')}>
        <FormattedMessage id="settings.link-turn-off" />
      </Button>
    </div>
  );
}

interface SpreadsheetQuestionProps {
  readonly asked: AskedChange;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function SpreadsheetQuestion({ asked, isBusy, onConfirm, onCancel }: SpreadsheetQuestionProps) {
  return (
    <>
      <Text role="status">
        {asked === 'turn-off' ? (
          <FormattedMessage id="settings.spreadsheet-turn-off-text" />
        ) : (
          <FormattedMessage id="settings.spreadsheet-renew-text" />
        )}
      </Text>
      <div className={classes.answers}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          <FormattedMessage id="app.cancel" />
        </Button>
        {asked === 'turn-off' ? (
          <Button color="red" loading={isBusy} onClick={onConfirm}>
            <FormattedMessage id="settings.link-turn-off" />
          </Button>
        ) : (
          <Button loading={isBusy} onClick={onConfirm}>
            <FormattedMessage id="settings.link-renew" />
          </Button>
        )}
      </div>
    </>
  );
}

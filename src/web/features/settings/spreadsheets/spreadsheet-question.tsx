// Asks whether the link of a spreadsheet is to be turned off or replaced; the focus is on the answer that changes nothing.
import { Button, Text } from '@mantine/core';
import { defineMessages, FormattedMessage } from 'react-intl';
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
  /** Its file stays where it is. */
  readonly isInOwnDrive: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const questions = defineMessages({
  'turn-off': { id: 'settings.spreadsheet-turn-off-text' },
  renew: { id: 'settings.spreadsheet-renew-text' },
  'own-drive': { id: 'settings.spreadsheet-turn-off-text-own-drive' },
});

export function SpreadsheetQuestion(props: SpreadsheetQuestionProps) {
  const { asked, isInOwnDrive, isBusy, onConfirm, onCancel } = props;
  return (
    <>
      <Text role="status">
        <FormattedMessage {...questions[isInOwnDrive ? 'own-drive' : asked]} />
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

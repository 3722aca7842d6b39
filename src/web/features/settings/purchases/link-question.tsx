// Asks whether a link is to be turned off or replaced; the focus is on the answer that changes nothing.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './orders.module.css';
import type { LinkChange } from './use-file-link.ts';

interface LinkQuestionProps {
  readonly asked: LinkChange;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function LinkQuestion({ asked, isBusy, onConfirm, onCancel }: LinkQuestionProps) {
  return (
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
  );
}

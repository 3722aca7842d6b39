// The row of buttons under each form of the dialog, with what has been chosen or added so far.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from '../form/resource-dialog.module.css';

interface DialogButtonsProps {
  readonly status: ReactNode;
  readonly canSave: boolean;
  readonly onSaveAndAdd: () => void;
  readonly onCancel: () => void;
  /** Absent if the section cannot be skipped. */
  readonly onSkip: (() => void) | null;
}

export function DialogButtons({ status, canSave, onSaveAndAdd, onCancel, onSkip }: DialogButtonsProps) {
  return (
    <div className={classes.foot}>
      <p className={classes.status} role="status">
        {status}
      </p>
      <div className={classes.buttons}>
        {onSkip && (
          <Button variant="subtle" color="gray" onClick={onSkip}>
            <FormattedMessage id="section.skip" />
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button variant="light" disabled={!canSave} onClick={onSaveAndAdd}>
          <FormattedMessage id="add.save-and-add" />
        </Button>
        <Button type="submit" disabled={!canSave}>
          <FormattedMessage id="add.save" />
        </Button>
      </div>
    </div>
  );
}

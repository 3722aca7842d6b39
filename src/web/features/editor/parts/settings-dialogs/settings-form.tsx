// The form of a settings dialog: Enter saves what is right, Escape and Cancel leave everything as it was.
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './settings-form.module.css';
import { closeSettings } from './settings-state.ts';

interface SettingsFormProps {
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

export function SettingsForm({ canSave, onSave, children }: SettingsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    onSave();
    closeSettings();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={closeSettings}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" disabled={!canSave}>
          <FormattedMessage id="add.save" />
        </Button>
      </div>
    </form>
  );
}

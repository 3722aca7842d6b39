// The form of a settings dialog: Enter saves valid input, Escape and Cancel change nothing.
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTemplateDocument } from '../../document/document-context.ts';
import { closeEditorDialog } from '../../session/state/open-dialog.ts';
import classes from './dialog-form.module.css';

interface DialogFormProps {
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

export function DialogForm({ canSave, onSave, children }: DialogFormProps) {
  const open = useTemplateDocument();
  const close = () => closeEditorDialog(open);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    onSave();
    close();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" disabled={!canSave}>
          <FormattedMessage id="add.save" />
        </Button>
      </div>
    </form>
  );
}

// The form of a resource with its buttons: save and close, or save and add another.
import { type FormEvent, type ReactNode, useState } from 'react';
import { keepNativeUndo } from '../../fields/keep-native-undo.ts';
import classes from '../form/resource-dialog.module.css';
import { hasFault, nameFault, type ResourceForm } from '../form/resource-form.ts';
import { FormFields } from '../form-fields/form-fields.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import type { TabProps } from './tab-props.ts';

interface FormPageProps extends TabProps {
  readonly form: ResourceForm;
  readonly status: ReactNode;
  readonly isExisting?: boolean;
  readonly onChange: (form: ResourceForm) => void;
  /** Goes on once everything is there and saved. */
  readonly onSave: (then: () => void) => void;
  /** After saving, to add another. */
  readonly onNext: () => void;
}

export function FormPage(props: FormPageProps) {
  const { sectionId, form, status, isExisting = false, onChange, onSave, onNext, onClose, onSkip } = props;
  const [isAsked, setAsked] = useState(isExisting);
  const fault = isAsked ? nameFault(form) : null;
  const put = (then: () => void) => {
    setAsked(true);
    onSave(then);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put(onClose);
  };
  const next = () =>
    put(() => {
      setAsked(false);
      onNext();
    });
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={keepNativeUndo} noValidate>
      <div className={classes.fields}>
        <FormFields
          sectionId={sectionId}
          form={form}
          nameFault={fault}
          isExisting={isExisting}
          onChange={onChange}
        />
      </div>
      <DialogButtons
        status={status}
        canSave={fault === null && !hasFault(form)}
        onSaveAndAdd={next}
        onCancel={onClose}
        onSkip={onSkip}
      />
    </form>
  );
}

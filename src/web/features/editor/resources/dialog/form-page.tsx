// The form of a resource with the buttons under it: saved and done, or saved and on to the next one.
import { type FormEvent, type ReactNode, useState } from 'react';
import { keepOwnUndo } from '../../fields/own-undo.ts';
import classes from '../form/resource-dialog.module.css';
import { checkNameOf, hasFault, type ResourceDraft } from '../form/resource-form.ts';
import { DraftFields } from '../form-fields/form-fields.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import type { TabProps } from './tab-props.ts';

interface DraftFormProps extends TabProps {
  readonly draft: ResourceDraft;
  readonly status: ReactNode;
  readonly isExisting?: boolean;
  readonly onChange: (draft: ResourceDraft) => void;
  /** False while something is missing. */
  readonly onSave: () => boolean;
  /** After it was saved, with more to come. */
  readonly onNext: () => void;
}

export function DraftForm(props: DraftFormProps) {
  const { sectionId, draft, status, isExisting = false, onChange, onSave, onNext, onClose, onSkip } = props;
  const [isAsked, setAsked] = useState(isExisting);
  const nameFault = isAsked ? checkNameOf(draft.rel)(draft.name) : null;
  const put = () => {
    setAsked(true);
    return onSave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (put()) onClose();
  };
  const next = () => {
    if (!put()) return;
    setAsked(false);
    onNext();
  };
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={keepOwnUndo} noValidate>
      <div className={classes.fields}>
        <DraftFields
          sectionId={sectionId}
          draft={draft}
          nameFault={nameFault}
          isExisting={isExisting}
          onChange={onChange}
        />
      </div>
      <DialogButtons
        status={status}
        canSave={nameFault === null && !hasFault(draft)}
        onSaveAndAdd={next}
        onCancel={onClose}
        onSkip={onSkip}
      />
    </form>
  );
}

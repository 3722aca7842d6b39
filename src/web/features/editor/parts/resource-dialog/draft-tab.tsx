// The form of a resource that is made up by hand.
import { type FormEvent, useState } from 'react';
import { checkName } from '../../document/field-checks.ts';
import {
  hasFault,
  newFromDraft,
  nextDraft,
  type ResourceDraft,
} from '../../document/resources/resource-draft.ts';
import { useTemplate } from '../../document-context.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { DraftFields } from './draft-fields.tsx';
import classes from './resource-dialog.module.css';
import { Added } from './suggestion-form.tsx';
import type { TabProps } from './tab-props.ts';
import { useSaving } from './use-saving.ts';

interface DraftTabProps extends TabProps {
  readonly draft: ResourceDraft;
  readonly onChange: (draft: ResourceDraft) => void;
}

export function DraftTab({ sectionId, draft, onChange, onClose, onSkip }: DraftTabProps) {
  const template = useTemplate();
  const { added, save } = useSaving();
  const [isAsked, setAsked] = useState(false);
  const put = () => {
    setAsked(true);
    const wanted = newFromDraft(template, sectionId, draft);
    return wanted !== null && save([wanted]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (put()) onClose();
  };
  const next = () => {
    if (!put()) return;
    setAsked(false);
    onChange(nextDraft(draft));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <DraftFields
          sectionId={sectionId}
          draft={draft}
          nameFault={isAsked ? checkName(draft.name) : null}
          onChange={onChange}
        />
      </div>
      <DialogButtons
        status={<Added names={added} />}
        canSave={!hasFault(draft)}
        onSaveAndAdd={next}
        onCancel={onClose}
        onSkip={onSkip}
      />
    </form>
  );
}

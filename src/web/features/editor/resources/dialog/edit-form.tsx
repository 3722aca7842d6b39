// Edits an existing resource in a form that replaces it when saved.
import { useState } from 'react';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useTemplate } from '../../document/document-context.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import { editedScenario } from '../form/edit-obstacle.ts';
import { formOfResource } from '../form/form-of-resource.ts';
import { nextResourceForm, type ResourceForm } from '../form/resource-form.ts';
import { useEditSaving } from '../form/use-edit-saving.ts';
import { FormPage } from './form-page.tsx';

interface EditFormProps {
  readonly resource: ResourceView;
  readonly onClose: () => void;
  /** Continues with a new resource, calculated the same way. */
  readonly onNext: (form: ResourceForm) => void;
}

export function EditForm({ resource, onClose, onNext }: EditFormProps) {
  const template = useTemplate();
  const { index } = useScenario(template);
  const [scenario] = useState(() => editedScenario(template, index));
  const [before, setBefore] = useState(() => formOfResource(resource));
  const [form, setForm] = useState(before);
  useUnsavedInDialog(JSON.stringify(form) !== JSON.stringify(before));
  const onRebase = (taken: { readonly before: ResourceForm; readonly form: ResourceForm }) => {
    setBefore(taken.before);
    setForm(taken.form);
  };
  const { notice, save } = useEditSaving({ resource, before, form, scenario, onRebase });
  return (
    <FormPage
      sectionId={resource.sectionId}
      form={form}
      status={notice}
      isExisting
      onChange={setForm}
      onSave={save}
      onNext={() => onNext(nextResourceForm(template, form))}
      onClose={onClose}
      onSkip={null}
    />
  );
}

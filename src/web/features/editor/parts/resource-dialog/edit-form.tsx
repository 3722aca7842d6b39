// Changes a resource that is there, on a copy that takes its place when it is saved.
import { useState } from 'react';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { draftOf, saveEdited } from '../../document/resources/edited-resource.ts';
import { nextDraft, type ResourceDraft } from '../../document/resources/resource-draft.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { useTemplate, useTemplateDocument } from '../../document-context.ts';
import { useScenario } from '../../use-scenario.ts';
import { DraftForm } from './draft-form.tsx';

interface EditFormProps {
  readonly resource: ResourceView;
  readonly onClose: () => void;
  /** On to one that is not there yet, calculated the same way. */
  readonly onNext: (draft: ResourceDraft) => void;
}

export function EditForm({ resource, onClose, onNext }: EditFormProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { index: scenario } = useScenario(template);
  const [before] = useState(() => draftOf(resource));
  const [draft, setDraft] = useState(before);
  useUnsavedInDialog(JSON.stringify(draft) !== JSON.stringify(before));
  const save = () => {
    const change = saveEdited({ template, resource, before, after: draft, scenario });
    if (change) edit(change);
    return change !== null;
  };
  return (
    <DraftForm
      sectionId={resource.sectionId}
      draft={draft}
      status={null}
      isExisting
      onChange={setDraft}
      onSave={save}
      onNext={() => onNext(nextDraft(template, draft))}
      onClose={onClose}
      onSkip={null}
    />
  );
}

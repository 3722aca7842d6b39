// Changes a resource that is there, on a copy that takes its place when it is saved.
import { useState } from 'react';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useTemplate } from '../../document/document-context.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import { editedScenario } from '../form/edit-obstacle.ts';
import { draftOf } from '../form/form-of-resource.ts';
import { nextDraft, type ResourceDraft } from '../form/resource-form.ts';
import { useEditSaving } from '../form/use-edit-saving.ts';
import { DraftForm } from './form-page.tsx';

interface EditFormProps {
  readonly resource: ResourceView;
  readonly onClose: () => void;
  /** On to one that is not there yet, calculated the same way. */
  readonly onNext: (draft: ResourceDraft) => void;
}

export function EditForm({ resource, onClose, onNext }: EditFormProps) {
  const template = useTemplate();
  const { index } = useScenario(template);
  const [scenario] = useState(() => editedScenario(template, index));
  const [before, setBefore] = useState(() => draftOf(resource));
  const [draft, setDraft] = useState(before);
  useUnsavedInDialog(JSON.stringify(draft) !== JSON.stringify(before));
  const onTakeUp = (taken: { readonly before: ResourceDraft; readonly draft: ResourceDraft }) => {
    setBefore(taken.before);
    setDraft(taken.draft);
  };
  const { notice, save } = useEditSaving({ resource, before, draft, scenario, onTakeUp });
  return (
    <DraftForm
      sectionId={resource.sectionId}
      draft={draft}
      status={notice}
      isExisting
      onChange={setDraft}
      onSave={save}
      onNext={() => onNext(nextDraft(template, draft))}
      onClose={onClose}
      onSkip={null}
    />
  );
}

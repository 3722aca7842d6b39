// Changes a resource that is there, on a copy that takes its place when it is saved.
import { useState } from 'react';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { draftOf } from '../../document/resources/draft-of.ts';
import { editedScenario } from '../../document/resources/edit-obstacle.ts';
import { nextDraft, type ResourceDraft } from '../../document/resources/resource-draft.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { useTemplate } from '../../document-context.ts';
import { useScenario } from '../../use-scenario.ts';
import { DraftForm } from './draft-form.tsx';
import { useEditSaving } from './use-edit-saving.ts';

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

// Makes up a resource by hand.

import { useTemplate } from '../../document/document-context.ts';
import { newFromDraft, nextDraft, type ResourceDraft } from '../form/resource-form.ts';
import { DraftForm } from './form-page.tsx';
import { Added } from './suggestion-form.tsx';
import type { TabProps } from './tab-props.ts';
import { useSaving } from './use-saving.ts';

interface DraftTabProps extends TabProps {
  readonly draft: ResourceDraft;
  readonly onChange: (draft: ResourceDraft) => void;
}

export function DraftTab({ draft, onChange, ...tab }: DraftTabProps) {
  const template = useTemplate();
  const { added, save } = useSaving();
  const put = () => {
    const wanted = newFromDraft(template, tab.sectionId, draft);
    return wanted !== null && save([wanted]);
  };
  return (
    <DraftForm
      {...tab}
      draft={draft}
      status={<Added names={added} />}
      onChange={onChange}
      onSave={put}
      onNext={() => onChange(nextDraft(template, draft))}
    />
  );
}

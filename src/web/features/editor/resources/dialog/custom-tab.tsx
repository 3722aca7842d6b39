// Creates a resource by hand.

import { useTemplate } from '../../document/document-context.ts';
import { newResourceOf, nextResourceForm, type ResourceForm } from '../form/resource-form.ts';
import { FormPage } from './form-page.tsx';
import { Added } from './suggestion-form.tsx';
import type { TabProps } from './tab-props.ts';
import { useAddResources } from './use-add-resources.ts';

interface CustomTabProps extends TabProps {
  readonly form: ResourceForm;
  readonly onChange: (form: ResourceForm) => void;
}

export function CustomTab({ form, onChange, ...tab }: CustomTabProps) {
  const template = useTemplate();
  const { added, save } = useAddResources();
  const put = (then: () => void) => {
    const wanted = newResourceOf(template, tab.sectionId, form);
    if (wanted !== null && save([wanted])) then();
  };
  return (
    <FormPage
      {...tab}
      form={form}
      status={<Added names={added} />}
      onChange={onChange}
      onSave={put}
      onNext={() => onChange(nextResourceForm(template, form))}
    />
  );
}

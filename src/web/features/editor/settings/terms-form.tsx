// Company-wide terms in a dialog, one field each, saved together as one step.
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { checkValues } from '../document/checks/field-checks.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { DialogForm } from '../fields/form/dialog-form.tsx';
import { FormNumbers } from '../fields/form/form-numbers.tsx';
import { useFormTexts } from '../fields/form/use-form-texts.ts';
import { optionNames } from '../fields/option-names.ts';

interface TermsFormProps {
  readonly keys: readonly (keyof typeof optionNames)[];
  readonly stored: Readonly<Record<string, string | undefined>>;
  readonly change: (terms: Readonly<Record<string, string>>) => DocumentChange;
  /** What is chosen below the numbers, which are given as they are typed. */
  readonly children?: (typed: (key: string) => string) => ReactNode;
}

export function TermsForm({ keys, stored, change, children }: TermsFormProps) {
  const { formatMessage } = useIntl();
  const { edit } = useTemplateDocument();
  const form = useFormTexts<string>(
    Object.fromEntries(keys.map((key) => [key, { value: stored[key] ?? '', check: checkValues }])),
  );
  const changed = keys.filter((key) => form.field(key).isChanged);
  const save = () => edit(change(Object.fromEntries(changed.map((key) => [key, form.field(key).text]))));
  return (
    <DialogForm canSave={form.isValid} onSave={save}>
      {keys.map((key, index) => (
        <FormNumbers
          key={key}
          field={form.field(key)}
          name={formatMessage(optionNames[key])}
          isFirst={index === 0}
        />
      ))}
      {children?.((key) => form.field(key).text)}
    </DialogForm>
  );
}

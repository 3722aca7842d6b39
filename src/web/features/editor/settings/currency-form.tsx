// The currency of the model.
import { useIntl } from 'react-intl';
import { checkCurrency } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { setCurrencyName } from '../document/edits/template-edits.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { DialogForm } from '../fields/form/dialog-form.tsx';
import { FormInput } from '../fields/form/form-input.tsx';
import { useFormTexts } from '../fields/form/use-form-texts.ts';

export function CurrencyForm() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit, seal } = useTemplateDocument();
  const form = useFormTexts({ name: { value: currencyName(template), check: checkCurrency } });
  const name = form.field('name');
  const save = () => {
    seal();
    edit(setCurrencyName(name.text.trim()));
    seal();
  };
  return (
    <DialogForm canSave={form.isValid} onSave={save}>
      <FormInput
        field={name}
        label={formatMessage({ id: 'model.currency' })}
        description={formatMessage({ id: 'model.currency-hint' })}
        isFirst
      />
    </DialogForm>
  );
}

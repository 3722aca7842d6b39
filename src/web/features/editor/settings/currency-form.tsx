// The name of the money that the model is in.
import { useIntl } from 'react-intl';
import { checkCurrency } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { setCurrencyName } from '../document/edits/template-edits.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { SettingsForm } from '../fields/form/dialog-form.tsx';
import { DraftInput } from '../fields/form/form-input.tsx';
import { useDraft } from '../fields/form/use-form-texts.ts';

export function CurrencyForm() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit, seal } = useTemplateDocument();
  const draft = useDraft({ name: { value: currencyName(template), check: checkCurrency } });
  const name = draft.field('name');
  const save = () => {
    seal();
    edit(setCurrencyName(name.text.trim()));
    seal();
  };
  return (
    <SettingsForm canSave={draft.isValid} onSave={save}>
      <DraftInput
        field={name}
        label={formatMessage({ id: 'model.currency' })}
        description={formatMessage({ id: 'model.currency-hint' })}
        isFirst
      />
    </SettingsForm>
  );
}

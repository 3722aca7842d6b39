// The name of the money that the model is in.
import { useIntl } from 'react-intl';
import { setCurrencyName } from '../../document/edits.ts';
import { checkCurrency } from '../../document/field-checks.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { useTemplate, useTemplateDocument } from '../../document-context.ts';
import { DraftInput } from './draft-input.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

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

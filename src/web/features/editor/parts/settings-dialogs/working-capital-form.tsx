// When the company is paid and pays, how long goods lie, and how much cash it keeps.
import { useIntl } from 'react-intl';
import { checkValues } from '../../document/field-checks.ts';
import { setWorkingCapitalTerms, workingCapitalKeys } from '../../document/option-edits.ts';
import { useTemplate, useTemplateDocument } from '../../document-context.ts';
import { optionNames } from '../option-names.ts';
import { DraftInput } from './draft-input.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

export function WorkingCapitalForm() {
  const { formatMessage } = useIntl();
  const { wc } = useTemplate().data.options;
  const { edit } = useTemplateDocument();
  const start = (key: string) => ({ value: wc[key] ?? '', check: checkValues });
  const draft = useDraft({
    minCashBalance: start('minCashBalance'),
    accountsReceivablePeriod: start('accountsReceivablePeriod'),
    inventoryPeriod: start('inventoryPeriod'),
    accountsPayablePeriod: start('accountsPayablePeriod'),
  });
  const save = () =>
    edit(
      setWorkingCapitalTerms({
        minCashBalance: draft.field('minCashBalance').text,
        accountsReceivablePeriod: draft.field('accountsReceivablePeriod').text,
        inventoryPeriod: draft.field('inventoryPeriod').text,
        accountsPayablePeriod: draft.field('accountsPayablePeriod').text,
      }),
    );
  return (
    <SettingsForm canSave={draft.isValid} onSave={save}>
      {workingCapitalKeys.map((key, index) => (
        <DraftInput
          key={key}
          field={draft.field(key)}
          label={formatMessage(optionNames[key])}
          isFirst={index === 0}
        />
      ))}
    </SettingsForm>
  );
}

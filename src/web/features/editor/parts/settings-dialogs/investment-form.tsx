// What investors expect: the discount rate, the growth after the forecast and the multiple of EBITDA.
import { useIntl } from 'react-intl';
import { checkValues } from '../../document/field-checks.ts';
import { investmentKeys, setInvestmentTerms } from '../../document/option-edits.ts';
import { useTemplate, useTemplateDocument } from '../../document-context.ts';
import { optionNames } from '../option-names.ts';
import { DraftInput } from './draft-input.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

export function InvestmentForm() {
  const { formatMessage } = useIntl();
  const { npv } = useTemplate().data.options.modules;
  const { edit } = useTemplateDocument();
  const start = (key: string) => ({ value: npv[key] ?? '', check: checkValues });
  const draft = useDraft({
    wacc: start('wacc'),
    tgr: start('tgr'),
    ebitda_multiple: start('ebitda_multiple'),
  });
  const save = () =>
    edit(
      setInvestmentTerms({
        wacc: draft.field('wacc').text,
        tgr: draft.field('tgr').text,
        ebitda_multiple: draft.field('ebitda_multiple').text,
      }),
    );
  return (
    <SettingsForm canSave={draft.isValid} onSave={save}>
      {investmentKeys.map((key, index) => (
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

// The taxes on profit: the name and the rate of each.
import { FormattedMessage, useIntl } from 'react-intl';
import { checkTaxName, checkTaxRate } from '../../document/field-checks.ts';
import { areTaxesOn, type IncomeTax, incomeTaxes, setIncomeTaxes } from '../../document/income-taxes.ts';
import { useTemplate, useTemplateDocument } from '../../document-context.ts';
import { useScenario } from '../../use-scenario.ts';
import { DraftInput } from './draft-input.tsx';
import classes from './settings-form.module.css';
import { SettingsForm } from './settings-form.tsx';
import { type DraftStart, useDraft } from './use-draft.ts';

const nameKey = (index: number): string => `name ${index}`;
const rateKey = (index: number): string => `rate ${index}`;

const startsOf = (taxes: readonly IncomeTax[]): Readonly<Record<string, DraftStart>> =>
  Object.fromEntries(
    taxes.flatMap(({ resource, name, rate }, index) => [
      [nameKey(index), { value: name, check: checkTaxName, isNew: resource === null }],
      [rateKey(index), { value: rate, check: checkTaxRate, isNew: resource === null }],
    ]),
  );

export function IncomeTaxForm() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { index: scenario } = useScenario(template);
  const taxes = incomeTaxes(template, scenario);
  const draft = useDraft(startsOf(taxes));
  const save = () => {
    const texts = taxes.map((_, index) => ({
      name: draft.field(nameKey(index)).text,
      rate: draft.field(rateKey(index)).text,
    }));
    edit(setIncomeTaxes(template, taxes, texts));
  };
  return (
    <SettingsForm canSave={draft.isValid} onSave={save}>
      {!areTaxesOn(template) && (
        <p className={classes.hint}>
          <FormattedMessage id="settings-dialog.taxes-off" />
        </p>
      )}
      {taxes.map(({ resource }, index) => (
        <div key={resource?.id ?? 'new'} className={classes.pair}>
          <DraftInput
            field={draft.field(nameKey(index))}
            label={formatMessage({ id: 'items.name' })}
            maxLength={200}
            isFirst={index === 0}
          />
          <DraftInput
            field={draft.field(rateKey(index))}
            label={formatMessage({ id: 'settings-dialog.tax-rate' })}
            inputMode="numeric"
          />
        </div>
      ))}
    </SettingsForm>
  );
}

// The taxes on profit: the name and the rate of each.
import { FormattedMessage, useIntl } from 'react-intl';
import { checkTaxName, checkTaxRate } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import classes from '../fields/form/dialog-form.module.css';
import { SettingsForm } from '../fields/form/dialog-form.tsx';
import { DraftInput } from '../fields/form/form-input.tsx';
import { type DraftField, type DraftStart, useDraft } from '../fields/form/use-form-texts.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { areTaxesOn, type IncomeTax, incomeTaxes, setIncomeTaxes } from './income-taxes.ts';

const idOf = ({ resource }: IncomeTax): string => resource?.id ?? 'new';
const nameKey = (tax: IncomeTax): string => `name ${idOf(tax)}`;
const rateKey = (tax: IncomeTax): string => `rate ${idOf(tax)}`;

const startsOf = (taxes: readonly IncomeTax[]): Readonly<Record<string, DraftStart>> =>
  Object.fromEntries(
    taxes.flatMap((tax) => [
      [nameKey(tax), { value: tax.name, check: checkTaxName, isNew: tax.resource === null }],
      [rateKey(tax), { value: tax.rate, check: checkTaxRate, isNew: tax.resource === null }],
    ]),
  );

const typedOver = (stands: string, { isChanged, text }: DraftField): string => (isChanged ? text : stands);

export function IncomeTaxForm() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { index: scenario } = useScenario(template);
  const taxes = incomeTaxes(template, scenario);
  const draft = useDraft(startsOf(taxes));
  const save = () => {
    const texts = taxes.map((tax) => ({
      name: typedOver(tax.name, draft.field(nameKey(tax))),
      rate: typedOver(tax.rate, draft.field(rateKey(tax))),
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
      {taxes.map((tax, index) => (
        <div key={idOf(tax)} className={classes.pair}>
          <DraftInput
            field={draft.field(nameKey(tax))}
            label={formatMessage({ id: 'items.name' })}
            maxLength={200}
            isFirst={index === 0}
          />
          <DraftInput
            field={draft.field(rateKey(tax))}
            label={formatMessage({ id: 'settings-dialog.tax-rate' })}
            inputMode="numeric"
          />
        </div>
      ))}
    </SettingsForm>
  );
}

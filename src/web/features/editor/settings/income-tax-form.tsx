// The income taxes: the name and the rate of each, and how they are assessed.
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkTaxName, checkTaxRate } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import classes from '../fields/form/dialog-form.module.css';
import { DialogForm } from '../fields/form/dialog-form.tsx';
import { FormInput } from '../fields/form/form-input.tsx';
import { type FormField, type InitialField, useFormTexts } from '../fields/form/use-form-texts.ts';
import { taxAssessmentNames, taxAssessmentOf, taxAssessments } from '../fields/tax-assessments.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { areTaxesOn, type IncomeTax, incomeTaxes, setIncomeTaxes } from './income-taxes.ts';

const idOf = ({ resource }: IncomeTax): string => resource?.id ?? 'new';
const nameKey = (tax: IncomeTax): string => `name ${idOf(tax)}`;
const rateKey = (tax: IncomeTax): string => `rate ${idOf(tax)}`;

const initialFields = (taxes: readonly IncomeTax[]): Readonly<Record<string, InitialField>> =>
  Object.fromEntries(
    taxes.flatMap((tax) => [
      [nameKey(tax), { value: tax.name, check: checkTaxName, isNew: tax.resource === null }],
      [rateKey(tax), { value: tax.rate, check: checkTaxRate, isNew: tax.resource === null }],
    ]),
  );

const changedTexts = (stands: string, { isChanged, text }: FormField): string => (isChanged ? text : stands);

export function IncomeTaxForm() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { index: scenario } = useScenario(template);
  const taxes = incomeTaxes(template, scenario);
  const form = useFormTexts(initialFields(taxes));
  const [opened] = useState(() => taxAssessmentOf(template));
  const [assessed, setAssessed] = useState(opened);
  useUnsavedInDialog(assessed !== opened);
  const save = () => {
    const texts = taxes.map((tax) => ({
      name: changedTexts(tax.name, form.field(nameKey(tax))),
      rate: changedTexts(tax.rate, form.field(rateKey(tax))),
    }));
    edit(setIncomeTaxes(template, taxes, texts, assessed === opened ? undefined : assessed));
  };
  return (
    <DialogForm canSave={form.isValid} onSave={save}>
      {!areTaxesOn(template) && (
        <p className={classes.hint}>
          <FormattedMessage id="settings-dialog.taxes-off" />
        </p>
      )}
      {taxes.map((tax, index) => (
        <div key={idOf(tax)} className={classes.pair}>
          <FormInput
            field={form.field(nameKey(tax))}
            label={formatMessage({ id: 'items.name' })}
            maxLength={200}
            isFirst={index === 0}
          />
          <FormInput
            field={form.field(rateKey(tax))}
            label={formatMessage({ id: 'settings-dialog.tax-rate' })}
            inputMode="numeric"
            isNumber
          />
        </div>
      ))}
      <NativeSelect
        label={formatMessage({ id: 'tax.assessed' })}
        description={formatMessage({ id: 'tax.assessed-hint' })}
        value={assessed}
        data={taxAssessments.map((value) => ({ value, label: formatMessage(taxAssessmentNames[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          setAssessed(taxAssessments.find((one) => one === value) ?? assessed)
        }
      />
    </DialogForm>
  );
}

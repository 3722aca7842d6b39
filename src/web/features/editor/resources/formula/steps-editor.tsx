// The steps of a formula, in the order in which they are worked out, and which of them is invoiced.
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormulaPlace } from '#formula/check-formula.ts';
import { withNewStep } from './form-steps.ts';
import classes from './formula.module.css';
import { type FormulaForm, maxSteps } from './formula-form.ts';
import { StepFields } from './step-fields.tsx';
import type { Slip } from './use-formula-faults.ts';
import type { WrittenName } from './writing/completion.ts';
import type { ShownFault } from './writing/fault-mark.tsx';

interface StepsEditorProps {
  readonly form: FormulaForm;
  readonly names: readonly WrittenName[];
  readonly faultAt: (place: FormulaPlace) => ShownFault | null;
  readonly slipAt: (place: FormulaPlace) => Slip | null;
  readonly onChange: (form: FormulaForm) => void;
}

export function StepsEditor({ form, names, faultAt, slipAt, onChange }: StepsEditorProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.steps} aria-label={formatMessage({ id: 'formula.steps' })}>
      <p className={classes.note}>
        <FormattedMessage id="formula.steps-hint" />
      </p>
      {form.steps.map((step, place) => (
        <StepFields
          key={step.key}
          {...{ form, step, onChange }}
          names={names}
          fault={faultAt(place)}
          slip={slipAt(place)}
        />
      ))}
      {form.steps.length < maxSteps && (
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange(withNewStep(form))}
        >
          <FormattedMessage id="step.add" />
        </Button>
      )}
    </section>
  );
}

interface BillingChoiceProps {
  readonly form: FormulaForm;
  readonly fault: ShownFault | null;
  readonly onChange: (form: FormulaForm) => void;
}

export function BillingChoice({ form, fault, onChange }: BillingChoiceProps) {
  const { formatMessage } = useIntl();
  const { steps, billing } = form;
  const isKnown = billing === null || steps.some(({ id }) => id === billing);
  return (
    <NativeSelect
      label={formatMessage({ id: 'formula.billing' })}
      description={formatMessage({ id: 'formula.billing-hint' })}
      value={billing ?? ''}
      error={fault?.text}
      data={[
        { value: '', label: formatMessage({ id: 'formula.billing-total' }) },
        ...(isKnown ? [] : [{ value: billing, label: billing }]),
        ...steps.map(({ id, name }) => ({ value: id, label: name || id })),
      ]}
      onChange={({ currentTarget }) => onChange({ ...form, billing: currentTarget.value || null })}
    />
  );
}

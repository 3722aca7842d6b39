// One step of a formula: its name in formulas, what it is called, its unit, its text, and its place among the others.
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { checkName } from '../../document/checks/field-checks.ts';
import {
  type StepNameFault,
  stepNameFault,
  withMovedStep,
  withoutStep,
  withRenamedStep,
  withStep,
} from './form-steps.ts';
import classes from './formula.module.css';
import { type FormulaForm, maxExpressionLength, type StepForm } from './formula-form.ts';
import { SlipHint } from './slip-hint.tsx';
import type { Slip } from './use-formula-faults.ts';
import type { WrittenName } from './writing/completion.ts';
import { ExpressionField } from './writing/expression-field.tsx';
import type { ShownFault } from './writing/fault-mark.tsx';

const nameFaults: Readonly<Record<StepNameFault, { readonly id: 'step.one-word' | 'step.taken' }>> =
  defineMessages({ word: { id: 'step.one-word' }, taken: { id: 'step.taken' } });

interface StepFieldsProps {
  readonly form: FormulaForm;
  readonly step: StepForm;
  readonly names: readonly WrittenName[];
  readonly fault: ShownFault | null;
  readonly slip: Slip | null;
  readonly onChange: (form: FormulaForm) => void;
}

export function StepFields({ form, step, names, fault, slip, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const { key, id, name, units, isCurrency, expression } = step;
  const put = (change: Parameters<typeof withStep>[2]) => onChange(withStep(form, key, change));
  const nameFault = checkName(name);
  return (
    <fieldset className={classes.step}>
      <legend>
        <code>{id}</code>
      </legend>
      <div className={classes.variable}>
        <StepName form={form} step={step} onChange={onChange} />
        <TextInput
          label={formatMessage({ id: 'items.name' })}
          maxLength={200}
          autoComplete="off"
          value={name}
          error={nameFault && formatMessage(nameFault)}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        {!isCurrency && (
          <TextInput
            label={formatMessage({ id: 'editor.units' })}
            maxLength={50}
            autoComplete="off"
            value={units}
            onChange={(event) => put({ units: event.currentTarget.value })}
          />
        )}
        <Checkbox
          className={classes.alone ?? ''}
          label={formatMessage({ id: 'formula.is-currency' })}
          checked={isCurrency}
          onChange={(event) => put({ isCurrency: event.currentTarget.checked })}
        />
      </div>
      <ExpressionField
        label={formatMessage({ id: 'step.text' })}
        {...(!expression.includes('=') && { prefix: id })}
        value={expression}
        maxLength={maxExpressionLength}
        names={names}
        fault={fault}
        onChange={(text) => put({ expression: text })}
      />
      {!fault && <SlipHint slip={slip} text={expression} onTake={(text) => put({ expression: text })} />}
      <StepTools form={form} step={step} onChange={onChange} />
    </fieldset>
  );
}

type StepPart = Pick<StepFieldsProps, 'form' | 'step' | 'onChange'>;

/** The texts of the formula follow once the name is typed, not at each letter. */
function StepName({ form, step: { key, id }, onChange }: StepPart) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const fault = typed === null || typed === id ? null : stepNameFault(form, key, typed);
  const leave = () => {
    if (typed !== null && fault === null) onChange(withRenamedStep(form, key, typed));
    if (fault === null) setTyped(null);
  };
  return (
    <TextInput
      classNames={{ input: classes.text ?? '' }}
      label={formatMessage({ id: 'step.id' })}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={typed ?? id}
      error={fault && formatMessage(nameFaults[fault])}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
    />
  );
}

function StepTools({ form, step: { key, id }, onChange }: StepPart) {
  const { formatMessage } = useIntl();
  const at = form.steps.findIndex((one) => one.key === key);
  const tools = [
    {
      label: formatMessage({ id: 'step.up' }, { name: id }),
      icon: <IconArrowUp size={16} />,
      isOff: at === 0,
      after: () => withMovedStep(form, key, -1),
    },
    {
      label: formatMessage({ id: 'step.down' }, { name: id }),
      icon: <IconArrowDown size={16} />,
      isOff: at === form.steps.length - 1,
      after: () => withMovedStep(form, key, 1),
    },
    {
      label: formatMessage({ id: 'step.delete' }, { name: id }),
      icon: <IconTrash size={16} />,
      isOff: false,
      after: () => withoutStep(form, key),
    },
  ];
  return (
    <div className={classes.tidy}>
      {tools.map(({ label, icon, isOff, after }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={label}
          title={label}
          disabled={isOff}
          onClick={() => onChange(after())}
        >
          {icon}
        </ActionIcon>
      ))}
    </div>
  );
}

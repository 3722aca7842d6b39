// What a variable of a formula is: money, a number with units, or the numbers of another row.
import { Checkbox, TextInput } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { checkName } from '../../document/field-checks.ts';
import { asksUnits, type VariableDraft } from '../../document/resources/formula-draft.ts';
import classes from './formula.module.css';
import { ReferenceChoice } from './reference-choice.tsx';

interface VariableFieldsProps {
  readonly variable: VariableDraft;
  readonly onChange: (variable: VariableDraft) => void;
}

const faults = defineMessages({ units: { id: 'check.units' } });

export function VariableFields({ variable, onChange }: VariableFieldsProps) {
  const { formatMessage } = useIntl();
  const { id, name, units, isCurrency, isReference, reference } = variable;
  const nameFault = checkName(name);
  const put = (change: Partial<VariableDraft>) => onChange({ ...variable, ...change });
  return (
    <fieldset className={classes.variable}>
      <legend>
        <code>{id}</code>
      </legend>
      <TextInput
        data-mantine-stop-propagation="true"
        label={formatMessage({ id: 'items.name' })}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={nameFault && formatMessage(nameFault)}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <div className={classes.kinds}>
        <Checkbox
          label={formatMessage({ id: 'formula.is-currency' })}
          checked={isCurrency}
          onChange={(event) => put({ isCurrency: event.currentTarget.checked, isReference: false })}
        />
        <Checkbox
          label={formatMessage({ id: 'formula.is-reference' })}
          checked={isReference}
          onChange={(event) => put({ isReference: event.currentTarget.checked, isCurrency: false })}
        />
      </div>
      {asksUnits(variable) && (
        <TextInput
          data-mantine-stop-propagation="true"
          label={formatMessage({ id: 'editor.units' })}
          maxLength={50}
          required
          autoComplete="off"
          value={units}
          error={units.trim() === '' && formatMessage(faults.units)}
          onChange={(event) => put({ units: event.currentTarget.value })}
        />
      )}
      {isReference && (
        <ReferenceChoice
          label={formatMessage({ id: 'formula.reference' })}
          value={reference}
          onChange={(target) => put({ reference: target })}
        />
      )}
    </fieldset>
  );
}

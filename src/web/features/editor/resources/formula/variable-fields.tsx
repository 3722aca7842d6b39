// The settings of a formula's variable: money, a number with units, a percentage, or a reference to another row.
import { Checkbox, TextInput } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import type { RelId } from '#template/sections.ts';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplate } from '../../document/document-context.ts';
import { firstFree } from '../../document/resources/reference-cycles.ts';
import classes from './formula.module.css';
import { asksUnits, type VariableForm } from './formula-form.ts';
import { ReferenceChoice } from './reference-choice.tsx';

interface VariableFieldsProps {
  readonly variable: VariableForm;
  readonly rel: RelId;
  /** Rows that cannot be read because they are calculated by this formula. */
  readonly refused: ReadonlySet<string>;
  readonly onChange: (variable: VariableForm) => void;
}

const faults = defineMessages({ units: { id: 'check.units' } });

export function VariableFields(props: VariableFieldsProps) {
  const { variable, refused, onChange } = props;
  const { formatMessage } = useIntl();
  const { id, name, units, isReference, reference } = variable;
  const nameFault = checkName(name);
  const put = (change: Partial<VariableForm>) => onChange({ ...variable, ...change });
  return (
    <fieldset className={classes.variable}>
      <legend>
        <code>{id}</code>
      </legend>
      <TextInput
        label={formatMessage({ id: 'items.name' })}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={nameFault && formatMessage(nameFault)}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <Kinds {...props} />
      {asksUnits(variable) && (
        <TextInput
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
          refused={refused}
          isOptional={reference === ''}
          onChange={(target) => put({ reference: target })}
        />
      )}
    </fieldset>
  );
}

function Kinds({ variable, rel, refused, onChange }: VariableFieldsProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { isCurrency, isPercent, isFixed, isReference, reference } = variable;
  const free = () => firstFree(template, rel, (row) => refused.has(row));
  const put = (change: Partial<VariableForm>) => onChange({ ...variable, ...change });
  return (
    <div className={classes.kinds}>
      <Checkbox
        label={formatMessage({ id: 'formula.is-currency' })}
        checked={isCurrency}
        onChange={(event) =>
          put({ isCurrency: event.currentTarget.checked, isPercent: false, isReference: false })
        }
      />
      {isCurrency && (
        <Checkbox
          label={formatMessage({ id: 'formula.is-fixed' })}
          description={formatMessage({ id: 'formula.is-fixed-hint' })}
          checked={isFixed}
          onChange={(event) => put({ isFixed: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={formatMessage({ id: 'formula.is-percent' })}
        checked={isPercent}
        onChange={(event) =>
          put({ isPercent: event.currentTarget.checked, isCurrency: false, isReference: false })
        }
      />
      <Checkbox
        label={formatMessage({ id: 'formula.is-reference' })}
        checked={isReference}
        onChange={(event) =>
          put({
            isReference: event.currentTarget.checked,
            isCurrency: false,
            isPercent: false,
            reference: refused.has(reference) ? free() : reference,
          })
        }
      />
    </div>
  );
}

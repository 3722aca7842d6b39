// What a variable of a formula is: money, a number with units, or the numbers of another row.
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { checkName } from '../../document/field-checks.ts';
import { asksUnits, type VariableDraft } from '../../document/resources/formula-draft.ts';
import { namedTargets, targetResources } from '../../document/resources/references.ts';
import { useTemplate } from '../../document-context.ts';
import { sectionNames } from '../resource-names.ts';
import { targetNames } from '../use-reference-name.ts';
import classes from './formula.module.css';

interface VariableFieldsProps {
  readonly variable: VariableDraft;
  readonly onChange: (variable: VariableDraft) => void;
}

const faults = defineMessages({ units: { id: 'check.units' } });

export function VariableFields({ variable, onChange }: VariableFieldsProps) {
  const { formatMessage } = useIntl();
  const { id, name, units, isCurrency, isReference } = variable;
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
      {isReference && <ReferenceChoice variable={variable} onChange={onChange} />}
    </fieldset>
  );
}

function ReferenceChoice({ variable, onChange }: VariableFieldsProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const resources = targetResources(template);
  const sections = [...new Set(resources.map(({ sectionId }) => sectionId))];
  const named = namedTargets.map((value) => ({ value, label: formatMessage(targetNames[value]) }));
  const groups = sections.map((sectionId) => {
    const title = sectionNames[sectionId];
    const items = resources.filter((one) => one.sectionId === sectionId);
    return {
      group: title ? formatMessage(title) : sectionId,
      items: items.map(({ id, name }) => ({ value: id, label: name })),
    };
  });
  const isKnown = [...named, ...groups.flatMap(({ items }) => items)].some(
    ({ value }) => value === variable.reference,
  );
  const lost = isKnown ? [] : [{ value: variable.reference, label: variable.reference }];
  return (
    <NativeSelect
      label={formatMessage({ id: 'formula.reference' })}
      value={variable.reference}
      data={[...lost, { group: formatMessage({ id: 'formula.totals' }), items: named }, ...groups]}
      onChange={({ currentTarget }) => onChange({ ...variable, reference: currentTarget.value })}
    />
  );
}

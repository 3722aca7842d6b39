// How a flow is calculated, chosen where there is a choice, and the numbers that asks for.
import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Rel } from '#template/template.ts';
import { formulasFor } from '../../document/resources/new-resource.ts';
import { type FlowDraft, withFormula } from '../../document/resources/resource-draft.ts';
import { currencyName, formulaOf } from '../../document/resources/resource-view.ts';
import { useTemplate } from '../../document-context.ts';
import { DraftValue } from './draft-value.tsx';
import classes from './resource-dialog.module.css';

interface DraftFlowProps {
  readonly rel: Rel;
  readonly flow: FlowDraft;
  readonly onChange: (flow: FlowDraft) => void;
}

export function DraftFlow({ rel, flow, onChange }: DraftFlowProps) {
  const template = useTemplate();
  const formula = formulaOf(template, flow.formulaId);
  const { values } = flow;
  return (
    <>
      <FormulaPicker rel={rel} flow={flow} onChange={onChange} />
      {formula?.variables.map(({ id, name, units, isCurrency, isReference, value }) =>
        isReference ? (
          <p key={id} className={classes.info}>
            <FormattedMessage id="items.reference" values={{ name }} />
          </p>
        ) : (
          <DraftValue
            key={`${formula.id}.${id}`}
            name={name}
            units={isCurrency ? currencyName(template) : (units ?? '')}
            value={values[id] ?? value ?? ''}
            onChange={(text) => onChange({ ...flow, values: { ...values, [id]: text } })}
          />
        ),
      )}
    </>
  );
}

/** A formula that others of this kind may not have stays where it is used. */
function FormulaPicker({ rel, flow, onChange }: DraftFlowProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const fitting = formulasFor(template, rel);
  const own = formulaOf(template, flow.formulaId);
  const formulas = own && !fitting.includes(own) ? [own, ...fitting] : fitting;
  const [only] = formulas;
  if (formulas.length === 1 && only) {
    return (
      <p className={classes.info}>
        {only.name} <FormattedMessage id="add.only-formula" />
      </p>
    );
  }
  return (
    <NativeSelect
      label={formatMessage({ id: 'add.formula' })}
      value={flow.formulaId}
      data={formulas.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => onChange(withFormula(template, flow, currentTarget.value))}
    />
  );
}

// The formula of a flow, with a choice if there are several, and the numbers it needs.
import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RelId } from '#template/sections.ts';
import type { Formula, Variable } from '#template/template.ts';
import { useTemplate } from '../../document/document-context.ts';
import { type ReferenceReader, rowsReading } from '../../document/resources/reference-cycles.ts';
import { currencyName, formulaOf } from '../../document/resources/resource-view.ts';
import { lacksLife } from '../../fields/useful-life.ts';
import type { FlowForm, ResourceForm } from '../form/resource-form.ts';
import { FlowBlock } from '../formula/flow-block.tsx';
import { FormulaPicker } from '../formula/formula-picker.tsx';
import { ClearedNumbers } from './cleared-numbers.tsx';
import { FormNumber } from './form-number.tsx';
import { FormReference } from './form-reference.tsx';
import { FormStarts } from './form-starts.tsx';
import type { MarkOf } from './mark-of.ts';

interface FormFlowProps {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly markOf?: MarkOf | undefined;
  readonly onChange: (flow: FlowForm) => void;
}

export function FormFlow({ form, ...props }: FormFlowProps & { readonly form: ResourceForm }) {
  const { reader, flow, markOf, onChange } = props;
  const template = useTemplate();
  const formula = formulaOf(template, flow.formulaId);
  return (
    <>
      <FormulaPicker reader={reader} flow={flow} onChange={onChange} />
      <ClearedNumbers cleared={flow.cleared ?? []} />
      {formula && (
        <FlowBlock formula={formula}>
          <FormVariables {...{ reader, flow, formula, markOf, onChange }} />
        </FlowBlock>
      )}
      {formula && <FormStarts {...{ reader, flow, formula, form, markOf, onChange }} />}
    </>
  );
}

const nothing: ReadonlySet<string> = new Set();

/** What each variable reads: a row, or the numbers that are typed for it. */
function FormVariables({ reader, flow, formula, markOf, onChange }: FormVariablesProps) {
  const template = useTemplate();
  const { references = {} } = flow;
  const [choosing, setChoosing] = useState<string | null>(null);
  const { id: readerId, rel, flowIndex } = reader;
  const refusedFor = useMemo(() => {
    const ids = formula.variables.map(({ id }) => id);
    const reading = (id: string) => rowsReading(template, { id: readerId, rel, flowIndex }, id, formula);
    return new Map(ids.map((id) => [id, reading(id)]));
  }, [template, readerId, rel, flowIndex, formula]);
  const choose = (id: string, target: string) => {
    setChoosing(null);
    onChange({ ...flow, references: { ...references, [id]: target } });
  };
  return formula.variables.map((variable) => {
    const { id, name, isReference = false, reference } = variable;
    return isReference || references[id] || choosing === id ? (
      <FormReference
        key={id}
        name={name}
        value={references[id] ?? reference ?? ''}
        refused={refusedFor.get(id) ?? nothing}
        isOptional={!reference && (isReference || !references[id])}
        isFresh={choosing === id}
        onChange={(target) => choose(id, target)}
        onNumbers={isReference ? undefined : () => choose(id, '')}
      />
    ) : (
      <VariableNumber
        key={`${formula.id}.${id}`}
        {...{ rel, flow, variable, onChange }}
        hasUnits={formula.hideUnits !== true}
        onRead={() => setChoosing(id)}
        mark={markOf?.({ flowIndex, formulaId: formula.id, variableId: id }, name)}
      />
    );
  });
}

interface FormVariablesProps extends FormFlowProps {
  readonly formula: Formula;
}

interface VariableNumberProps {
  readonly rel: RelId;
  readonly flow: FlowForm;
  readonly variable: Variable;
  readonly hasUnits: boolean;
  readonly mark: ReactNode;
  readonly onRead: () => void;
  readonly onChange: (flow: FlowForm) => void;
}

function VariableNumber({ variable, hasUnits, ...number }: VariableNumberProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { rel, flow } = number;
  const { id, name, units = '', isCurrency } = variable;
  const text = flow.values[id] ?? variable.value ?? '';
  const fallback = flow.fallbacks?.[id] ?? '';
  const isLifeless = lacksLife({ rel, formulaId: flow.formulaId, text, fallback });
  return (
    <FormNumber
      {...number}
      id={id}
      name={name}
      units={hasUnits ? (isCurrency ? currencyName(template) : units) : ''}
      value={text}
      fallback={fallback}
      {...(isLifeless && { warning: formatMessage({ id: 'items.no-life' }) })}
    />
  );
}

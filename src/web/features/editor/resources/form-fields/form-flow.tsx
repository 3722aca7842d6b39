// The formula of a flow, with a choice if there are several, and the numbers it needs.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTemplate } from '../../document/document-context.ts';
import { type ReferenceReader, rowsReading } from '../../document/resources/reference-cycles.ts';
import { currencyName, formulaOf } from '../../document/resources/resource-view.ts';
import { lacksLife } from '../../fields/useful-life.ts';
import type { FlowForm } from '../form/resource-form.ts';
import { FormulaPicker } from '../formula/formula-picker.tsx';
import { ReferenceChoice } from '../formula/reference-choice.tsx';
import { ClearedNumbers } from './cleared-numbers.tsx';
import { FormNumber } from './form-number.tsx';
import type { MarkOf } from './mark-of.ts';

interface FormFlowProps {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly markOf?: MarkOf | undefined;
  readonly onChange: (flow: FlowForm) => void;
}

export function FormFlow({ reader, flow, markOf, onChange }: FormFlowProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const formula = formulaOf(template, flow.formulaId);
  const { values, fallbacks = {}, references = {} } = flow;
  const { id: readerId, rel, flowIndex } = reader;
  const refused = useMemo(
    () => rowsReading(template, { id: readerId, rel, flowIndex }),
    [template, readerId, rel, flowIndex],
  );
  return (
    <>
      <FormulaPicker reader={reader} flow={flow} onChange={onChange} />
      <ClearedNumbers cleared={flow.cleared ?? []} />
      {formula?.variables.map(({ id, name, units, isCurrency, isReference, reference, value }) =>
        isReference ? (
          <ReferenceChoice
            key={id}
            label={name}
            value={references[id] ?? reference ?? ''}
            refused={refused}
            onChange={(target) => onChange({ ...flow, references: { ...references, [id]: target } })}
          />
        ) : (
          <FormNumber
            key={`${formula.id}.${id}`}
            {...{ rel, flow, onChange }}
            id={id}
            name={name}
            units={isCurrency ? currencyName(template) : (units ?? '')}
            value={values[id] ?? value ?? ''}
            fallback={fallbacks[id] ?? ''}
            {...(lacksLife({
              rel,
              formulaId: formula.id,
              text: values[id] ?? value ?? '',
              fallback: fallbacks[id] ?? '',
            }) && { warning: formatMessage({ id: 'items.no-life' }) })}
            mark={markOf?.({ flowIndex, formulaId: formula.id, variableId: id }, name)}
          />
        ),
      )}
    </>
  );
}

// One flow of a resource: how it is calculated, and a field for each number that asks for.
import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { formulasFor } from '../document/resources/new-resource.ts';
import { setFormula, setInput } from '../document/resources/resource-edits.ts';
import type { FlowView, InputView, ResourceView } from '../document/resources/resource-view.ts';
import { useTemplate, useTemplateDocument } from '../document-context.ts';
import { inputRow } from '../field-goal.ts';
import { useScenario } from '../use-scenario.ts';
import classes from './item-form.module.css';
import { ValuesField } from './values-field.tsx';

const ItemReference = lazy(async () => ({
  default: (await loadLater(() => import('./formula/item-reference.tsx'))).ItemReference,
}));

interface ItemFlowProps {
  readonly item: ResourceView;
  readonly flow: FlowView;
}

export function ItemFlow({ item, flow }: ItemFlowProps) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const { names } = useScenario(useTemplate());
  const asFirst = formatMessage({ id: 'scenario.as-first' }, { name: names[0] ?? '' });
  return (
    <>
      <FormulaChoice item={item} flow={flow} />
      <p className={classes.formula}>{flow.expression}</p>
      {flow.inputs.map((input) =>
        input.isReference ? (
          <Suspense
            key={input.variableId}
            fallback={
              <p className={classes.reference}>
                <FormattedMessage id="items.reference" values={{ name: input.name }} />
              </p>
            }
          >
            <ItemReference item={item} input={input} />
          </Suspense>
        ) : (
          <ValuesField
            key={input.variableId}
            name={input.name}
            units={input.units}
            value={input.data}
            isExpandable
            fallback={input.baseData ?? ''}
            place={{ ...placeOf(item), kind: 'input', flowIndex: flow.index, variableId: input.variableId }}
            row={inputRow(item.id, flow.id, input.variableId)}
            {...(isAsFirst(input) && { hint: asFirst })}
            onValid={(data) => edit(setInput(item, input, data))}
            onLeave={seal}
          />
        ),
      )}
    </>
  );
}

const placeOf = ({ id, sectionId }: ResourceView) => ({ sectionId, resourceId: id });

const isAsFirst = ({ data, baseData }: InputView): boolean => baseData !== null && data === '';

/** With one way to calculate there is nothing to choose. */
function FormulaChoice({ item, flow }: ItemFlowProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const formulas = formulasFor(template, item.rel);
  if (formulas.length < 2) return null;
  const isKnown = formulas.some(({ id }) => id === flow.formulaId);
  return (
    <NativeSelect
      label={formatMessage({ id: 'add.formula' })}
      value={flow.formulaId}
      data={[
        ...(isKnown ? [] : [{ value: flow.formulaId, label: flow.expression }]),
        ...formulas.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => {
        const formula = formulas.find(({ id }) => id === currentTarget.value);
        if (formula) edit(setFormula(template, item, flow.index, formula));
      }}
    />
  );
}

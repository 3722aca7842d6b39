// One flow of a resource: its formula, and a field for each number the formula needs.
import { NativeSelect } from '@mantine/core';
import { memo, type RefObject, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShallow } from 'zustand/react/shallow';
import type { RelId } from '#template/sections.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { formulasFor } from '../../document/resources/new-resource.ts';
import { setFormula, setInput } from '../../document/resources/resource-edits.ts';
import type { FlowView, InputView, ResourceView } from '../../document/resources/resource-view.ts';
import { scenarioKeys, scenarioNames } from '../../document/scenarios/scenario-names.ts';
import { inputRow } from '../../fields/field-goal.ts';
import { sourceOfInput } from '../../fields/field-place.ts';
import { lacksLife } from '../../fields/useful-life.ts';
import { ValuesField } from '../../fields/values-field.tsx';
import classes from './resource-editor.module.css';

const ReferenceField = lazyPart(() => import('../formula/reference-field.tsx'), 'ReferenceField');

interface FlowFieldsProps {
  readonly resource: ResourceView;
  readonly flow: FlowView;
}

export function FlowFields({ resource, flow }: FlowFieldsProps) {
  const { formatMessage } = useIntl();
  const { edit, seal } = useTemplateDocument();
  const latest = useLatest(resource);
  const firstName = useTemplateFact((template) => scenarioNames(template)[0] ?? '');
  const keys = useTemplateFact(useShallow(scenarioKeys));
  const asFirst = formatMessage({ id: 'scenario.as-first' }, { name: firstName });
  const noLife = formatMessage({ id: 'items.no-life' });
  const enter = (variableId: string, data: string) => {
    const inputs = latest.current.flows.find(({ index }) => index === flow.index)?.inputs;
    const input = inputs?.find((one) => one.variableId === variableId);
    if (input) edit(setInput(latest.current, input, data));
  };
  return (
    <>
      <FormulaChoice
        {...{ latest, flowIndex: flow.index }}
        rel={resource.rel}
        formulaId={flow.formulaId}
        expression={flow.expression}
      />
      {flow.calculation === flow.expression && <p className={classes.formula}>{flow.expression}</p>}
      {flow.inputs.map((input) =>
        input.isReference ? (
          <AwaitedReference key={input.variableId} resource={resource} input={input} />
        ) : (
          <ValuesField
            key={input.variableId}
            name={input.name}
            units={input.units}
            value={input.data}
            isExpandable
            fallback={input.baseData ?? ''}
            place={{
              ...placeOf(resource),
              kind: 'input',
              flowIndex: flow.index,
              variableId: input.variableId,
            }}
            row={inputRow(resource.id, flow.id, input.variableId)}
            within={sourceOfInput(resource, input, keys[input.scenario] ?? '')}
            {...(isAsFirst(input) && { hint: asFirst })}
            {...(isMissingUsefulLife(resource, flow, input) && { warning: noLife })}
            onValid={(data) => enter(input.variableId, data)}
            onLeave={seal}
          />
        ),
      )}
    </>
  );
}

function AwaitedReference({
  resource,
  input,
}: {
  readonly resource: ResourceView;
  readonly input: InputView;
}) {
  const fallback = (
    <p className={classes.reference}>
      <FormattedMessage id="items.reference" values={{ name: input.name }} />
    </p>
  );
  return (
    <Suspense fallback={fallback}>
      <ReferenceField resource={resource} input={input} />
    </Suspense>
  );
}

const placeOf = ({ id, sectionId }: ResourceView) => ({ sectionId, resourceId: id });

const isMissingUsefulLife = (
  { rel }: ResourceView,
  { formulaId }: FlowView,
  { data, baseData }: InputView,
): boolean => lacksLife({ rel, formulaId, text: data, fallback: baseData ?? '' });

const isAsFirst = ({ data, baseData }: InputView): boolean => baseData !== null && data === '';

interface FormulaChoiceProps {
  readonly latest: Readonly<RefObject<ResourceView>>;
  readonly flowIndex: number;
  readonly rel: RelId;
  readonly formulaId: string;
  readonly expression: string;
}

/** With only one formula there is nothing to choose. */
const FormulaChoice = memo(function FormulaChoice(choice: FormulaChoiceProps) {
  const { latest, flowIndex, rel, formulaId, expression } = choice;
  const { formatMessage } = useIntl();
  const { edit, store } = useTemplateDocument();
  const formulas = useTemplateFact(useShallow((template) => formulasFor(template, rel)));
  if (formulas.length < 2) return null;
  const isKnown = formulas.some(({ id }) => id === formulaId);
  return (
    <NativeSelect
      label={formatMessage({ id: 'add.formula' })}
      value={formulaId}
      data={[
        ...(isKnown ? [] : [{ value: formulaId, label: expression }]),
        ...formulas.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => {
        const formula = formulas.find(({ id }) => id === currentTarget.value);
        if (formula) edit(setFormula(store.getState().template, latest.current, flowIndex, formula));
      }}
    />
  );
});

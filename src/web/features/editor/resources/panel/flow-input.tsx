// One number of a flow in the panel: its field, and beneath it how it moves.
import { type RefObject, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShallow } from 'zustand/react/shallow';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { hasDriver } from '../../document/drivers/driver-texts.ts';
import { mayRead } from '../../document/resources/references.ts';
import { setInput, setReference } from '../../document/resources/resource-edits.ts';
import type { FlowView, InputView, ResourceView } from '../../document/resources/resource-view.ts';
import { scenarioKeys, scenarioNames } from '../../document/scenarios/scenario-names.ts';
import { goToField, inputRow } from '../../fields/field-goal.ts';
import { sourceOfInput } from '../../fields/field-place.ts';
import { lacksLife } from '../../fields/useful-life.ts';
import { ValuesField } from '../../fields/values-field.tsx';
import { AwaitedReference } from './awaited-reference.tsx';
import { InputDriver } from './lazy-fields.tsx';

const PatternField = lazyPart(() => import('../../drivers/seasons/pattern-field.tsx'), 'PatternField');

interface FlowInputProps {
  readonly resource: ResourceView;
  readonly latest: Readonly<RefObject<ResourceView>>;
  readonly flow: FlowView;
  readonly input: InputView;
}

export function FlowInput({ resource, latest, flow, input }: FlowInputProps) {
  const document = useTemplateDocument();
  const { edit } = document;
  const [isChoosing, setChoosing] = useState(false);
  const startChoosing = useCallback(() => setChoosing(true), []);
  const keys = useTemplateFact(useShallow(scenarioKeys));
  const scenario = keys[input.scenario] ?? '';
  const row = inputRow(resource.id, flow.id, input.variableId);
  const enter = (data: string) => {
    const inputs = latest.current.flows.find(({ index }) => index === flow.index)?.inputs;
    const now = inputs?.find((one) => one.variableId === input.variableId);
    if (now) edit(setInput(latest.current, now, data));
  };
  const within = sourceOfInput(resource, input, scenario);
  if (resource.rel === 'seasonality')
    return (
      <Suspense fallback={null}>
        <PatternField name={input.name} value={input.data} row={row} within={within} onValid={enter} />
      </Suspense>
    );
  if (input.isReference || isChoosing) {
    const typeNumbers = () => {
      setChoosing(false);
      if (input.isReference) edit(setReference(resource, input, ''));
      goToField(document, row);
    };
    return <AwaitedReference {...{ resource, input }} isFresh={isChoosing} onNumbers={typeNumbers} />;
  }
  return (
    <>
      <NumberField {...{ resource, flow, input, row, within }} onValid={enter} />
      <InputDriver
        {...{ latest, input, row, scenario }}
        onRead={mayRead(resource.rel) ? startChoosing : undefined}
      />
    </>
  );
}

interface NumberFieldProps extends Omit<FlowInputProps, 'latest'> {
  readonly row: string;
  readonly within: ReturnType<typeof sourceOfInput>;
  readonly onValid: (data: string) => void;
}

function NumberField({ resource, flow, input, row, within, onValid }: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const { seal } = useTemplateDocument();
  const hint = useHint(resource, input);
  return (
    <ValuesField
      name={input.name}
      units={input.units}
      value={input.data}
      isExpandable
      isByYear={input.driver.by !== 'period'}
      isMoving={hasDriver(input.driver)}
      driver={input.driver}
      fallback={input.baseData ?? ''}
      place={{ ...placeOf(resource), kind: 'input', flowIndex: flow.index, variableId: input.variableId }}
      row={row}
      within={within}
      {...(hint !== null && { hint })}
      {...(isMissingUsefulLife(resource, flow, input) && {
        warning: formatMessage({ id: 'items.no-life' }),
      })}
      onValid={onValid}
      onLeave={seal}
    />
  );
}

/** Null where the numbers are typed as usual. */
function useHint({ rel }: ResourceView, input: InputView): string | null {
  const { formatMessage } = useIntl();
  const name = useTemplateFact((template) => scenarioNames(template)[0] ?? '');
  if (isAsFirst(input)) return formatMessage({ id: 'scenario.as-first' }, { name });
  const isByPeriod = input.driver.by === 'period';
  if (rel === 'inflation' && isByPeriod && input.data.includes(';')) {
    return formatMessage({ id: 'items.prices-first' });
  }
  return isByPeriod ? null : formatMessage({ id: 'driver.values-hint' });
}

const placeOf = ({ id, sectionId }: ResourceView) => ({ sectionId, resourceId: id });

const isMissingUsefulLife = (
  { rel }: ResourceView,
  { formulaId }: FlowView,
  { data, baseData }: InputView,
): boolean => lacksLife({ rel, formulaId, text: data, fallback: baseData ?? '' });

const isAsFirst = ({ data, baseData }: InputView): boolean => baseData !== null && data === '';

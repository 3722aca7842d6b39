// Takes away how a number moves, and leaves its numbers as they were, period by period, in every scenario that has its own.
import { defineMessages } from 'react-intl';
import type { Template } from '#template/template.ts';
import { type DriverTexts, isInherited, noDriver } from '../document/drivers/driver-texts.ts';
import { inputValues } from '../document/drivers/input-values.ts';
import { putDriver, putNumbers } from '../document/drivers/put-driver.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { flowPart } from '../document/resources/flow-part.ts';
import { mutableResource } from '../document/resources/mutable-resource.ts';
import { type InputView, type ResourceView, resourcesOf } from '../document/resources/resource-view.ts';
import { knownScenarios } from '../document/scenarios/scenario-names.ts';
import { dataOf } from '../fields/numbers/period-cells.ts';

const labels = defineMessages({ replace: { id: 'step.driver-to-numbers' } });

interface MovingNumbers {
  readonly data: string;
  readonly driver: DriverTexts;
}

/** The rest is rounding of binary fractions. */
const keptDigits = 12;
const plain = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumSignificantDigits: keptDigits,
  signDisplay: 'negative',
});

/** One number a period, as they are with growth, season and the rest. */
export const movedNumbers = (template: Template, moving: MovingNumbers): string =>
  dataOf(inputValues(template, moving).map((value) => plain.format(value)));

export const setNumbersForDriver = (
  template: Template,
  resource: ResourceView,
  input: InputView,
  data: string,
): DocumentChange => ({
  label: {
    message: labels.replace,
    values: {
      item: resource.name,
      input: input.name,
      flow: flowPart(resource, input.flowIndex) ?? 'only',
    },
  },
  recipe: (draft) => {
    const flow = mutableResource(draft, resource)?.flows[input.flowIndex];
    const entry = flow?.fcst.find(({ variable }) => variable === input.variableId);
    if (!entry) return;
    const known = knownScenarios(draft);
    const others = ownNumbers(template, resource, input);
    putDriver(entry, noDriver, { place: 0, known });
    for (const { place, numbers } of others) putNumbers(entry, numbers, { place, known });
    putNumbers(entry, data, { place: input.scenario, known });
  },
});

/** Of the other scenarios that do not use the first one's. */
function ownNumbers(
  template: Template,
  resource: ResourceView,
  { flowIndex, variableId, scenario }: InputView,
) {
  const count = knownScenarios(template).length;
  return Array.from({ length: count }, (_, place) => place).flatMap((place) => {
    const held = resourcesOf(template, resource.sectionId, place).find(({ id }) => id === resource.id);
    const input = held?.flows[flowIndex]?.inputs.find((one) => one.variableId === variableId);
    if (!input || place === scenario || isOfFirst(template, resource, input)) return [];
    const data = input.data || (input.baseData ?? '');
    return [{ place, numbers: movedNumbers(template, { data, driver: input.driver }) }];
  });
}

function isOfFirst({ data }: Template, resource: ResourceView, input: InputView): boolean {
  const { divisions, env } = data;
  const lists = [divisions[0]?.sectionResources, env.sectionResources];
  const held = lists
    .flatMap((sections) => sections?.[resource.sectionId] ?? [])
    .find(({ id }) => id === resource.id);
  const entry = held?.flows[input.flowIndex]?.fcst.find(({ variable }) => variable === input.variableId);
  return (
    entry !== undefined &&
    input.scenario > 0 &&
    (entry.scenarios[input.scenario] === undefined || isInherited(entry.scenarios, input.scenario))
  );
}

// Finds the inputs whose numbers are not the same in all scenarios of a template.
import { resourceSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { isSameValue } from '../document/checks/same-content.ts';
import { hasDriver } from '../document/drivers/driver-texts.ts';
import { inputValues } from '../document/drivers/input-values.ts';
import { type FlowPart, flowPart } from '../document/resources/flow-part.ts';
import { flowsThatCount } from '../document/resources/funding.ts';
import {
  hasScenarios,
  type InputView,
  type ResourceView,
  resourcesOf,
} from '../document/resources/resource-view.ts';
import { scenarioNames } from '../document/scenarios/scenario-names.ts';
import { type SaidDriver, saidDriver } from '../drivers/driver-words.ts';

export interface DifferingInput {
  readonly key: string;
  readonly resource: string;
  readonly input: string;
  /** The flow it belongs to, where the resource has two. */
  readonly flow: FlowPart | null;
  readonly units: string;
  /** In each scenario, in order. */
  readonly inScenarios: readonly SaidDriver[];
  /** How many of them are unlike each other. */
  readonly kinds: number;
}

/** In the order in which one plans a business. */
export function differingInputs(template: Template): readonly DifferingInput[] {
  const scenarios = [...scenarioNames(template).keys()];
  if (scenarios.length < 2) return [];
  return resourceSectionIds.filter(hasScenarios).flatMap((sectionId) => {
    const byScenario = scenarios.map((scenario) => placedInputs(resourcesOf(template, sectionId, scenario)));
    const [first = []] = byScenario;
    return first.flatMap(({ key, resource, view, flow }, place) => {
      const views = byScenario.flatMap((placed) => placed[place]?.view ?? []);
      const kinds = kindsOf(template, views);
      if (kinds === 1) return [];
      const inScenarios = views.map((one) => saidDriver(template, one.driver, dataOf(one)));
      return [{ key, resource, input: view.name, flow, units: view.units, inScenarios, kinds }];
    });
  });
}

interface PlacedInput {
  readonly key: string;
  readonly resource: string;
  readonly flow: FlowPart | null;
  readonly view: InputView;
}

/** Those that hold numbers that the model reads. */
const placedInputs = (resources: readonly ResourceView[]): readonly PlacedInput[] =>
  resources.flatMap((resource) =>
    flowsThatCount(resource.flows, resource.way).flatMap(({ index, inputs }) =>
      inputs
        .filter(({ isReference }) => !isReference)
        .map((view) => ({
          key: `${resource.id} ${index} ${view.variableId}`,
          resource: resource.name,
          flow: flowPart(resource, index),
          view,
        })),
    ),
  );

/** With the numbers of the first scenario where a scenario has none. */
const dataOf = ({ data, baseData }: InputView): string => (data === '' ? (baseData ?? '') : data);

/** What comes to the same in every period is alike, however it is written. */
function kindsOf(template: Template, views: readonly InputView[]): number {
  const values = views.map((view) => inputValues(template, { data: dataOf(view), driver: view.driver }));
  return values.filter((one, place) => values.findIndex((other) => isSameValue(one, other)) === place).length;
}

export const isMoving = ({ inScenarios }: DifferingInput): boolean =>
  inScenarios.some(({ texts }) => hasDriver(texts));

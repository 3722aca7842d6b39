// The numbers of a template that a slider may move, as they hold in a scenario: those of resources, their growth, and company-wide terms.
import { daysTermIds, type ResourceSectionId, resourceSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { hasDriver } from '../document/drivers/driver-texts.ts';
import {
  type InvestmentKey,
  investmentKeys,
  setInvestment,
  setWorkingCapital,
  type WorkingCapitalKey,
} from '../document/edits/option-edits.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { type FlowPart, flowPart } from '../document/resources/flow-part.ts';
import { flowsThatCount } from '../document/resources/funding.ts';
import { setDriver, setInput } from '../document/resources/resource-edits.ts';
import { type InputView, type ResourceView, resourcesOf } from '../document/resources/resource-view.ts';
import { inputRow, optionRows } from '../fields/field-goal.ts';
import { isScalable } from './scaled-text.ts';

interface MovableText {
  /** The row of the assumptions, without its years and scenarios. */
  readonly row: string;
  /** As typed, or what the scenario uses of the first. */
  readonly text: string;
  /** What is stored of it; empty where the scenario uses the first. */
  readonly own: string;
  readonly change: (text: string) => DocumentChange;
}

export interface InputLever extends MovableText {
  readonly kind: 'input' | 'growth';
  readonly sectionId: ResourceSectionId;
  readonly resourceId: string;
  readonly resource: string;
  readonly input: string;
  readonly flow: FlowPart | null;
  readonly units: string;
  /** Where it is typed. */
  readonly field: string;
  /** Whether growth, a season or dates act on its numbers. */
  readonly isMoving: boolean;
}

export interface OptionLever extends MovableText {
  readonly kind: 'option';
  readonly option: InvestmentKey | WorkingCapitalKey;
}

export type Lever = InputLever | OptionLever;

/** Weights of months and years of useful life are no amounts that anybody tries a little more of; more money put in is no result of the business. */
const leftOut: readonly ResourceSectionId[] = [
  'section_seasonality',
  'section_depreciation',
  'section_financing',
];

export function leversOf(template: Template, scenario: number): readonly Lever[] {
  const ofResources = resourceSectionIds
    .filter((id) => !leftOut.includes(id))
    .flatMap((id) => resourcesOf(template, id, scenario))
    .flatMap((resource) =>
      flowsThatCount(resource.flows, resource.way).flatMap((flow) =>
        flow.inputs
          .filter(({ isReference }) => !isReference)
          .flatMap((input) => inputLevers(resource, inputRow(resource.id, flow.id, input.variableId), input)),
      ),
    );
  return [...ofResources, ...optionLevers(template)].filter(({ text }) => isScalable(text));
}

function inputLevers(resource: ResourceView, row: string, input: InputView): readonly InputLever[] {
  const { driver, data, baseData } = input;
  const isMoving = hasDriver(driver);
  const numbers: InputLever = {
    kind: 'input',
    row: isMoving ? `${row}.base` : row,
    field: row,
    sectionId: resource.sectionId,
    resourceId: resource.id,
    resource: resource.name,
    input: input.name,
    flow: flowPart(resource, input.flowIndex),
    units: input.units,
    isMoving,
    text: data || (baseData ?? ''),
    own: data,
    change: (text) => setInput(resource, input, text),
  };
  if (driver.rate === null) return [numbers];
  const change = (rate: string) => setDriver(resource, input, { ...driver, rate }, 'growth');
  const growth = { row: `${row}.growth`, text: driver.rate, own: driver.rate, units: '%', change };
  return [numbers, { ...numbers, kind: 'growth', ...growth }];
}

const optionLevers = ({ data: { options } }: Template): readonly OptionLever[] => [
  ...daysTermIds.map((option): OptionLever => {
    const change = (text: string) => setWorkingCapital(option, text);
    const text = options.wc[option] ?? '';
    return { kind: 'option', option, row: optionRows[option], text, own: text, change };
  }),
  ...investmentKeys.map((option): OptionLever => {
    const change = (text: string) => setInvestment(option, text);
    const text = options.modules.npv[option] ?? '';
    return { kind: 'option', option, row: optionRows[option], text, own: text, change };
  }),
];

/** What a template is made of, whatever its numbers: it has other levers once this changes. */
export const structureOf = ({ data }: Template): string =>
  [
    ...data.coreResources.map(({ id }) => id),
    ...data.sections.map(({ id, isEnabled }) => `${id}${isEnabled}`),
  ].join(' ');

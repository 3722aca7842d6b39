// The text of the template that a cell is typed into: what stands there, how it is checked, and how it is changed.
import { defineMessages } from 'react-intl';
import { openingAmounts, type Template } from '#template/template.ts';
import { checkAmount, type FieldCheck } from '../document/checks/field-checks.ts';
import { checkDriverText } from '../document/drivers/driver-checks.ts';
import { hasDriver } from '../document/drivers/driver-texts.ts';
import { openingLines, setOpening } from '../document/edits/opening-balances.ts';
import {
  type InvestmentKey,
  investmentKeys,
  setInvestment,
  setWorkingCapital,
  type WorkingCapitalKey,
} from '../document/edits/option-edits.ts';
import { setYearEnd } from '../document/edits/template-edits.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { storedTerm } from '../document/resources/funding.ts';
import { setDriver, setInput, setTerm } from '../document/resources/resource-edits.ts';
import { isOneNumber, isRepeated } from '../document/resources/resource-names.ts';
import {
  hasScenarios,
  type InputView,
  type ResourceView,
  resourcesOf,
  sectionOfResource,
} from '../document/resources/resource-view.ts';
import { setStart } from '../document/resources/start-edits.ts';
import { movedNumbers, setNumbersForDriver } from './replaced-driver.ts';
import { type InputPart, type RowName, rowName } from './row-name.ts';

export interface TypedSeries {
  /** The same for all cells of one text. */
  readonly key: string;
  /** What it belongs to; empty for the company as a whole. */
  readonly owner: string;
  /** As stored, or what stands in its place. */
  readonly text: string;
  readonly shape: 'numbers' | 'weights' | 'single';
  /** How many numbers it has. */
  readonly count: number;
  /** Whether the last number holds for all later periods. */
  readonly isRepeated: boolean;
  /** Whether typing takes away how the numbers move. */
  readonly isMoving: boolean;
  readonly isDay: boolean;
  /** No scenario can have its own. */
  readonly isShared: boolean;
  /** Of one number. */
  readonly check: FieldCheck;
  readonly change: (text: string) => DocumentChange;
}

const monthCount = 12;
/** More years than a forecast has. */
const yearCount = 60;

const shaped = {
  owner: '',
  shape: 'numbers',
  isRepeated: true,
  isMoving: false,
  isDay: false,
  isShared: true,
  check: checkAmount,
} as const;

const single = { ...shaped, shape: 'single', count: 1 } as const;

/** Null where the row is not one that the template has a text for. */
export function typedSeries(template: Template, row: string, shownScenario: number): TypedSeries | null {
  const name = rowName(row);
  if (name === null) return null;
  if (name.kind === 'option') return optionSeries(template, name.option);
  const sectionId = sectionOfResource(template, name.resourceId);
  if (sectionId === null) return null;
  const asked = name.kind === 'input' ? (name.scenario ?? shownScenario) : 0;
  const scenario = hasScenarios(sectionId) ? asked : 0;
  const resource = resourcesOf(template, sectionId, scenario).find(({ id }) => id === name.resourceId);
  return resource ? resourceSeries(template, resource, name) : null;
}

type ResourceRow = Exclude<RowName, { readonly kind: 'option' }>;

function resourceSeries(template: Template, resource: ResourceView, name: ResourceRow): TypedSeries | null {
  switch (name.kind) {
    case 'input': {
      const input = inputOf(resource, name);
      if (!input) return null;
      const series = inputSeries(template, resource, input, name.part, name.at !== null);
      return { ...series, isShared: !hasScenarios(resource.sectionId) };
    }
    case 'weight':
      return weightSeries(resource);
    case 'term':
      return termSeries(template, resource, name);
    case 'opening':
      return openingSeries(template, resource);
    case 'start':
      return startSeries(resource, name);
  }
}

type InputRow = Extract<RowName, { readonly kind: 'input' }>;

function inputOf(resource: ResourceView, { flowId, variableId }: InputRow): InputView | undefined {
  const flow = resource.flows.find(({ id }) => id === flowId);
  return flow?.inputs.find((input) => input.variableId === variableId && !input.isReference);
}

const standing = ({ data, baseData }: InputView): string => data || (baseData ?? '');

function inputSeries(
  template: Template,
  resource: ResourceView,
  input: InputView,
  part: InputPart | null,
  isByYear: boolean,
): TypedSeries {
  const { flowIndex, variableId, scenario, driver } = input;
  const periodCount = template.layout.cFcstColCount;
  const count = isByYear ? yearCount : periodCount;
  const place = `${resource.id} ${flowIndex} ${variableId} ${scenario}`;
  const start = { ...shaped, owner: resource.name, count };
  if (part === null && hasDriver(driver)) {
    const text = movedNumbers(template, { data: standing(input), driver });
    const change = (data: string) => setNumbersForDriver(template, resource, input, data);
    return { ...start, key: `moving ${place}`, text, isMoving: true, change };
  }
  if (part === null || part === 'base') {
    const change = (data: string) => setInput(resource, input, data);
    return { ...start, key: `numbers ${place}`, text: standing(input), change };
  }
  const key = `${part} ${place}`;
  const check = checkDriverText(part, driver);
  const of = part === 'rate' ? 'growth' : part === 'rampFrom' || part === 'rampPeriods' ? 'ramp' : part;
  const change = (text: string) => setDriver(resource, input, { ...driver, [part]: text }, of);
  const text = driver[part] ?? '';
  if (part === 'rate') return { ...start, key, check, text, change };
  return {
    ...single,
    key,
    owner: resource.name,
    check,
    text,
    change,
    isDay: part === 'start' || part === 'end',
  };
}

function weightSeries(resource: ResourceView): TypedSeries | null {
  const input = resource.flows[0]?.inputs[0];
  if (!input) return null;
  return {
    ...shaped,
    ...{ key: `weights ${resource.id}`, owner: resource.name, text: input.data, shape: 'weights' },
    count: monthCount,
    change: (data) => setInput(resource, input, data),
  };
}

function termSeries(
  template: Template,
  resource: ResourceView,
  { term }: Extract<RowName, { readonly kind: 'term' }>,
): TypedSeries | null {
  const found = resource.terms.find((one) => one.term === term);
  if (!found) return null;
  return {
    ...(isOneNumber(term) ? single : { ...shaped, count: template.layout.cFcstColCount }),
    ...{ key: `term ${resource.id} ${term}`, owner: resource.name, text: found.value },
    isRepeated: isRepeated(term),
    change: (text) => setTerm(resource, term, storedTerm(term, text)),
  };
}

function openingSeries(template: Template, resource: ResourceView): TypedSeries | null {
  const line = openingLines(template).find((one) => one.resource.id === resource.id);
  if (!line) return null;
  return {
    ...{ ...single, key: `opening ${resource.id}`, owner: resource.name, text: line.text },
    change: (text) => setOpening(template, [{ line, text }]),
  };
}

function startSeries(
  resource: ResourceView,
  { flowId, variableId }: Extract<RowName, { readonly kind: 'start' }>,
): TypedSeries | null {
  const flow = resource.flows.find(({ id }) => id === flowId);
  const start = flow?.starts.find(({ row }) => row === variableId);
  if (!flow || !start) return null;
  const label = start.name ?? resource.name;
  return {
    ...{
      ...single,
      key: `start ${resource.id} ${flowId} ${variableId}`,
      owner: resource.name,
      text: start.text,
    },
    change: (text) => setStart(resource, { flowIndex: flow.index, start, label, text }),
  };
}

const workingCapital: readonly WorkingCapitalKey[] = [
  ...(['minCashBalance', 'accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'] as const),
  'salesTaxPeriod',
];

const { monthFault } = defineMessages({ monthFault: { id: 'cells.month' } });

const isMonth: FieldCheck = (text) => (/^([1-9]|1[0-2])$/.test(text.trim()) ? null : monthFault);

const isInvestment = (option: string): option is InvestmentKey =>
  investmentKeys.some((key) => key === option);

type OptionRow = Extract<RowName, { readonly kind: 'option' }>['option'];

function optionSeries(template: Template, option: OptionRow): TypedSeries | null {
  const { options } = template.data;
  const start = { ...shaped, key: option, count: template.layout.cFcstColCount };
  const capital = workingCapital.find((key) => key === option);
  if (capital) {
    const change = (text: string) => setWorkingCapital(capital, text);
    return { ...start, text: options.wc[capital] ?? '', change };
  }
  if (isInvestment(option)) {
    const change = (text: string) => setInvestment(option, text);
    return { ...start, text: options.modules.npv[option] ?? '', change };
  }
  if (option === 'yearEnd') {
    const change = (text: string) => setYearEnd(Number(text));
    return { ...single, key: option, text: String(options.timing.yearEnd), check: isMonth, change };
  }
  const amount = openingAmounts.find((one) => one === option);
  if (!amount) return null;
  const change = (text: string) => setOpening(template, [], { [amount]: text });
  return { ...single, key: option, text: options.opening?.[amount] ?? '', change };
}

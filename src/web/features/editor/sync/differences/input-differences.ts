// Compares the inputs of one resource in two versions: numbers, how they move, the rows that are read instead, and starts.
import type { ForecastEntry, Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { driverTextsOf, hasDriver } from '../../document/drivers/driver-texts.ts';
import { type FlowPart, flowPart } from '../../document/resources/flow-part.ts';
import { withoutTotal } from '../../document/resources/references.ts';
import { currencyName, type InputView, resourcesOf } from '../../document/resources/resource-view.ts';
import type { RowStart } from '../../document/resources/row-starts.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';
import { type SaidDriver, saidDriver } from '../../drivers/driver-words.ts';
import { shortNumbers } from '../../fields/numbers/short-numbers.ts';
import { readRow } from '../../fields/use-reference-name.ts';
import type { Difference, OfResource, ReadInput } from './difference.ts';
import type { ResourceVersion } from './resource-version.ts';

interface VersionInput {
  readonly template: Template;
  readonly flow: FlowPart | null;
  readonly view: InputView;
  readonly entry: ForecastEntry;
}

interface VersionStart {
  readonly template: Template;
  readonly flow: FlowPart | null;
  readonly start: RowStart;
}

const viewOf = ([template, { id }]: ResourceVersion, { sectionId }: OfResource) =>
  resourcesOf(template, sectionId).find((one) => one.id === id);

/** By variable, whatever its position. */
function inputsOf(version: ResourceVersion, of: OfResource): ReadonlyMap<string, VersionInput> {
  const [template, { flows }] = version;
  const resource = viewOf(version, of);
  const inputs = (resource?.flows ?? []).flatMap((flow) =>
    flow.inputs.flatMap((view) => {
      const entry = flows[flow.index]?.fcst.find(({ variable }) => variable === view.variableId);
      const part = resource ? flowPart(resource, flow.index) : null;
      return entry
        ? [[`${flow.index} ${view.variableId}`, { template, flow: part, view, entry }] as const]
        : [];
    }),
  );
  return new Map(inputs);
}

const dataOf = ({ entry }: VersionInput, scenario: number): string => entry.scenarios[scenario]?.data ?? '';

/** With the numbers of the first scenario where a scenario has none. */
const saidOf = (input: VersionInput, scenario: number): SaidDriver =>
  saidDriver(
    input.template,
    driverTextsOf(input.entry, scenario),
    dataOf(input, scenario) || dataOf(input, 0),
  );

/** An input that only one version has belongs to the difference between their formulas, unless its flow is new too. */
export function inputDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  const [inOne, inOther] = [inputsOf(one, of), inputsOf(other, of)];
  const [names, otherNames] = [scenarioNames(one[0]), scenarioNames(other[0])];
  const scenarios = names.length > otherNames.length ? names : otherNames;
  const keys = new Set([...inOne.keys(), ...inOther.keys()]);
  return [...keys].flatMap((key) => {
    const [found, otherFound] = [inOne.get(key), inOther.get(key)];
    const before = found ?? emptied(otherFound, one);
    const input = otherFound ?? emptied(found, other);
    if (!before || !input) return [];
    const read = readDifferences(before, input, of);
    const moved = scenarios.flatMap((name, scenario) =>
      numberDifferences(before, input, {
        scenario,
        ...of,
        named: { ...namesOf(input), scenario: scenarios.length > 1 ? name : null },
      }),
    );
    return [...read, ...moved];
  });
}

/** As it would be in a version that has no such flow; null where the flow is there. */
function emptied(
  input: VersionInput | undefined,
  [template, { flows }]: ResourceVersion,
): VersionInput | null {
  if (!input || flows[input.view.flowIndex]) return null;
  return { ...input, template, entry: { ...input.entry, lookupId: null, scenarios: [] } };
}

const namesOf = ({ view, flow }: VersionInput) => ({ input: view.name, flow, units: view.units });

interface NumberPlace extends OfResource {
  readonly scenario: number;
  readonly named: ReturnType<typeof namesOf> & { readonly scenario: string | null };
}

/** A scenario without numbers of its own has those of the first, which are compared already. */
function numberDifferences(
  before: VersionInput,
  input: VersionInput,
  { scenario, named, sectionId, resource }: NumberPlace,
): readonly Difference[] {
  const of = { sectionId, resource, ...named };
  const isOwn = [before, input].some(({ entry }) => entry.scenarios[scenario] !== undefined);
  if (!isOwn) return [];
  const drivers = [driverTextsOf(before.entry, scenario), driverTextsOf(input.entry, scenario)] as const;
  const isMoving = drivers.some(hasDriver);
  if (isMoving && !isSameValue(drivers[0], drivers[1]))
    return [{ kind: 'driver', ...of, one: saidOf(before, scenario), other: saidOf(input, scenario) }];
  const [typed, otherTyped] = [dataOf(before, scenario), dataOf(input, scenario)];
  if (typed === otherTyped) return [];
  const [shown, otherShown] = shortNumbers(typed, otherTyped);
  return [{ kind: 'numbers', ...of, one: shown, other: otherShown }];
}

/** The row that an input reads, or the numbers that are typed there instead. */
function readOf({ template, view, entry }: VersionInput): ReadInput {
  if (!view.isReference) return { typed: entry.scenarios[0]?.data ?? '' };
  const stored = withoutTotal(view.lookupId ?? view.reference);
  if (stored === '') return { id: stored, row: 'none' };
  return { id: stored, row: readRow(template, stored) ?? 'gone' };
}

const isSameRead = (one: ReadInput, other: ReadInput): boolean =>
  'id' in one && 'id' in other ? one.id === other.id : isSameValue(one, other);

/** A row that is called otherwise is the same row. */
function readDifferences(before: VersionInput, input: VersionInput, of: OfResource): readonly Difference[] {
  if (!before.view.isReference && !input.view.isReference) return [];
  const [one, other] = [readOf(before), readOf(input)];
  const { input: name, flow } = namesOf(input);
  return isSameRead(one, other) ? [] : [{ kind: 'reference', ...of, input: name, flow, one, other }];
}

function startsIn(version: ResourceVersion, of: OfResource): ReadonlyMap<string, VersionStart> {
  const resource = viewOf(version, of);
  const starts = (resource?.flows ?? []).flatMap((flow) =>
    flow.starts.map((start) => {
      const part = resource ? flowPart(resource, flow.index) : null;
      return [`${flow.index} ${start.row}`, { template: version[0], flow: part, start }] as const;
    }),
  );
  return new Map(starts);
}

/** What the rows that a formula remembers were before the first period. */
export function startDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  const inOne = startsIn(one, of);
  return [...startsIn(other, of)].flatMap(([key, { template, flow, start }]): readonly Difference[] => {
    const before = inOne.get(key)?.start.text;
    if (before === undefined || before === start.text) return [];
    const named = { row: start.name, flow, units: start.units ?? currencyName(template) };
    return [{ kind: 'start', ...of, ...named, one: before, other: start.text }];
  });
}

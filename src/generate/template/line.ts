// A line of a model as it is generated, and how lines become resources of a template.
import { type terms as allTerms, type RelId, rels, type SectionId } from '#template/sections.ts';
import type {
  CoreResource,
  Flow,
  ForecastEntry,
  ForecastScenario,
  Formula,
  OtherAssumption,
  SectionResource,
  Variable,
} from '#template/template.ts';

type Driver = NonNullable<ForecastScenario['driver']>;

export interface Numbers {
  readonly data: string;
  readonly driver?: Driver;
}

/** What is typed for a variable in the usual course, and in the other scenarios if it differs there. */
export interface Typed extends Numbers {
  readonly others?: readonly Numbers[];
  readonly source?: string;
  readonly note?: string;
}

/** The id of a row that is read in place of a number. */
export interface RowRead {
  readonly row: string;
}

export interface LineFlow {
  readonly formula: Formula;
  readonly inputs: Readonly<Record<string, Typed | RowRead>>;
}

export type LineTerms = Readonly<Partial<Record<keyof typeof allTerms, OtherAssumption>>>;

export interface Line {
  readonly id: string;
  readonly rel: RelId;
  readonly section: SectionId;
  readonly name: string;
  /** What the total of a driver counts. */
  readonly units?: string;
  readonly flows: readonly LineFlow[];
  readonly terms: LineTerms;
}

const coreId = (id: string): string => `core_${id}`;

const isRead = (input: Typed | RowRead | undefined): input is RowRead =>
  input !== undefined && 'row' in input;

function scenariosOf(
  variable: Variable,
  typed: Typed,
  scenarioNames: readonly string[],
): readonly ForecastScenario[] {
  const units = variable.isCurrency ? { currency: 'currency' } : variable.units;
  return [typed, ...(typed.others ?? [])].map(({ data, driver }, index) => ({
    id: index === 0 ? 'base' : `scenario_${index + 1}`,
    name: scenarioNames[index] ?? String(index + 1),
    data,
    ...(units !== undefined && { units }),
    ...(driver !== undefined && { driver }),
  }));
}

function entryOf(
  line: Line,
  flowId: string,
  variable: Variable,
  input: Typed | RowRead | undefined,
  scenarioNames: readonly string[],
): ForecastEntry {
  const id = `${line.id}_${flowId}_${variable.id}`;
  if (isRead(input)) return { id, variable: variable.id, lookupId: input.row, scenarios: [] };
  if (!input) return { id, variable: variable.id, lookupId: null, scenarios: [] };
  const { source, note } = input;
  return {
    ...{ id, variable: variable.id, lookupId: null },
    scenarios: scenariosOf(variable, input, scenarioNames),
    ...((source ?? note) !== undefined && {
      provenance: { ...(source !== undefined && { source }), ...(note !== undefined && { note }) },
    }),
  };
}

function flowsOf(line: Line, scenarioNames: readonly string[]): readonly Flow[] {
  const ids = rels[line.rel].flows;
  return line.flows.map(({ formula, inputs }, index) => {
    const id = ids[index] ?? 'incBook';
    return {
      id,
      formula: formula.id,
      hist: [],
      fcst: formula.variables.map((variable) =>
        entryOf(line, id, variable, inputs[variable.id], scenarioNames),
      ),
    };
  });
}

export const coreResourceOf = ({ id, rel, name }: Line): CoreResource => ({ id: coreId(id), name, rel });

export const sectionResourceOf = (line: Line, scenarioNames: readonly string[]): SectionResource => ({
  id: line.id,
  coreResource: coreId(line.id),
  isEdited: false,
  isSelected: false,
  ...(line.units !== undefined && { units: line.units }),
  flows: [...flowsOf(line, scenarioNames)],
  otherAssumptions: { ...line.terms },
});

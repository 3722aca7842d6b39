// Random templates with shared drivers and references to any row, whose formulas have neither steps nor memory.
import type fc from 'fast-check';
import type {
  EntryJson,
  FlowJson,
  FormulaJson,
  ResourceJson,
  TemplateJson,
  VariableJson,
} from '#testing/oracle/template-json.ts';
import { pastVariable } from './random-stepped-formulas.ts';
import { steppedTemplateWith } from './stepped-template.ts';

type ResourceLists = Readonly<Record<string, readonly ResourceJson[]>>;

const memory = /\b(?:prev|ago|last|sum|min|max)\s*\(|\byear\b/;

const isStepped = ({ steps, expression }: FormulaJson): boolean =>
  (steps ?? []).length > 0 || memory.test(expression);

/** What is read of the past alone is typed: read of the present, it might run in a circle. */
const plainVariable = ({ isPercent: _, isFixed: __, ...variable }: VariableJson): VariableJson =>
  variable.id === pastVariable ? { ...variable, isReference: false } : variable;

/** A formula with steps adds up its variables instead. */
function plainFormula(formula: FormulaJson): FormulaJson {
  const { steps: _, billing: __, ...plain } = formula;
  const variables = formula.variables.map(plainVariable);
  const sum = variables.map(({ id }) => id).join(' + ') || '2';
  return { ...plain, variables, ...(isStepped(formula) && { expression: `total = ${sum}` }) };
}

/** What read a step reads the total. */
function plainEntry(entry: EntryJson, steps: ReadonlySet<string>): EntryJson {
  if (entry.variable === pastVariable) return { ...entry, lookupId: null };
  const [owner, row] = (entry.lookupId ?? '').split('.');
  return row !== undefined && steps.has(row) ? { ...entry, lookupId: `${owner}.total` } : entry;
}

function plainLists(lists: ResourceLists, steps: ReadonlySet<string>): ResourceLists {
  const flow = (one: FlowJson): FlowJson => ({
    ...one,
    fcst: (one.fcst ?? []).map((entry) => plainEntry(entry, steps)),
  });
  return Object.fromEntries(
    Object.entries(lists).map(([id, resources]) => [
      id,
      resources.map((resource) => ({ ...resource, flows: resource.flows.map(flow) })),
    ]),
  );
}

function withoutSteps(template: TemplateJson): TemplateJson {
  const { data } = template;
  const steps = new Set(data.formulas.flatMap((formula) => (formula.steps ?? []).map(({ id }) => id)));
  const divisions = data.divisions.map((division) => ({
    ...division,
    sectionResources: plainLists(division.sectionResources, steps),
  }));
  const { opening: _, ...options } = data.options;
  return {
    ...template,
    data: { ...data, formulas: data.formulas.map(plainFormula), divisions, options },
  };
}

export const referringTemplate: fc.Arbitrary<TemplateJson> = steppedTemplateWith([]).map(withoutSteps);

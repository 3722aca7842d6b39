// Finds the rows a resource must not read because they are calculated from it, and what it may read instead.
import { type RelId, type ResourceSectionId, resourceSectionIds, sections } from '#template/sections.ts';
import type { Flow, Formula, SectionResource, Template } from '#template/template.ts';
import { isReadNow } from './read-now.ts';
import { namedTargets, targetResources, withoutTotal } from './references.ts';
import { formulaOf, type ResourceView, sectionResources } from './resource-view.ts';

/** The input that would read another row. */
export interface ReferenceReader {
  /** Null for a resource not created yet. */
  readonly id: string | null;
  readonly rel: RelId;
  readonly flowIndex: number;
}

type Readers = Map<string, string[]>;

const inflation = 'section_inflation';

/**
 * The reader's own row, and all rows calculated from it, directly or indirectly: for a variable that its formula reads of
 * the past alone, only what is calculated from that variable.
 */
export function rowsReading(
  template: Template,
  { id, rel, flowIndex }: ReferenceReader,
  variableId?: string,
  formula: Formula | undefined = formulaOfResource(template, id),
): ReadonlySet<string> {
  const found = new Set<string>();
  // Others read only the first flow of a resource.
  if (flowIndex > 0) return found;
  const readers = readersIn(template);
  const sectionId = resourceSectionIds.find((section) => sections[section].rels.includes(rel));
  const isPast = variableId !== undefined && formula !== undefined && !isReadNow(formula)(variableId);
  const own = id === null ? [sectionId ?? ''] : [id, ...ownReferences(template, id)];
  const open = isPast ? (id === null ? [] : [`${id}.${variableId}`]) : own;
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    if (found.has(row)) continue;
    found.add(row);
    open.push(...(readers.get(row) ?? []));
  }
  return found;
}

/** By row, the rows that are calculated from it. */
function readersIn(template: Template): Readers {
  const readers: Readers = new Map();
  const note = (row: string, reader: string) => readers.set(row, [...(readers.get(row) ?? []), reader]);
  note('section_sales', 'gross_profit');
  note('section_cos', 'gross_profit');
  for (const sectionId of resourceSectionIds) {
    for (const resource of sectionResources(template, sectionId)) {
      note(resource.id, sectionId);
      for (const { own, row, isRaised, isNow } of readBy(template, sectionId, resource)) {
        if (row !== null) note(row, own);
        if (isRaised) note(inflation, resource.id);
        if (!isNow) continue;
        note(own, resource.id);
        // A step may read any of the inputs.
        for (const step of stepsOf(template, resource)) note(own, step);
      }
      for (const step of stepsOf(template, resource)) note(step, resource.id);
    }
  }
  return readers;
}

const stepsOf = (template: Template, { id, flows }: SectionResource): readonly string[] =>
  (formulaOf(template, flows[0]?.formula ?? '')?.steps ?? []).map((step) => `${id}.${step.id}`);

interface ReadRow {
  /** The row of the variable itself. */
  readonly own: string;
  /** Null where it is typed. */
  readonly row: string | null;
  readonly isRaised: boolean;
  /** Whether the formula reads it as it is, and not of the past alone. */
  readonly isNow: boolean;
}

function readBy(
  template: Template,
  sectionId: ResourceSectionId,
  { id, flows }: SectionResource,
): readonly ReadRow[] {
  const [flow] = flows;
  const isInflated = sections[sectionId].isInflated === true;
  const formula = flow && formulaOf(template, flow.formula);
  if (!formula) return [];
  const isNow = isReadNow(formula);
  return formula.variables.map((variable) => {
    const lookupId = flow?.fcst.find((entry) => entry.variable === variable.id)?.lookupId;
    const read = lookupId || (variable.isReference ? (variable.reference ?? '') : null);
    return {
      own: `${id}.${variable.id}`,
      row: read === null ? null : withoutTotal(read),
      isNow: isNow(variable.id),
      isRaised: read === null && isInflated && variable.isCurrency === true && variable.isFixed !== true,
    };
  });
}

const formulaOfResource = (template: Template, resourceId: string | null): Formula | undefined => {
  for (const sectionId of resourceSectionIds) {
    const resource = sectionResources(template, sectionId).find(({ id }) => id === resourceId);
    if (resource) return formulaOf(template, resource.flows[0]?.formula ?? '');
  }
  return undefined;
};

/** The rows of a resource's variables that read other rows. */
function ownReferences(template: Template, resourceId: string): readonly string[] {
  for (const sectionId of resourceSectionIds) {
    const resource = sectionResources(template, sectionId).find(({ id }) => id === resourceId);
    if (resource)
      return readBy(template, sectionId, resource).flatMap(({ own, row }) => (row === null ? [] : [own]));
  }
  return [];
}

/** Whether a resource reads a row that is calculated from it. */
export function readsItself(template: Template, { id, rel, sectionId }: ResourceView): boolean {
  const resource = sectionResources(template, sectionId).find((one) => one.id === id);
  const refused = rowsReading(template, { id, rel, flowIndex: 0 });
  const rows = resource ? readBy(template, sectionId, resource) : [];
  return rows.some(
    ({ row, isRaised, isNow }) => (isNow && refused.has(row ?? '')) || (isRaised && refused.has(inflation)),
  );
}

/** The first allowed row, of its own kind before the model's totals. */
export function firstFree(template: Template, rel: RelId, isRefused: (row: string) => boolean): string {
  const targets = targetResources(template);
  const rows = [
    ...targets.filter((one) => one.rel === rel).map(({ id }) => id),
    ...namedTargets,
    ...targets.map(({ id }) => id),
  ];
  return rows.find((row) => !isRefused(row)) ?? '';
}

/** By variable, what the formula's references read instead of a row calculated from the reader. */
export function freeReferences(
  template: Template,
  reader: ReferenceReader,
  formula: Formula,
  chosen: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const refused = rowsReading(template, reader);
  const isRefused = (row: string) => refused.has(row);
  const isNow = isReadNow(formula);
  return Object.fromEntries(
    formula.variables
      .filter(
        ({ id, isReference, reference }) =>
          isReference && isNow(id) && isRefused(withoutTotal(chosen[id] ?? reference ?? '')),
      )
      .map(({ id }) => [id, firstFree(template, reader.rel, isRefused)]),
  );
}

/** For everything that uses the formula and reads its default row, including a resource about to use it. */
export function rowsReadingUsers(
  template: Template,
  about: ReferenceReader,
  formulaId: string | null,
  variableId: string,
): ReadonlySet<string> {
  const readsOwn = ({ fcst }: Flow) =>
    fcst.some(({ variable, lookupId }) => variable === variableId && Boolean(lookupId));
  const users = resourceSectionIds.flatMap((sectionId) => {
    const [rel = about.rel] = sections[sectionId].rels;
    return sectionResources(template, sectionId).flatMap(({ id, flows }) =>
      flows.flatMap((flow, flowIndex): ReferenceReader[] =>
        flow.formula === formulaId && !readsOwn(flow) ? [{ id, rel, flowIndex }] : [],
      ),
    );
  });
  return new Set([about, ...users].flatMap((reader) => [...rowsReading(template, reader)]));
}

// What the variables of flows read: which row each names, and all rows that are named.
import { type SectionId, sectionIds } from '#template/sections.ts';
import type { ForecastEntry, Template, Variable } from '#template/template.ts';
import type { Resource } from './resource.ts';

/** The row that a variable reads: that of its entry, else that of its formula; null where it is typed. */
export function readRow(variable: Variable, entry: ForecastEntry | undefined): string | null {
  return entry?.lookupId || (variable.isReference ? (variable.reference ?? '') : null);
}

export function referredRows(
  { data }: Template,
  resources: (id: SectionId) => readonly Resource[],
): ReadonlySet<string> {
  const variables = new Map(data.formulas.map((formula) => [formula.id, formula.variables]));
  const flows = sectionIds.flatMap(resources).flatMap(({ entry }) => entry.flows);
  return new Set(
    flows.flatMap(({ formula, fcst }) =>
      (variables.get(formula) ?? []).flatMap(
        (variable) =>
          readRow(
            variable,
            fcst.find((entry) => entry.variable === variable.id),
          ) ?? [],
      ),
    ),
  );
}

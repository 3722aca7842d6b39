// Rejects references that form a cycle, naming every resource in it.

import { isSectionId } from '#template/sections.ts';
import { rowDependencies } from '#workbook/row-dependencies.ts';
import { locateRows, locationOf, type RowLocations } from '#workbook/row-locations.ts';
import { stronglyConnectedComponents } from '#workbook/strongly-connected-components.ts';
import type { Sheet } from '#workbook/workbook.ts';
import type { Diagnostic } from './survey/diagnostic.ts';
import type { Survey } from './survey/survey.ts';
import { diagnosticTexts } from './texts/diagnostic-texts.ts';

/** Rows of every resource that has one on the loop; a row that reads itself is a loop of one. */
function findCycles(all: RowLocations): readonly (readonly string[])[] {
  const now = (id: string) => rowDependencies(locationOf(all, id).row, all);
  return stronglyConnectedComponents(all.keys(), now).filter((group) => {
    const [only] = group;
    return group.length > 1 || (only !== undefined && now(only).includes(only));
  });
}

/** Names the resources of each cycle, in the order of their sections. */
export function resourceCycleDiagnostics(
  cycles: readonly ReadonlySet<string | undefined>[],
  survey: Survey,
): readonly Diagnostic[] {
  const texts = diagnosticTexts[survey.template.language];
  const everyone = survey.template.data.sections.flatMap(({ id }) =>
    isSectionId(id) ? survey.resources(id) : [],
  );
  return cycles.map((owners) => {
    const onLoop = everyone.filter(({ id }) => owners.has(id));
    return {
      severity: 'error',
      path: onLoop[0]?.path ?? 'data.divisions[0].sectionResources',
      message: texts.loop(onLoop.map(({ name }) => name)),
    };
  });
}

export function cycleDiagnostics(sheets: readonly Sheet[], survey: Survey): readonly Diagnostic[] {
  const all = locateRows({ sheets });
  const ownersOf = (group: readonly string[]) =>
    new Set(group.map((id) => locationOf(all, id).row.source?.resourceId ?? undefined));
  return resourceCycleDiagnostics(findCycles(all).map(ownersOf), survey);
}

// Rejects references that form a cycle, naming every resource in it.

import { isSectionId } from '#template/sections.ts';
import type { Row } from '#workbook/row.ts';
import { visitDependencies } from '#workbook/row-dependencies.ts';
import { locateRows, locationOf, type RowLocations } from '#workbook/row-locations.ts';
import { NumberedGraph, numberedComponents } from '#workbook/strongly-connected-components.ts';
import type { Sheet } from '#workbook/workbook.ts';
import type { Diagnostic } from './survey/diagnostic.ts';
import type { Survey } from './survey/survey.ts';
import { diagnosticTexts } from './texts/diagnostic-texts.ts';

/** Rows of every resource that has one on the loop; a row that reads itself is a loop of one. */
function findCycles(all: RowLocations): readonly (readonly Row[])[] {
  const rows: Row[] = [];
  const graph = new NumberedGraph();
  const ofOne = new Set<number>();
  const addRead = (id: string): void => {
    const { index } = locationOf(all, id);
    graph.addRead(index);
    if (index === rows.length - 1) ofOne.add(index);
  };
  for (const { row } of all.values()) {
    rows.push(row);
    graph.addVertex();
    visitDependencies(row, all, addRead);
  }
  return numberedComponents(graph)
    .filter((group) => group.length > 1 || group.some((only) => ofOne.has(only)))
    .map((group) => group.flatMap((index) => rows.slice(index, index + 1)));
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
  const ownersOf = (group: readonly Row[]) => new Set(group.map(({ source }) => source?.resourceId));
  return resourceCycleDiagnostics(findCycles(locateRows({ sheets })).map(ownersOf), survey);
}

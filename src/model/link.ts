// Refuses references that run in a circle, naming every resource on it.
import { components } from '#workbook/loops.ts';
import { type Places, placeOf, places } from '#workbook/places.ts';
import { rowsBefore } from '#workbook/reads.ts';
import type { Sheet } from '#workbook/workbook.ts';
import type { Diagnostic } from './survey/diagnostic.ts';
import type { Survey } from './survey/survey.ts';
import { diagnosticTexts } from './texts/diagnostic-texts.ts';

/** Rows of every resource that has one on the loop; a row that reads itself is a loop of one. */
function loopsIn(all: Places): readonly (readonly string[])[] {
  const now = (id: string) => rowsBefore(placeOf(all, id).row, all);
  return components(all.keys(), now).filter((group) => {
    const [only] = group;
    return group.length > 1 || (only !== undefined && now(only).includes(only));
  });
}

export function loopDiagnostics(sheets: readonly Sheet[], survey: Survey): readonly Diagnostic[] {
  const all = places({ sheets });
  const texts = diagnosticTexts[survey.template.language];
  const everyone = survey.template.data.sections.flatMap(({ id }) => survey.resources(id));
  return loopsIn(all).map((group) => {
    const owners = new Set(group.map((id) => placeOf(all, id).row.source?.resourceId));
    const onLoop = everyone.filter(({ id }) => owners.has(id));
    return {
      severity: 'error',
      path: onLoop[0]?.path ?? 'data.divisions[0].sectionResources',
      message: texts.loop(onLoop.map(({ name }) => name)),
    };
  });
}

// The rows of a block of inputs, under the name of the resource that each of them belongs to.
import { sectionIds } from '#template/sections.ts';
import type { Row } from '#workbook/row.ts';
import { blank, nameHeading } from '../../rows/header.ts';
import { oncePer } from '../../survey/once-per.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';

interface Run {
  readonly ownerId: string | null;
  readonly rows: readonly Row[];
}

const resourcesOf = oncePer(
  ({ resources }: Survey): ReadonlyMap<string, Resource> =>
    new Map(sectionIds.flatMap((id) => resources(id)).map((resource) => [resource.id, resource])),
);

/** Neighbouring rows of one resource. */
function runsOf(parts: readonly (readonly Row[])[]): readonly Run[] {
  const runs: { ownerId: string | null; rows: Row[] }[] = [];
  for (const row of parts.flat()) {
    const ownerId = row.source?.resourceId ?? null;
    const last = runs.at(-1);
    if (last && last.ownerId === ownerId) last.rows.push(row);
    else runs.push({ ownerId, rows: [row] });
  }
  return runs;
}

/** [ASM-23] Where each resource has a single row, its label says whose it is. */
export function namedRows(parts: readonly (readonly Row[])[], part: string, survey: Survey): readonly Row[] {
  const runs = runsOf(parts);
  if (runs.every(({ ownerId, rows }) => ownerId === null || rows.length === 1)) return parts.flat();
  return runs.flatMap(({ ownerId, rows }, index) => {
    const resource = ownerId === null ? undefined : resourcesOf(survey).get(ownerId);
    return [
      ...(index > 0 ? [blankAfter(part, index)] : []),
      ...(resource ? [nameHeading('assumptions', resource, part)] : []),
      ...rows,
    ];
  });
}

const blankAfter = (part: string, index: number): Row => blank('assumptions', `${part}_${index}`);

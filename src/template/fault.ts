// An error in a document: its path and a message.
import type { DocumentPath, SchemaFinding } from './schema.ts';

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** As data.coreResources[0].name. */
function pathOf(place: DocumentPath): string {
  if (place === null) return '';
  const { holder, key } = place;
  if (typeof key === 'number') return `${pathOf(holder)}[${key}]`;
  return holder === null ? key : `${pathOf(holder)}.${key}`;
}

export const faultsIn = (findings: readonly SchemaFinding[]): readonly Fault[] =>
  findings.flatMap(({ place, message }) => (message === null ? [] : { path: pathOf(place), message }));

// Paths of parts inside a package: the targets of relationships, and where a part's own relationships are stored.

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

export const relationshipsPart = (part: string): string =>
  `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;

/** Null for a path that leads out of the file. */
export function resolvePath(from: string, target: string): string | null {
  const written = target.replaceAll('\\', '/');
  const steps = written.startsWith('/') ? [] : folderOf(from).split('/').filter(Boolean);
  for (const step of written.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}

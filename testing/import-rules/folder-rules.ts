// The import rules of folders: which of them import each other, and which hold too much; each finding is one line.
import type { Import } from './source-imports.ts';

/** Of a folder, what of it imports what of it: subfolders by their names, files directly in it as one. */
type FolderLinks = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

const ownFiles = '';

/** Where the ways of two files part: the folder that both are in, and what of it each belongs to. */
function parting({ from, to }: Import): { folder: string; from: string; to: string } {
  const [left, right] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (left[depth] === right[depth]) depth += 1;
  const partAt = (path: readonly string[]): string =>
    depth === path.length - 1 ? ownFiles : (path[depth] ?? ownFiles);
  return { folder: left.slice(0, depth).join('/'), from: partAt(left), to: partAt(right) };
}

function folderLinks(imports: readonly Import[]): FolderLinks {
  const links = new Map<string, Map<string, Set<string>>>();
  for (const one of imports.filter(({ from, to }) => to.startsWith('src/') && from !== to)) {
    const { folder, from, to } = parting(one);
    if (from === to) continue;
    const ofFolder = links.get(folder) ?? new Map<string, Set<string>>();
    links.set(folder, ofFolder.set(from, (ofFolder.get(from) ?? new Set<string>()).add(to)));
  }
  return links;
}

/** Whatever can be reached from a subfolder by way of its siblings. */
function reached(from: string, links: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(links.get(from) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === ownFiles || found.has(next)) continue;
    found.add(next);
    waiting.push(...(links.get(next) ?? []));
  }
  return found;
}

/** Sibling folders that import each other, straight or by way of further siblings. */
export const siblingsInCycles = (imports: readonly Import[]): readonly string[] =>
  [...folderLinks(imports)].flatMap(([folder, links]) => {
    const inCycles = [...links.keys()].filter((name) => name !== ownFiles && reached(name, links).has(name));
    return inCycles.length === 0 ? [] : [`${folder}: ${inCycles.sort().join(', ')}`];
  });

/** Folders whose own files import a subfolder that imports them. */
export const foldersInCyclesWithTheirFiles = (imports: readonly Import[]): readonly string[] =>
  [...folderLinks(imports)].flatMap(([folder, links]) =>
    [...(links.get(ownFiles) ?? [])]
      .filter((name) => links.get(name)?.has(ownFiles))
      .map((name) => `${folder}: its files, ${name}`),
  );

/** Folders with more files directly in them than allowed, but for those that are lists. */
export function overfullFolders(
  paths: readonly string[],
  most: number,
  lists: Readonly<Record<string, string>>,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > most && lists[folder] === undefined)
    .map(([folder, count]) => `${folder}: ${count} files`);
}

// Puts in one file all that the same screens need at once: left to itself the bundler makes a small file of whatever is shared
// by two of the later parts, and a screen would ask for a hundred of them.

import { dirname } from 'node:path';

/** What is asked of a file of the first bundling.
 * @typedef {Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'facadeModuleId' | 'code' | 'imports' | 'dynamicImports' | 'isEntry' | 'isDynamicEntry'>} Chunk */

/** A file of its own is not worth a request for so little, such as an icon. */
const smallLetters = 3000;

/** What several screens share is still small up to here; letters before they are made few. */
const smallShared = 24_000;

/** The files that come with these at once.
 * @param {Iterable<string>} from @param {Map<string, Chunk>} chunks */
function together(from, chunks) {
  const seen = new Set(from);
  for (const file of seen) for (const imported of chunks.get(file)?.imports ?? []) seen.add(imported);
  return seen;
}

/** @param {Iterable<string>} files @param {Map<string, Chunk>} chunks */
const laterThan = (files, chunks) => [...files].flatMap((file) => chunks.get(file)?.dynamicImports ?? []);

/** Everything that a screen may fetch later, and that is no screen itself.
 * @param {Set<string>} own @param {Set<string>} screens @param {Map<string, Chunk>} chunks */
function laterParts(own, screens, chunks) {
  const parts = new Set(laterThan(own, chunks));
  for (const part of parts) {
    if (screens.has(part)) parts.delete(part);
    else for (const next of laterThan(together([part], chunks), chunks)) parts.add(next);
  }
  return parts;
}

/** Which screens want each file at once, and which only with what they may fetch later.
 * @param {Set<string>} screens @param {Map<string, Chunk>} chunks */
function wantsOf(screens, chunks) {
  /** @type {Map<string, { atOnce: Set<string>, later: Set<string> }>} */
  const wants = new Map([...chunks.keys()].map((file) => [file, { atOnce: new Set(), later: new Set() }]));
  for (const screen of screens) {
    const own = together([screen], chunks);
    for (const file of own) wants.get(file)?.atOnce.add(screen);
    for (const part of laterParts(own, screens, chunks)) {
      for (const file of together([part], chunks)) if (!own.has(file)) wants.get(file)?.later.add(screen);
    }
  }
  return wants;
}

/** For each module the name of the file it belongs in, seen from how a first bundling divided them; the bundler does as it would
 * with those that have none.
 * @param {readonly Chunk[]} divided */
export function fileOfModules(divided) {
  const chunks = new Map(divided.map((chunk) => [chunk.fileName, chunk]));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = together(
    entries.map(({ fileName }) => fileName),
    chunks,
  );
  const screens = new Set(laterThan(first, chunks));
  const wants = wantsOf(screens, chunks);
  /** Screens in one folder, such as the editor and what it prints, are seen by the same people, who have its files then. */
  const folders = [...screens].map((screen) => dirname(chunks.get(screen)?.facadeModuleId ?? screen));
  const order = new Map([...screens].map((screen, index) => [screen, folders.indexOf(folders[index] ?? '')]));

  /** @param {Chunk} chunk */
  const nameOf = ({ fileName, code, imports, isDynamicEntry }) => {
    if (first.has(fileName)) return 'first';
    const { atOnce = new Set(), later = new Set() } = wants.get(fileName) ?? {};
    if (isDynamicEntry || atOnce.size + later.size === 0) return null;
    // What asks for more is left where it is, or all of that would come along.
    const isSmall = code.length < smallLetters && imports.every((imported) => first.has(imported));
    if (isSmall && atOnce.size + later.size > 1) return atOnce.size > 0 ? 'first' : 'bits';
    if (atOnce.size === 0) return null;
    const numbers = (/** @type {Set<string>} */ all) =>
      [...new Set([...all].map((screen) => order.get(screen) ?? 0))]
        .sort((one, other) => one - other)
        .join('-');
    return `shared-${numbers(atOnce)}${later.size > 0 ? `${alsoLater}${numbers(later)}` : ''}`;
  };
  const named = [...chunks.values()].flatMap((chunk) => {
    const name = nameOf(chunk);
    return name === null ? [] : [{ chunk, name }];
  });
  const joined = joinSmall(named);
  return new Map(
    named.flatMap(({ chunk, name }) => chunk.moduleIds.map((id) => [id, joined.get(name) ?? name])),
  );
}

/** Between the screens that want a file at once and those that want it later. */
const alsoLater = '-and-';

/** A file this small goes with what the same screens want at once, if whoever else wants it later wants that too.
 * @param {readonly { chunk: Pick<Chunk, 'code'>, name: string }[]} named
 * @returns {Map<string, string>} */
function joinSmall(named) {
  /** @type {Map<string, number>} */
  const letters = new Map();
  for (const { chunk, name } of named) letters.set(name, (letters.get(name) ?? 0) + chunk.code.length);
  const laterOf = (/** @type {string} */ name) => (name.split(alsoLater)[1] ?? '').split('-');
  const isWithin = (/** @type {string} */ one, /** @type {string} */ other) =>
    one.split(alsoLater)[0] === other.split(alsoLater)[0] &&
    laterOf(one).every((screen) => laterOf(other).includes(screen));
  return new Map(
    [...letters].flatMap(([name, size]) => {
      if (size >= smallShared || !name.includes(alsoLater)) return [];
      const larger = [...letters.keys()].filter((other) => other !== name && isWithin(name, other));
      const widest = larger.sort((one, other) => laterOf(other).length - laterOf(one).length)[0];
      return widest === undefined ? [] : [[name, widest]];
    }),
  );
}

// Sums up everything a part of the build is made from, cheaply enough to ask at every start.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** @typedef {'node' | 'web'} Part */

const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build'];

/** @type {Record<Part, { roots: string[], without: RegExp }>} */
const sources = {
  node: { roots: ['src', ...shared], without: /^src\/web\/|\.test\.tsx?$|\.md$/ },
  web: {
    roots: ['src', 'vite.config.ts', ...shared],
    without: /^src\/(server|cli)\/|\.test\.tsx?$|\.md$/,
  },
};

/** @type {(path: string) => string[]} */
function filesUnder(path) {
  if (!existsSync(fromRoot(path))) return [];
  if (statSync(fromRoot(path)).isFile()) return [path];
  const entries = readdirSync(fromRoot(path), { withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

/** @param {Part[]} parts */
export function fingerprints(parts) {
  /** @type {Map<string, Buffer>} */
  const contents = new Map();
  /** @param {string} file */
  const contentOf = (file) => {
    const content = contents.get(file) ?? readFileSync(fromRoot(file));
    contents.set(file, content);
    return content;
  };
  /** @param {Part} part */
  const sum = (part) => {
    const hash = createHash('sha1');
    const files = sources[part].roots.flatMap(filesUnder).filter((file) => !sources[part].without.test(file));
    for (const file of files.sort()) hash.update(`${file}\0`).update(contentOf(file));
    return hash.digest('hex');
  };
  return new Map(parts.map((part) => [part, sum(part)]));
}

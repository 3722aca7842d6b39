// Adds to package-lock.json the builds for other machines that the registry it was written from did not have.
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './build/root.mjs';

/** @typedef {object} Entry
 * @property {string} [version]
 * @property {string[]} [cpu]
 * @property {boolean} [dev]
 * @property {string[]} [libc]
 * @property {string} [license]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {Record<string, string>} [optionalDependencies] */

const lockFile = fromRoot('package-lock.json');
const systems = /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)/;

/** @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name */
function isNamed(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
    if (folder === '') return false;
  }
}

/** A build's entry in the order npm writes it; what machine it is for is told by its name, such as x-linux-x64-musl.
 * @param {string} name
 * @param {string} version
 * @param {Entry} parent
 * @returns {Entry} */
function entryOf(name, version, { dev, license }) {
  const [, os, cpu] = systems.exec(name) ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`${name} does not say what machine it is for.`);
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(os === 'linux' && { libc: [name.includes('-musl') ? 'musl' : 'glibc'] }),
    ...(license && { license }),
    optional: true,
    os: [os],
  };
}

// `npm ci` refuses a lock file that leaves out an optional package, even one this machine would never install.
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
/** @type {Record<string, Entry>} */
const packages = lock.packages;
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isNamed(packages, path, name)) continue;
    packages[`node_modules/${name}`] = entryOf(name, version, entry);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
);
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);

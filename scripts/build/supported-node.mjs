// Whether the program runs on a version of Node, which package.json decides; it loads on far older ones, to say so there.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Major and minor number of the oldest of each line, of a range such as ^20.19 || ^22.13.
 * @type {[major: number, minor: number][]} */
const oldest = engines.node
  .split(' || ')
  .map((/** @type {string} */ line) => line.slice(1).split('.').map(Number));

/** What to tell whoever runs another one; null if it is supported.
 * @param {string} version such as 20.19.0
 * @returns {string | null} */
export function unsupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (oldest.some((line) => line[0] === major && line[1] <= minor)) return null;
  const lines = oldest.map((line) => `${line[0]} (${line.join('.')} or newer)`);
  return `Modelwright needs Node ${lines.join(' or ')}, and this is Node ${version}.`;
}

// `npm run bench -- engine | xlsx | audit | web | admin | server` (none: all): one JSON line a figure; a missed goal exits with 1.
import { stopShared } from '#testing/browser/shared-server.ts';
import { ensureBuilt } from '../scripts/build/ensure-built.mjs';
import { figures } from './figures.ts';

/** Groups that measure the finished program; the others measure its source. */
const built: ReadonlySet<string> = new Set(['web', 'server', 'admin']);

async function run(groups: readonly string[]): Promise<boolean> {
  let isWell = true;
  try {
    for (const group of groups) {
      const measurements = figures[group] ?? [];
      if (measurements.length === 0) console.error(`The group ${group} has no figure yet.`);
      for (const measure of measurements) {
        const figure = await measure();
        console.log(JSON.stringify(figure));
        isWell &&= figure.ok;
      }
    }
  } finally {
    await stopShared();
  }
  return isWell;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((group) => !Object.hasOwn(figures, group));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}; there are ${Object.keys(figures).join(', ')}.`);
  process.exitCode = 1;
} else {
  const groups = asked.length > 0 ? asked : Object.keys(figures);
  const isBuilt = !groups.some((group) => built.has(group)) || (await ensureBuilt(['node', 'web'], 'stderr'));
  process.exitCode = isBuilt && (await run(groups)) ? 0 : 1;
}

// Everything that must hold: types, the import rules, lint, dead code, the build and every test; ends with the counts.

import { nothing, sum } from './test/count-reporter.mjs';
import { ensurePrograms } from './test/required-programs.mjs';
import { startLongSearch } from './test/start-long-search.mjs';
import { buildStep, runSteps, staticSteps } from './test/steps.mjs';
import { summaryLines } from './test/summary.mjs';
import { runVitest } from './test/vitest.mjs';

const isLong = process.argv.includes('--long');
const args = process.argv.slice(2).filter((arg) => arg !== '--long');

/** Journeys wait for one another's answers and leave part of the processor idle, which everything else takes. */
async function runAll() {
  const others = runVitest(['--project', '!e2e'], { lowPriority: true });
  const built = await runSteps([buildStep], { atOnce: 1 });
  const checked = runSteps(staticSteps, { atOnce: 1, lowPriority: true });
  const journeys = runVitest(['--project', 'e2e']);
  return Promise.all([built, checked, journeys, others]);
}

/** Some tests alone, after everything that they may stand on. */
async function runSome() {
  const steps = await runSteps([buildStep, ...staticSteps], { atOnce: 2 });
  return [steps, await runVitest(args)];
}

if (ensurePrograms()) {
  const startMs = performance.now();
  const seedLine = isLong ? startLongSearch() : null;
  const all = args.length === 0 ? await runAll() : await runSome();
  const counts = sum(all.map((counts) => ({ ...nothing, ...counts })));
  if (seedLine !== null) console.log(`\n${seedLine}`);
  console.log(summaryLines(counts, (performance.now() - startMs) / 1000).join('\n'));
  process.exitCode = counts.failures.length === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

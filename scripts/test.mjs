// Everything that must hold: types, the law, lint, dead code, the build and every test; ends with the counts.
import { meetNeeds } from './test/needs.mjs';
import { buildStep, runSteps, staticSteps } from './test/steps.mjs';
import { runVitest } from './test/vitest.mjs';

if (meetNeeds()) {
  const checks = await runSteps([buildStep, ...staticSteps]);
  const tests = await runVitest(process.argv.slice(2));
  const failed = checks.failed + tests.failed;
  console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

// The quick part of the tests, for while you work: types, import rules, lint and dead code.
import { runSteps, staticSteps } from './test/steps.mjs';

const { passed, failures } = await runSteps(staticSteps, { atOnce: 2 });
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

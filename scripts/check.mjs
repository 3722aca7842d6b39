// The quick part of the tests, for while you work: types, import rules, lint, dead code, and the pages written from code.
import { pagesStep, runSteps, staticSteps } from './test/steps.mjs';

const { passed, failures } = await runSteps([...staticSteps, pagesStep], { atOnce: 2 });
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

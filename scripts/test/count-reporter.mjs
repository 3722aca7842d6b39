// A vitest reporter for `npm test` that counts passed, failed and flaky tests, says why each failed, and measures the time of each file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {{ message: string, stacks?: { line: number }[] }} Fault what a test threw */
/** @typedef {{ name: string, reason: string }} Failure */
/** @typedef {{ passed: number, failures: Failure[], flaky: Failure[], files: { name: string, seconds: number }[] }} Counts */

/** @type {Counts} */
export const nothing = { passed: 0, failures: [], flaky: [], files: [] };

/** @param {TestModule} module
 * @returns {Counts} */
function countModule(module) {
  const tests = [...module.children.allTests()];
  /** @param {'passed' | 'failed'} state */
  const inState = (state) => tests.filter((test) => test.result().state === state);
  /** @param {TestCase} test */
  const withReason = (test) => ({ name: nameOf(module, test), reason: reasonOf(test.result().errors) });
  const failures = inState('failed').map(withReason);
  // A file that broke outside its tests counts as one failure.
  if (failures.length === 0 && module.state() === 'failed')
    failures.push({ name: module.relativeModuleId, reason: reasonOf(module.errors()) });
  return {
    passed: inState('passed').length,
    failures,
    flaky: tests.filter((test) => test.diagnostic()?.flaky).map(withReason),
    files: [{ name: module.relativeModuleId, seconds: secondsOf(module) }],
  };
}

/** @param {TestModule} module
 * @param {TestCase} test */
const nameOf = (module, test) => `${module.relativeModuleId} › ${test.fullName}`;

/** Where it failed first, and why.
 * @param {readonly Fault[] | undefined} errors */
function reasonOf(errors) {
  const [error] = errors ?? [];
  if (error === undefined) return 'A hook failed.';
  const [place] = error.stacks ?? [];
  return place ? `line ${place.line}: ${error.message}` : error.message;
}

/** @param {TestModule} module */
function secondsOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** @param {readonly Counts[]} all
 * @returns {Counts} */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failures: all.flatMap(({ failures }) => failures),
  flaky: all.flatMap(({ flaky }) => flaky),
  files: all.flatMap(({ files }) => files),
});

/** A reporter of vitest that writes the counts to a file. */
export class CountReporter {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /** A run that broke outside any file counts as one failure.
   * @param {readonly TestModule[]} modules
   * @param {readonly Fault[]} errors */
  onTestRunEnd(modules, errors) {
    const counts = sum(modules.map(countModule));
    if (counts.failures.length === 0 && errors.length > 0)
      counts.failures.push({ name: 'outside any test', reason: reasonOf(errors) });
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(counts));
  }
}

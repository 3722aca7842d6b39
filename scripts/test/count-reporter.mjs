// A vitest reporter for `npm test` that counts passed, failed and flaky tests and the time of each file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {{ passed: number, failed: number, flaky: string[], files: { name: string, seconds: number }[] }} Counts */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, flaky: [], files: [] };

/** @param {TestModule} module
 * @returns {Counts} */
function countModule(module) {
  const tests = [...module.children.allTests()];
  /** @param {'passed' | 'failed'} state */
  const inState = (state) => tests.filter((test) => test.result().state === state);
  const failedTests = inState('failed').length;
  // A file that broke outside its tests counts as one failure.
  const isBroken = failedTests === 0 && module.state() === 'failed';
  return {
    passed: inState('passed').length,
    failed: failedTests + (isBroken ? 1 : 0),
    flaky: tests.filter((test) => test.diagnostic()?.flaky).map((test) => nameOf(module, test)),
    files: [{ name: module.relativeModuleId, seconds: secondsOf(module) }],
  };
}

/** @param {TestModule} module
 * @param {TestCase} test */
const nameOf = (module, test) => `${module.relativeModuleId} › ${test.fullName}`;

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
  failed: all.reduce((total, { failed }) => total + failed, 0),
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
   * @param {readonly unknown[]} errors */
  onTestRunEnd(modules, errors) {
    const counts = sum(modules.map(countModule));
    const failed = counts.failed === 0 && errors.length > 0 ? 1 : counts.failed;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ ...counts, failed }));
  }
}

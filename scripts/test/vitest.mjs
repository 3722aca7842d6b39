// Runs every vitest project and counts what came of it.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fromRoot, root } from '../build/root.mjs';

const resultsFile = fromRoot('.cache', 'test-results.json');

/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */

/** A file that broke before its first test counts as one failure, and so does a run that broke outside any file.
 * @param {FileResult[]} files
 * @param {boolean} runPassed */
function count(files, runPassed) {
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failedTests = tests.filter(({ status }) => status === 'failed').length;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = failedTests + brokenFiles;
  return { passed, failed: failed === 0 && !runPassed ? 1 : failed };
}

/** @param {string[]} args further arguments for vitest */
export async function runVitest(args) {
  rmSync(resultsFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];
  const child = spawn(fromRoot('node_modules', '.bin', 'vitest'), ['run', ...reporters, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  try {
    return count(JSON.parse(readFileSync(resultsFile, 'utf8')).testResults, code === 0);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

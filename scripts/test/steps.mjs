// Runs the checks that are separate programs, a few at a time, and prints each result as it finishes.
import { spawn } from 'node:child_process';
import { fromRoot, root } from '../build/root.mjs';
import { lowerPriority } from './lower-priority.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} Step */
/** @typedef {import('./count-reporter.mjs').Failure} Failure */

/** @param {string} name */
const tool = (name) => fromRoot('node_modules', '.bin', name);

/** @type {Step[]} */
export const staticSteps = [
  { name: 'types', command: tool('tsc'), args: ['-b', '--singleThreaded'] },
  {
    name: 'import rules',
    command: tool('depcruise'),
    args: ['--config', 'import-rules.cjs', '--output-type', 'err-long', 'src', 'testing', 'e2e', 'bench'],
  },
  { name: 'lint', command: tool('biome'), args: ['check', '--error-on-warnings', '--max-diagnostics=none'] },
  { name: 'dead code', command: tool('knip'), args: [] },
];

/** Pages that are written from the code, and what is held of names, links and words: a whole run has these as tests.
 * @type {Step} */
export const pagesStep = {
  name: 'pages',
  command: tool('vitest'),
  args: [
    'run',
    'repository/asvs.test',
    'repository/links.test',
    'repository/numbered',
    'repository/readme.test',
    'repository/schema-names.test',
    'repository/spec-coverage.test',
    'repository/writing.test',
    'catalogue/catalogue-page.test',
  ],
};

/** @type {Step} */
export const buildStep = {
  name: 'build',
  command: process.execPath,
  args: [fromRoot('scripts', 'build.mjs')],
};

/** @param {Step} step
 * @param {boolean} lowPriority
 * @returns {Promise<Failure | null>} */
async function runStep({ name, command, args }, lowPriority) {
  const startMs = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  if (lowPriority) lowerPriority(child);
  /** @type {string[]} */
  const printed = [];
  child.stdout.setEncoding('utf8').on('data', (text) => printed.push(text));
  child.stderr.setEncoding('utf8').on('data', (text) => printed.push(text));
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) return null;
  const reason = printed.join('').trim();
  console.log(reason);
  return { name, reason };
}

/** @param {Step[]} steps
 * @param {{ atOnce: number, lowPriority?: boolean }} options
 * @returns {Promise<{ passed: number, failures: Failure[] }>} */
export async function runSteps(steps, { atOnce, lowPriority = false }) {
  const waiting = [...steps];
  let passed = 0;
  /** @type {Failure[]} */
  const failures = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const failure = await runStep(step, lowPriority);
      if (failure === null) passed += 1;
      else failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed, failures };
}

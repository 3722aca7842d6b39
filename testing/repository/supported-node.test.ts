// Node's versions that are known to work start the program, and any other gets one sentence instead of a crash.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '#testing/run.ts';
import { unsupportedNode } from '../../scripts/build/supported-node.mjs';
import { admitsNode } from './admits-node.ts';
import { root } from './repository-files.ts';

const range: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;

const versions = [
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.13.0', true],
  ['22.23.2', true],
  ['18.20.8', false],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.12.0', false],
  ['23.11.1', false],
  // From 24.19 on the embedded database ends the process: decision 045.
  ['24.18.0', false],
  ['24.19.0', false],
  ['26.0.0', false],
] as const;

test.each(versions)(
  'Node %s is supported: %s, by the program and by package.json',
  (version, isSupported) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(unsupportedNode(version) === null).toBe(isSupported);
    expect(admitsNode(range, [major, minor, patch])).toBe(isSupported);
  },
);

test('the README names the same versions', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(
    'It needs Node 20 (20.19 or newer) or 22 (22.13 or newer)',
  );
});

/** A program of the repository, which takes the Node it runs on for another. */
const runOn = (version: string, ...program: string[]) => {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const pretended = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
  return run(process.execPath, ['--import', pretended, ...program], root);
};

test.each([
  ['npm start', ['scripts/start.mjs']],
  ['the command line', ['bin/modelwright.mjs', '--help']],
])('%s says in one sentence which Node it needs, and does nothing', async (_name, program) => {
  expect(await runOn('24.19.0', ...program)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Modelwright needs Node 20 (20.19 or newer) or 22 (22.13 or newer), and this is Node 24.19.0.\n',
  });
});

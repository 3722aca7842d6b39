// The README names the two commands and every variable of the server, with the defaults the server really uses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationVariables } from '#server/configuration/variables.ts';
import { root } from './repository-files.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

const rows = readme
  .split('\n')
  .filter((line) => /^\|\s*`[A-Z\d_]+`/.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')));

test.each(['npm ci && npm start', 'npm ci && npm test'])('names the command %s', (command) => {
  expect(readme).toContain(command);
});

test('the configuration table is what the server reads', () => {
  expect(rows.map(([name, value, meaning]) => ({ name, default: value, meaning }))).toEqual(
    configurationVariables.map(({ name, default: value, meaning }) => ({ name, default: value, meaning })),
  );
});

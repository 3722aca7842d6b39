// Tests that each database of an earlier program is called after commits that whoever looks for them finds.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlierDatabases } from '#testing/schemas/earlier-databases.ts';

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';

test.skipIf(isShallow)('databases of earlier programs are called after commits of the history', () => {
  const history = git('log', '--format=%H').split('\n');
  const commits = new Set(earlierDatabases.flatMap(({ name }) => name.split('-')));
  const lost = [...commits].filter((commit) => !history.some((landed) => landed.startsWith(commit)));
  expect(lost).toEqual([]);
});

test('each database has its files, and no other is there', () => {
  const names = readdirSync(new URL('../schemas/databases', import.meta.url)).map(
    (file) => file.split('.')[0],
  );
  expect([...new Set(names)].sort()).toEqual(earlierDatabases.map(({ name }) => name).sort());
});

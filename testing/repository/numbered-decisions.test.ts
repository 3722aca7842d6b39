// Every decision has a number of its own, without gaps, and its heading has the same one.
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const decisions = repositoryFiles()
  .filter(({ path }) => path.startsWith('docs/decisions/'))
  .map(({ path, text }) => ({ number: path.slice('docs/decisions/'.length).split('-')[0], text }));

test('no two share a number, and none is left out', () => {
  const counted = decisions.map((_, index) => String(index + 1).padStart(3, '0'));
  expect(decisions.map(({ number }) => number).sort()).toEqual(counted);
});

test('the heading of each has its number', () => {
  const others = decisions.filter(({ number, text }) => !text.startsWith(`# ${number}`));
  expect(others.map(({ number }) => number)).toEqual([]);
});

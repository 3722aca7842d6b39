// Every numbered rule of a sheet has a test that cites it, and every citation names a rule or a promise that is written down.
import { expect, test } from 'vitest';
import promises from '../coverage/promises.json';
import { repositoryFiles } from './repository-files.ts';

const files = repositoryFiles();
const definition = /^[\s>|#*-]*\b([A-Z]{2,5}-\d+)\b/gm;
const citation = /\[([A-Z]{2,}-\d+)\]/g;

function idsIn(paths: RegExp, pattern: RegExp): string[] {
  const texts = files.filter(({ path }) => paths.test(path)).map(({ text }) => text);
  const ids = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id));
  return [...new Set(ids)].sort();
}

const written = idsIn(/^src\/.*\.md$/, definition);
const cited = idsIn(/\.test\.tsx?$/, citation);
const promised = Object.values(promises).flatMap((section) => Object.keys(section));

test('there are numbered rules', () => expect(written.length).toBeGreaterThan(0));

test('each rule has a test that cites it', () => {
  expect(written.filter((id) => !cited.includes(id))).toEqual([]);
});

test('each citation names a written rule or a promise, and nothing is both', () => {
  expect(cited.filter((id) => !written.includes(id) && !promised.includes(id))).toEqual([]);
  expect(written.filter((id) => promised.includes(id))).toEqual([]);
});

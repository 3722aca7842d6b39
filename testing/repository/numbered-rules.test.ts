// Every numbered rule of a sheet has a test that cites it, and every citation names a rule or a promise that is written down.
import { expect, test } from 'vitest';
import promises from '../coverage/promises.json';
import { repositoryFiles } from './repository-files.ts';

const files = repositoryFiles();
const definition = /^[\s>|#*-]*\b([A-Z]{2,5}-\d+)\b/gm;
const citation = /\[([A-Z]{2,}-\d+)\]/g;

function everyIdIn(paths: RegExp, pattern: RegExp): readonly string[] {
  const texts = files.filter(({ path }) => paths.test(path)).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id));
}

const idsIn = (paths: RegExp, pattern: RegExp): string[] => [...new Set(everyIdIn(paths, pattern))].sort();

const written = idsIn(/^src\/.*\.md$/, definition);
const cited = idsIn(/\.test\.tsx?$/, citation);
const promised = Object.values(promises).flatMap((section) => Object.keys(section));

test('there are numbered rules', () => expect(written.length).toBeGreaterThan(0));

test('no two rules have the same number', () => {
  const heads = everyIdIn(/^src\/.*\.md$/, /^- \*\*([A-Z]{2,5}-\d+)\*\*/gm);
  expect(heads.filter((id, index) => heads.indexOf(id) !== index)).toEqual([]);
});

test('each rule has a test that cites it', () => {
  expect(written.filter((id) => !cited.includes(id))).toEqual([]);
});

test('each citation names a written rule or a promise, and nothing is both', () => {
  expect(cited.filter((id) => !written.includes(id) && !promised.includes(id))).toEqual([]);
  expect(written.filter((id) => promised.includes(id))).toEqual([]);
});

// Every picture and page that the documents point to is there.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles, root } from './repository-files.ts';

const documents = repositoryFiles().filter(({ path }) => path.endsWith('.md'));

/** Targets inside the repository: no addresses, no places within the page itself. */
const targets = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

test('there are documents that point somewhere', () => {
  expect(documents.flatMap(({ text }) => targets(text)).length).toBeGreaterThan(3);
});

test.each(documents.map(({ path, text }) => [path, text] as const))('%s', (path, text) => {
  const missing = targets(text).filter((target) => !existsSync(join(root, dirname(path), target)));
  expect(missing).toEqual([]);
});

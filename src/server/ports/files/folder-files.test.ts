// Tests what is particular to files in a folder: complete ones only, also after a kill.
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { folderFiles } from './folder-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => removeFolder(folder));

test('no unfinished files stay beside the others', async () => {
  const files = await folderFiles(folder);
  await Promise.all(Array.from({ length: 20 }, (_, index) => files.put('one', Buffer.alloc(10_000, index))));
  expect(await readdir(folder)).toEqual(['one']);
});

test('old files are listed, including unfinished ones of a killed server', async () => {
  const files = await folderFiles(folder);
  await files.put('new', Buffer.from('x'));
  await files.put('old', Buffer.from('x'));
  await writeFile(join(folder, 'killed.part'), 'x');
  await utimes(join(folder, 'old'), 1, 1);
  await utimes(join(folder, 'killed.part'), 1, 1);
  const names: string[] = [];
  for await (const name of files.listOlderThan(2000)) names.push(name);
  expect(names.sort()).toEqual(['killed.part', 'old']);
});

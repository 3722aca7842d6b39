// Tests files in a folder: complete files only, and no name that leaves the folder.
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

test('what is written can be read, and deleting it twice is no error', async () => {
  const files = await folderFiles(join(folder, 'new'));
  await files.put('a.xlsx', Buffer.from([1, 2, 3]));
  expect(await files.get('a.xlsx')).toEqual(Buffer.from([1, 2, 3]));
  await files.put('a.xlsx', Buffer.from([4]));
  expect(await files.get('a.xlsx')).toEqual(Buffer.from([4]));
  await files.delete('a.xlsx');
  await files.delete('a.xlsx');
  expect(await files.get('a.xlsx')).toBeNull();
});

test('no unfinished files stay beside the others', async () => {
  const files = await folderFiles(folder);
  await Promise.all(Array.from({ length: 20 }, (_, index) => files.put('one', Buffer.alloc(10_000, index))));
  expect(await readdir(folder)).toEqual(['one']);
  const content = await files.get('one');
  expect(content?.every((byte) => byte === content[0])).toBe(true);
});

test.each(['../up', '/etc/passwd', 'a/b', 'a\\b', '', '.', '..', '.hidden', 'a\0b', 'x'.repeat(201)])(
  'the name %j is refused',
  async (name) => {
    const files = await folderFiles(folder);
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('not a name');
    await expect(files.get(name)).rejects.toThrow('not a name');
    await expect(files.delete(name)).rejects.toThrow('not a name');
  },
);

test('old files are listed, including unfinished ones of a killed server', async () => {
  const files = await folderFiles(folder);
  await files.put('new', Buffer.from('x'));
  await files.put('old', Buffer.from('x'));
  await writeFile(join(folder, 'killed.part'), 'x');
  await utimes(join(folder, 'old'), 1, 1);
  await utimes(join(folder, 'killed.part'), 1, 1);
  expect((await files.listOlderThan(2000)).sort()).toEqual(['killed.part', 'old']);
});

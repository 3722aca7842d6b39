// Tests every place for files alike: complete files only, whatever is in them, under plain names.
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyFilePlace, filePlaces } from '#testing/files/file-places.ts';
import type { Files } from '../files/files.ts';
import { pieceBytes } from './database-files.ts';

const later = Number.MAX_SAFE_INTEGER;

describe.each(filePlaces)('in $place', ({ create }) => {
  let opened: EmptyFilePlace;
  let files: Files;
  beforeAll(async () => {
    opened = await create();
    files = opened.files;
  });
  afterEach(async () => {
    for await (const name of files.listOlderThan(later)) await files.delete(name);
  });
  afterAll(() => opened.remove());

  const namesOlderThan = async (time: number) => {
    const names: string[] = [];
    for await (const name of files.listOlderThan(time)) names.push(name);
    return names.sort();
  };

  test('what is written can be read, and deleting it twice is no error', async () => {
    expect([await files.has('a.xlsx'), await files.get('a.xlsx')]).toEqual([false, null]);
    await files.put('a.xlsx', Buffer.from([1, 2, 3]));
    expect([await files.has('a.xlsx'), await files.get('a.xlsx')]).toEqual([true, Buffer.from([1, 2, 3])]);
    await files.put('a.xlsx', Buffer.from([4]));
    expect(await files.get('a.xlsx')).toEqual(Buffer.from([4]));
    await files.delete('a.xlsx');
    await files.delete('a.xlsx');
    expect([await files.has('a.xlsx'), await files.get('a.xlsx')]).toEqual([false, null]);
    expect(await namesOlderThan(later)).toEqual([]);
  });

  test.each([0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 3 * pieceBytes + 7])(
    '%i bytes come back as they were',
    async (length) => {
      const content = randomBytes(length);
      await files.put('sized.xlsx', content);
      expect((await files.get('sized.xlsx'))?.equals(content)).toBe(true);
    },
  );

  test('a view of a larger buffer is written as that part alone', async () => {
    await files.put('part.xlsx', new Uint8Array([1, 2, 3, 4, 5]).subarray(1, 3));
    expect(await files.get('part.xlsx')).toEqual(Buffer.from([2, 3]));
  });

  test('of those who write the same name at once one is kept, whole', async () => {
    const writers = Array.from({ length: 8 }, (_, index) => Buffer.alloc(pieceBytes * 2, index));
    await Promise.all(writers.map((content) => files.put('one', content)));
    const content = await files.get('one');
    expect(writers.filter((written) => content?.equals(written))).toHaveLength(1);
  });

  test('whoever reads while it is written again gets one of the two, whole', async () => {
    const [before, after] = [Buffer.alloc(pieceBytes * 3, 1), Buffer.alloc(pieceBytes * 2, 2)];
    await files.put('one', before);
    const [content] = await Promise.all([files.get('one'), files.put('one', after)]);
    expect([before, after].filter((written) => content?.equals(written))).toHaveLength(1);
  });

  test('only those written before a time are listed, each of many, also while they are deleted', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `file-${10 + index}.xlsx`);
    for (const name of names) await files.put(name, Buffer.from('x'));
    expect(await namesOlderThan(Date.now() - 60_000)).toEqual([]);
    expect(await namesOlderThan(later)).toEqual(names);
    for await (const name of files.listOlderThan(later)) await files.delete(name);
    expect(await namesOlderThan(later)).toEqual([]);
  });

  test.each(['../up', '/etc/passwd', 'a/b', 'a\\b', '', '.', '..', '.hidden', 'a\0b', 'x'.repeat(201)])(
    'the name %j is refused',
    async (name) => {
      const refused = [
        async () => files.put(name, Buffer.from('x')),
        async () => files.get(name),
        async () => files.has(name),
        async () => files.delete(name),
      ];
      for (const call of refused) await expect(call()).rejects.toThrow('not a name');
    },
  );
});

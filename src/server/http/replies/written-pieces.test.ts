// Tests that what is sent in parts is all that was worked out, and that no part is long.
import { expect, test } from 'vitest';
import { WrittenPieces } from './written-pieces.ts';

const partsOf = async (pieces: readonly (string | Uint8Array)[]) => {
  const reply = new WrittenPieces(pieces);
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(Buffer.from(part));
  return { bytes: reply.bytes, parts };
};

test('texts and bytes, in their order', async () => {
  const { bytes, parts } = await partsOf(['[1', Buffer.from(',"é"'), ',2]']);
  expect(Buffer.concat(parts).toString()).toBe('[1,"é",2]');
  expect(bytes).toBe(10);
});

test('a long document is cut into parts of 64 KB, also one that is a part of another buffer', async () => {
  const content = Buffer.from(Array.from({ length: 200_001 }, (_, index) => index % 251));
  const { bytes, parts } = await partsOf([content.subarray(1)]);
  expect(parts.map(({ length }) => length)).toEqual([65_536, 65_536, 65_536, 3392]);
  expect(Buffer.concat(parts).equals(content.subarray(1))).toBe(true);
  expect(bytes).toBe(200_000);
});

test('nothing', async () => {
  expect(await partsOf([])).toEqual({ bytes: 0, parts: [] });
});

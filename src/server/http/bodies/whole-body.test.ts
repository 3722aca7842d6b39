// Tests that a body comes together as it was sent, and that others have turns while a long one does.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeBody } from './whole-body.ts';

const pieceBytes = 64 * 1024;
const piecesOf = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, index) =>
    content.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );

test.each([0, 1, pieceBytes, 4_000_001])('%i bytes', async (length) => {
  const content = randomBytes(length);
  const whole = await wholeBody(Readable.from(piecesOf(content)));
  expect(whole.equals(content)).toBe(true);
  // As a whole buffer it can be handed over to a thread.
  expect(whole.buffer.byteLength).toBe(length);
});

test('others have a turn for each half a megabyte', async () => {
  const pieces = piecesOf(randomBytes(4 * 2 ** 20));
  let turns = 0;
  let isOver = false;
  // All pieces are there already, so that turns are those of putting them together.
  const body = Readable.from(pieces);
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  body.once('end', () => setImmediate(count));
  await wholeBody(body);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(7);
});

test('a body that breaks off is refused with its reason', async () => {
  const broken = new Readable({ read: () => undefined });
  const whole = wholeBody(broken);
  broken.push('half');
  broken.destroy(new Error('its client has gone'));
  await expect(whole).rejects.toThrow('its client has gone');
});

// Puts a body together from what arrived, a part at a time: for memory that is new to the process everybody would wait.
import type { Readable } from 'node:stream';
import { setImmediate as letOthers } from 'node:timers/promises';

const mostInARowBytes = 512 * 1024;

export async function wholeBody(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    pieces.push(piece);
    length += piece.length;
  }
  // Not from the pool, so that it can be handed over to a thread.
  const whole = Buffer.allocUnsafeSlow(length);
  let end = 0;
  let inARowBytes = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
    inARowBytes += piece.length;
    if (inARowBytes < mostInARowBytes) continue;
    inARowBytes = 0;
    await letOthers();
  }
  return whole;
}

// Tests that the document thread hands over what it made, instead of having it copied where everybody is answered.
import { transferableSymbol, valueSymbol } from 'piscina';
import { expect, test } from 'vitest';
import { withoutCopies } from './document-program.ts';

const handedOver = (output: unknown) => Reflect.get(Object(output), transferableSymbol);

test('whole buffers are handed over, each once, however deep in what comes back', () => {
  const document = Buffer.from(new ArrayBuffer(100));
  const packed = new Uint8Array(50);
  const output = { outline: { a: [1] }, prepared: { name: 'N', document, packed, again: document } };
  const moved = withoutCopies(output);
  expect(handedOver(moved)).toEqual([document.buffer, packed.buffer]);
  expect(Reflect.get(Object(moved), valueSymbol)).toBe(output);
  expect(handedOver(withoutCopies(document))).toEqual([document.buffer]);
});

test('a part of a buffer that others use stays', () => {
  const shared = Buffer.from('a short text');
  expect(withoutCopies({ document: shared })).toEqual({ document: shared });
  expect(handedOver(withoutCopies({ document: shared }))).toBe(undefined);
  for (const output of [null, undefined, 'text', 1, [new Uint8Array(3)]]) {
    expect(withoutCopies(output)).toBe(output);
  }
});

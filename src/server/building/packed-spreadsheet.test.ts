// Tests that both parts of a packed spreadsheet come back as they were.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSpreadsheet, unpackSpreadsheet } from './packed-spreadsheet.ts';

test('any two parts come back, from bytes in the middle of others too', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (content, file) => {
      const packed = packSpreadsheet({ content, file });
      const among = new Uint8Array(packed.length + 3);
      among.set(packed, 3);
      for (const one of [packed, among.subarray(3)]) {
        const unpacked = unpackSpreadsheet(one);
        expect([...unpacked.content]).toEqual([...content]);
        expect([...unpacked.file]).toEqual([...file]);
      }
    }),
  );
});

test('the length of the first part is told before both', () => {
  const packed = packSpreadsheet({ content: Uint8Array.of(7, 8), file: Uint8Array.of(9) });
  expect([...packed]).toEqual([0, 0, 0, 2, 7, 8, 9]);
});

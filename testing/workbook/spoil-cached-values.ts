// Overwrites every cached value of a formula with 7, so that only a real recalculation can give the right ones.
import { zip } from '#render/xlsx/zip.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

export function spoilCachedValues(file: Uint8Array): Uint8Array {
  const parts = [...unpack(file)].map(([name, text]) => ({
    name,
    text: text.replace(/<\/f><v>[^<]*<\/v>/g, '</f><v>7</v>'),
  }));
  return zip(parts);
}

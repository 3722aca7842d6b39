// Overwrites every cached value of a formula with 7, texts too, so that only a real recalculation can restore it.
import { zipSync } from 'fflate';
import { unpack } from '#testing/xlsx/unpack.ts';

const formulaCell = /<c((?:\s[\w:]+="[^"]*")*)>(<f[^>]*\/>|<f[^>]*>[^<]*<\/f>)<v>[^<]*<\/v><\/c>/g;

/**
 * What is repeated on every printed page is no value, and LibreOffice takes longer over the whole columns of it than over
 * everything else in the file.
 */
const printTitles = /<definedName name="_xlnm\.Print_Titles"[^>]*>[^<]*<\/definedName>/g;

export function spoilCachedValues(file: Uint8Array): Uint8Array {
  const parts = [...unpack(file)].map(([name, text]) => {
    const spoilt = text
      .replace(printTitles, '')
      .replace(formulaCell, (_, attributes: string, formula: string) => {
        const withoutType = attributes.replace(/\st="\w+"/, '');
        return `<c${withoutType}>${formula}<v>7</v></c>`;
      });
    return [name, Buffer.from(spoilt)] as const;
  });
  return zipSync(Object.fromEntries(parts));
}

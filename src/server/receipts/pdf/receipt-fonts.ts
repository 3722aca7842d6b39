// The font of receipts, in which both alphabets are drawn by the same hand; read once, with the first PDF.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PdfFont } from './pdf-font.ts';
import { readTrueType, type TrueType } from './true-type.ts';

const require = createRequire(import.meta.url);
const read = (file: string): TrueType => readTrueType(readFileSync(file));

let fonts: { readonly plain: TrueType; readonly bold: TrueType } | undefined;

/** For one PDF. */
export function receiptFonts(): { readonly Plain: PdfFont; readonly Bold: PdfFont } {
  fonts ??= {
    plain: read(require.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf')),
    bold: read(require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
  };
  return { Plain: new PdfFont(fonts.plain), Bold: new PdfFont(fonts.bold) };
}

// The font of pictures, from its files: how wide texts are, and which characters it has.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MeasureText } from '#render/pictures/drawing.ts';
import { readTrueType } from '#server/receipts/pdf/true-type.ts';

export interface PictureFonts {
  readonly files: readonly string[];
  readonly measure: MeasureText;
  /** Without the characters that would be drawn as empty boxes. */
  readonly drawable: (text: string) => string;
}

const require = createRequire(import.meta.url);

export function readPictureFonts(): PictureFonts {
  const files = [
    require.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
    require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
  ];
  const [plain, bold] = files.map((file) => readTrueType(readFileSync(file)));
  if (plain === undefined || bold === undefined) throw new Error('the font of pictures is missing');
  return {
    files,
    measure: (text, size, isBold) => {
      const font = isBold ? bold : plain;
      let width = 0;
      for (const character of text) {
        const glyph = font.glyphOf(character);
        if (glyph !== undefined) width += font.widthOf(glyph);
      }
      return (width * size) / 1000;
    },
    drawable: (text) => [...text].filter((character) => plain.glyphOf(character) !== undefined).join(''),
  };
}

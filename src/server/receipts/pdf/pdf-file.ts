// Writes a PDF of one page: its objects, their places, and the fonts that its text is set in.
import { deflateSync } from 'node:zlib';
import type { PdfFont } from './pdf-font.ts';

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

interface PdfPage {
  readonly title: string;
  /** As a tag, such as those of web pages. */
  readonly language: string;
  readonly content: string;
  /** By the name that the content calls it. */
  readonly fonts: Readonly<Record<string, PdfFont>>;
}

const firstFontObject = 6;
const objectsPerFont = 5;

export function pdfFile({ title, language, content, fonts }: PdfPage): Buffer {
  const fontNames = Object.keys(fonts).map(
    (name, index) => `/${name} ${firstFontObject + objectsPerFont * index} 0 R`,
  );
  return assemble([
    object(`/Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >>`),
    object('/Type /Pages /Kids [3 0 R] /Count 1'),
    object(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents 4 0 R /Resources << /Font << ${fontNames.join(' ')} >> >>`,
    ),
    stream(Buffer.from(content, 'latin1')),
    object(`/Title ${textString(title)} /Producer (Modelwright)`),
    ...Object.values(fonts).flatMap((font, index) =>
      fontObjects(font, `MWRTAA+Text${index}`, firstFontObject + objectsPerFont * index),
    ),
  ]);
}

/** The font, its glyphs, their measures, their outlines, and the characters that they stand for. */
function fontObjects(font: PdfFont, name: string, first: number): readonly Buffer[] {
  const { file, widths, toUnicode } = font.embedded();
  const { ascent, descent } = font.font;
  return [
    object(
      `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R`,
    ),
    object(
      `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${first + 2} 0 R /W [${widths}]`,
    ),
    object(
      `/Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-500 ${Math.round(descent)} 1500 ${Math.round(ascent)}] /ItalicAngle 0 /Ascent ${Math.round(ascent)} /Descent ${Math.round(descent)} /CapHeight 700 /StemV 80 /FontFile2 ${first + 3} 0 R`,
    ),
    stream(file, `/Length1 ${file.byteLength}`),
    stream(Buffer.from(toUnicode, 'latin1')),
  ];
}

const object = (entries: string): Buffer => Buffer.from(`<< ${entries} >>`, 'latin1');

function stream(bytes: Buffer, entries = ''): Buffer {
  const packed = deflateSync(bytes);
  const dictionary = `<< /Length ${packed.byteLength} /Filter /FlateDecode ${entries} >>\nstream\n`;
  return Buffer.concat([Buffer.from(dictionary, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]);
}

/** Of any characters. */
const textString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

function assemble(objects: readonly Buffer[]): Buffer {
  // The bytes of the comment say that the file is not plain text.
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.byteLength ?? 0;
  for (const [index, content] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
    places.push(length);
    parts.push(part);
    length += part.byteLength;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

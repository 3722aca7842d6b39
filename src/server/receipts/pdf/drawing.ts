// Draws on a page of a PDF: texts, lines and boxes, measured from its upper left corner in points.

import { pageSize } from './pdf-file.ts';
import type { PdfFont } from './pdf-font.ts';

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number];

export interface TextStyle {
  readonly font: 'Plain' | 'Bold';
  readonly size: number;
  readonly colour: Colour;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
const colourOf = (colour: Colour): string => colour.map((part) => number(part / 255)).join(' ');

export class Drawing {
  readonly #fonts: Readonly<Record<TextStyle['font'], PdfFont>>;
  readonly #operators: string[] = [];

  constructor(fonts: Readonly<Record<TextStyle['font'], PdfFont>>) {
    this.#fonts = fonts;
  }

  get content(): string {
    return this.#operators.join('\n');
  }

  widthOf(text: string, { font, size }: TextStyle): number {
    return this.#fonts[font].widthOf(text, size);
  }

  /** On a base line. */
  text(x: number, y: number, text: string, { font, size, colour }: TextStyle): void {
    const place = `${number(x)} ${number(pageSize.height - y)} Td`;
    const shown = `<${this.#fonts[font].encode(text)}> Tj`;
    this.#operators.push(`BT ${colourOf(colour)} rg /${font} ${number(size)} Tf ${place} ${shown} ET`);
  }

  /** Ends at x. */
  textTo(x: number, y: number, text: string, style: TextStyle): void {
    this.text(x - this.widthOf(text, style), y, text, style);
  }

  line(x: number, y: number, toX: number, colour: Colour): void {
    const height = number(pageSize.height - y);
    this.#operators.push(
      `${colourOf(colour)} RG 0.75 w ${number(x)} ${height} m ${number(toX)} ${height} l S`,
    );
  }

  box(x: number, y: number, width: number, height: number, colour: Colour): void {
    const corner = `${number(x)} ${number(pageSize.height - y - height)}`;
    this.#operators.push(`${colourOf(colour)} rg ${corner} ${number(width)} ${number(height)} re f`);
  }

  /** In as many lines as its width asks for; a word that is wider than all of it is divided. */
  wrap(text: string, width: number, style: TextStyle): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ').flatMap((one) => this.#divided(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  #divided(word: string, width: number, style: TextStyle): readonly string[] {
    const parts: string[] = [''];
    for (const character of word) {
      const last = parts.at(-1) ?? '';
      if (last !== '' && this.widthOf(last + character, style) > width) parts.push(character);
      else parts[parts.length - 1] = last + character;
    }
    return parts;
  }
}

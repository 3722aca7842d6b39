// A font of one PDF: writes texts as numbers of glyphs, and embeds the glyphs that were used with what they mean.
import type { TrueType } from './true-type.ts';

/** Shown for a character that the font lacks. */
const replacement = '?';

export class PdfFont {
  readonly #font: TrueType;
  readonly #characters = new Map<number, string>();

  constructor(font: TrueType) {
    this.#font = font;
  }

  /** For the operator that shows a text. */
  encode(text: string): string {
    return this.#glyphsOf(text)
      .map((glyph) => hex(glyph))
      .join('');
  }

  widthOf(text: string, size: number): number {
    return this.#glyphsOf(text).reduce((sum, glyph) => sum + this.#font.widthOf(glyph), 0) * (size / 1000);
  }

  get font(): TrueType {
    return this.#font;
  }

  embedded(): { readonly file: Buffer; readonly widths: string; readonly toUnicode: string } {
    const used = [...this.#characters].toSorted(([one], [other]) => one - other);
    return {
      file: this.#font.subset(new Set(this.#characters.keys())),
      widths: used.map(([glyph]) => `${glyph} [${Math.round(this.#font.widthOf(glyph))}]`).join(' '),
      toUnicode: toUnicode(used),
    };
  }

  #glyphsOf(text: string): readonly number[] {
    // Every kind of space is shown as the plain one.
    return [...text.replace(/\s/g, ' ')].map((character) => {
      const own = this.#font.glyphOf(character);
      const shown = own === undefined ? replacement : character;
      const glyph = own ?? this.#font.glyphOf(replacement) ?? 0;
      this.#characters.set(glyph, shown);
      return glyph;
    });
  }
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** A list may have a hundred entries at most. */
const listLength = 100;

/** So that a text can be selected, searched and read aloud. */
function toUnicode(used: readonly (readonly [glyph: number, character: string])[]): string {
  const lists: string[] = [];
  for (let first = 0; first < used.length; first += listLength) {
    const list = used.slice(first, first + listLength);
    const entries = list.map(([glyph, character]) => `<${hex(glyph)}> <${hex(character.charCodeAt(0))}>`);
    lists.push(`${list.length} beginbfchar`, ...entries, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

// Reads the cell styles, which cells refer to by index.
import type { CellStyle } from '../../book/book.ts';
import { withoutEscapes } from '../xml/string-escapes.ts';
import {
  booleanAttribute,
  childOf,
  childrenOf,
  numberAttribute,
  type XmlElement,
} from '../xml/xml-element.ts';
import { builtInFormat } from './built-in-formats.ts';
import { colourOf, type Palette } from './colours.ts';

type Font = Pick<CellStyle, 'fontName' | 'fontSizePoints' | 'fontColour' | 'isBold'>;

const usualFont: Font = { fontName: 'Calibri', fontSizePoints: 11, fontColour: null, isBold: false };

/** The style of a cell that specifies none. */
export const defaultStyle: CellStyle = {
  ...usualFont,
  formatCode: 'General',
  fillColour: null,
  hasBorder: false,
  isLocked: true,
  isHiddenFormula: false,
};

/** As spreadsheet programs have it; of a longer one they keep nothing. */
const longestFormat = 255;

function readFont(font: XmlElement, palette: Palette): Font {
  const bold = childOf(font, 'b');
  return {
    fontName: childOf(font, 'name')?.attribute('val') ?? usualFont.fontName,
    fontSizePoints: numberAttribute(childOf(font, 'sz'), 'val') ?? usualFont.fontSizePoints,
    fontColour: colourOf(childOf(font, 'color'), palette),
    isBold: bold !== null && booleanAttribute(bold, 'val', true),
  };
}

/** A gradient counts as its first colour. */
function readFill(fill: XmlElement, palette: Palette): string | null {
  const pattern = childOf(fill, 'patternFill');
  const kind = pattern?.attribute('patternType') ?? 'none';
  if (pattern) return kind === 'none' ? null : colourOf(childOf(pattern, 'fgColor'), palette);
  return colourOf(childOf(childOf(childOf(fill, 'gradientFill'), 'stop'), 'color'), palette);
}

const hasLine = (border: XmlElement): boolean =>
  border.children.some((side) => (side.attribute('style') ?? 'none') !== 'none');

function readFormats(root: XmlElement): ReadonlyMap<number, string> {
  return new Map(
    childrenOf(childOf(root, 'numFmts'), 'numFmt').map((format) => [
      numberAttribute(format, 'numFmtId') ?? 0,
      withoutEscapes((format.attribute('formatCode') ?? '').slice(0, longestFormat)),
    ]),
  );
}

/** Styles that are equal in everything we keep share one object. */
function sharing(): (style: CellStyle) => CellStyle {
  const known = new Map<string, CellStyle>();
  return (style) => {
    const key = JSON.stringify(style);
    const first = known.get(key) ?? style;
    known.set(key, first);
    return first;
  };
}

export function readStyles(root: XmlElement, palette: Palette): readonly CellStyle[] {
  const formats = readFormats(root);
  const fonts = childrenOf(childOf(root, 'fonts'), 'font').map((font) => readFont(font, palette));
  const fills = childrenOf(childOf(root, 'fills'), 'fill').map((fill) => readFill(fill, palette));
  const borders = childrenOf(childOf(root, 'borders'), 'border').map(hasLine);
  const share = sharing();
  const styles = childrenOf(childOf(root, 'cellXfs'), 'xf').map((look) => {
    const protection = childOf(look, 'protection');
    const format = numberAttribute(look, 'numFmtId') ?? 0;
    return share({
      ...(fonts[numberAttribute(look, 'fontId') ?? 0] ?? usualFont),
      formatCode: formats.get(format) ?? builtInFormat(format),
      fillColour: fills[numberAttribute(look, 'fillId') ?? 0] ?? null,
      hasBorder: borders[numberAttribute(look, 'borderId') ?? 0] ?? false,
      isLocked: booleanAttribute(protection, 'locked', true),
      isHiddenFormula: booleanAttribute(protection, 'hidden'),
    });
  });
  return styles.length > 0 ? styles : [defaultStyle];
}

// Numbers the styles of a file: what a cell looks like and how its number is shown make one style.
import type { Language } from '#language/language.ts';
import { type CellDisplay, displayCode, isText } from '#render/cells/cell-display.ts';
import type { CellLook } from '#render/cells/cell-look.ts';
import { xmlText } from '#render/xml-text.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import { xmlHead } from '../package/relations.ts';
import { checkConditions, firstFills, looks } from './looks.ts';

/** Codes below this are built into spreadsheets. */
const firstOwnFormat = 164;

export interface Styles {
  /** The number of the style in the file. */
  readonly of: (look: CellLook, shown: CellDisplay) => number;
  readonly xml: () => string;
}

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** Things numbered in the order in which they are first asked for. */
function numbered(start: readonly string[]) {
  const known = new Map(start.map((item, index) => [item, index] as const));
  return {
    of: (item: string): number => {
      const number = known.get(item) ?? known.size;
      known.set(item, number);
      return number;
    },
    items: (): readonly string[] => [...known.keys()],
  };
}

const textAlignments = {
  text: '',
  indented: '<alignment horizontal="left" indent="1"/>',
  wrapped: '<alignment wrapText="1"/>',
  toTheRight: '<alignment horizontal="right"/>',
} as const;

const alignmentOf = (shown: CellDisplay): string =>
  isText(shown) ? textAlignments[shown] : '<alignment horizontal="right"/>';

interface StyleParts {
  readonly codes: readonly string[];
  readonly fonts: readonly string[];
  readonly fills: readonly string[];
  readonly borders: readonly string[];
  readonly crossFormats: readonly string[];
}

function stylesXml({ codes, fonts, fills, borders, crossFormats }: StyleParts): string {
  const formats = codes.map(
    (code, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${xmlText(code)}"/>`,
  );
  return [
    `${xmlHead}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    formats.length > 0 ? list('numFmts', formats) : '',
    list('fonts', fonts),
    list('fills', fills),
    list('borders', borders),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    list('cellXfs', crossFormats),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    list('dxfs', checkConditions),
    '</styleSheet>',
  ].join('');
}

/** A file holds only the styles that it uses. */
export function createStyles(scale: MoneyScale, language: Language): Styles {
  const formats = numbered([]);
  const fonts = numbered([looks.text.font]);
  const fills = numbered(firstFills);
  const borders = numbered([looks.text.border]);

  const formatId = (shown: CellDisplay): number => {
    if (isText(shown)) return 0;
    return firstOwnFormat + formats.of(displayCode(shown, scale, language));
  };
  const crossFormat = (look: CellLook, shown: CellDisplay): string => {
    const parts = looks[look];
    const ids = `numFmtId="${formatId(shown)}" fontId="${fonts.of(parts.font)}" fillId="${fills.of(parts.fill)}" borderId="${borders.of(parts.border)}"`;
    const alignment = alignmentOf(shown);
    const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
    return `<xf ${ids} xfId="0" ${applied}>${alignment}</xf>`;
  };
  const crossFormats = numbered([crossFormat('text', 'text')]);
  const known = new Map<CellLook, Map<CellDisplay, number>>();

  return {
    of: (look, shown) => {
      const ofLook = known.get(look) ?? new Map<CellDisplay, number>();
      known.set(look, ofLook);
      const number = ofLook.get(shown) ?? crossFormats.of(crossFormat(look, shown));
      ofLook.set(shown, number);
      return number;
    },
    xml: () =>
      stylesXml({
        codes: formats.items(),
        fonts: fonts.items(),
        fills: fills.items(),
        borders: borders.items(),
        crossFormats: crossFormats.items(),
      }),
  };
}

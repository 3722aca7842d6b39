// The looks of cells: what role a cell has and how its number is shown become one style of the file.
import { formatCode, type MoneyScale, type NumberFormat } from '#workbook/number-format.ts';
import { xmlText } from './xml-text.ts';

export type Look =
  | 'text'
  | 'title'
  | 'header'
  | 'heading'
  | 'input'
  | 'calculation'
  | 'link'
  | 'total'
  | 'unit'
  | 'totalUnit'
  | 'hyperlink'
  | 'failure';

interface LookParts {
  readonly font: number;
  readonly fill: number;
  readonly border: number;
}

/** Bank colours: blue input, black calculation, green link to another sheet. */
const fonts = [
  '<font><sz val="10"/><color rgb="FF1F2937"/><name val="Arial"/><family val="2"/></font>',
  '<font><b/><sz val="16"/><color rgb="FF111827"/><name val="Arial"/><family val="2"/></font>',
  '<font><b/><sz val="9"/><color rgb="FF475569"/><name val="Arial"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><color rgb="FF2F4AC0"/><name val="Arial"/><family val="2"/></font>',
  '<font><sz val="10"/><color rgb="FF0000FF"/><name val="Arial"/><family val="2"/></font>',
  '<font><sz val="10"/><color rgb="FF000000"/><name val="Arial"/><family val="2"/></font>',
  '<font><sz val="10"/><color rgb="FF007A33"/><name val="Arial"/><family val="2"/></font>',
  '<font><b/><sz val="10"/><color rgb="FF000000"/><name val="Arial"/><family val="2"/></font>',
  '<font><sz val="9"/><color rgb="FF64748B"/><name val="Arial"/><family val="2"/></font>',
  '<font><u/><sz val="10"/><color rgb="FF2F4AC0"/><name val="Arial"/><family val="2"/></font>',
  '<font><b/><sz val="10"/><color rgb="FFB91C1C"/><name val="Arial"/><family val="2"/></font>',
];

const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFFBEB"/><bgColor indexed="64"/></patternFill></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFEE2E2"/><bgColor indexed="64"/></patternFill></fill>',
];

const borders = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  '<border><left/><right/><top style="thin"><color rgb="FF94A3B8"/></top><bottom/><diagonal/></border>',
  '<border><left/><right/><top/><bottom style="hair"><color rgb="FF94A3B8"/></bottom><diagonal/></border>',
];

const looks: Readonly<Record<Look, LookParts>> = {
  text: { font: 0, fill: 0, border: 0 },
  title: { font: 1, fill: 0, border: 0 },
  header: { font: 2, fill: 0, border: 0 },
  heading: { font: 3, fill: 0, border: 0 },
  input: { font: 4, fill: 2, border: 2 },
  calculation: { font: 5, fill: 0, border: 0 },
  link: { font: 6, fill: 0, border: 0 },
  total: { font: 7, fill: 0, border: 1 },
  unit: { font: 8, fill: 0, border: 0 },
  totalUnit: { font: 8, fill: 0, border: 1 },
  hyperlink: { font: 9, fill: 0, border: 0 },
  failure: { font: 10, fill: 3, border: 0 },
};

/** What a check that fails turns into: the look of a failure, as conditions write it. */
const failureCondition =
  '<dxf><font><b/><color rgb="FFB91C1C"/></font><fill><patternFill patternType="solid"><bgColor rgb="FFFEE2E2"/></patternFill></fill></dxf>';

/** Codes below this are built into spreadsheets. */
const firstOwnFormat = 164;

export interface Styles {
  /** The number of the style in the file; null is a text. */
  readonly of: (look: Look, format: NumberFormat | null) => number;
  readonly xml: () => string;
}

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

function crossFormat(look: Look, formatId: number): string {
  const { font, fill, border } = looks[look];
  const alignment = formatId === 0 ? '' : '<alignment horizontal="right"/>';
  return `<xf numFmtId="${formatId}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
}

/** Styles are numbered as they are asked for, so a file holds only those it uses. */
export function createStyles(scale: MoneyScale, language: 'en' | 'ru'): Styles {
  const formats = new Map<string, number>();
  const known = new Map<string, number>([['plain', 0]]);
  const crossFormats = [crossFormat('text', 0)];

  const formatId = (format: NumberFormat | null): number => {
    if (format === null) return 0;
    const code = formatCode(format, scale, language);
    const id = formats.get(code) ?? firstOwnFormat + formats.size;
    formats.set(code, id);
    return id;
  };

  return {
    of: (look, format) => {
      const key = `${look} ${format ?? ''}`;
      const number = known.get(key) ?? crossFormats.length;
      if (number === crossFormats.length) {
        crossFormats.push(crossFormat(look, formatId(format)));
        known.set(key, number);
      }
      return number;
    },
    xml: () => {
      const codes = [...formats].map(
        ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`,
      );
      return [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
        codes.length > 0 ? list('numFmts', codes) : '',
        list('fonts', fonts),
        list('fills', fills),
        list('borders', borders),
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        list('cellXfs', crossFormats),
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
        list('dxfs', [failureCondition]),
        '</styleSheet>',
      ].join('');
    },
  };
}

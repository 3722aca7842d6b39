// The looks of cells: the font, fill and borders of each role a cell can have.
import type { CellLook } from '#render/cells/cell-look.ts';
import { fontName, palette } from '#render/cells/palette.ts';

interface FontWords {
  readonly colour: string;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly isUnderlined?: boolean;
}

/** In points. */
const standardSize = 10;
const smallSize = 9;

const font = ({ colour, size = standardSize, isBold = false, isUnderlined = false }: FontWords): string =>
  `<font>${isBold ? '<b/>' : ''}${isUnderlined ? '<u/>' : ''}<sz val="${size}"/><color rgb="FF${colour}"/><name val="${fontName}"/><family val="2"/></font>`;

const filled = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;

const edge = (side: 'top' | 'bottom', style: string | null, colour: string): string =>
  style === null ? `<${side}/>` : `<${side} style="${style}"><color rgb="FF${colour}"/></${side}>`;

const border = (top: string | null, bottom: string | null, colour: string): string =>
  `<border><left/><right/>${edge('top', top, colour)}${edge('bottom', bottom, colour)}<diagonal/></border>`;

const noFill = '<fill><patternFill patternType="none"/></fill>';
const noBorder = border(null, null, palette.rule);

interface LookParts {
  readonly font: string;
  readonly fill: string;
  readonly border: string;
}

const look = (words: FontWords, fill = noFill, borders = noBorder): LookParts => ({
  font: font(words),
  fill,
  border: borders,
});

export const looks: Readonly<Record<CellLook, LookParts>> = {
  text: look({ colour: palette.ink }),
  title: look({ colour: palette.accent, size: 16, isBold: true }),
  subtitle: look({ colour: palette.quiet }),
  header: look({ colour: palette.quiet, size: smallSize }),
  band: look({ colour: palette.white, size: smallSize, isBold: true }, filled(palette.accent)),
  heading: look({ colour: palette.accent, size: 12, isBold: true }),
  subheading: look({ colour: palette.ink, isBold: true }),
  input: look({ colour: palette.input }, filled(palette.inputFill), border(null, 'thin', palette.inputRule)),
  calculation: look({ colour: palette.calculation }),
  link: look({ colour: palette.link }),
  total: look({ colour: palette.calculation, isBold: true }, noFill, border('thin', null, palette.rule)),
  totalLabel: look({ colour: palette.calculation, isBold: true }),
  grandTotal: look(
    { colour: palette.calculation, isBold: true },
    noFill,
    border('thin', 'double', palette.rule),
  ),
  unit: look({ colour: palette.quiet, size: smallSize }),
  hyperlink: look({ colour: palette.accent, isUnderlined: true }),
  check: look({ colour: palette.sound }),
  failure: look({ colour: palette.failure, isBold: true }, filled(palette.failureFill)),
};

/** Spreadsheets keep the first two fills for themselves. */
export const firstFills = [noFill, '<fill><patternFill patternType="gray125"/></fill>'] as const;

/** What a check turns into, in the order that conditions count them: it fails, all is well, a dash, an alert, or nothing. */
export const checkConditions = [
  `<dxf><font><b/><color rgb="FF${palette.failure}"/></font><fill><patternFill patternType="solid"><bgColor rgb="FF${palette.failureFill}"/></patternFill></fill></dxf>`,
  `<dxf><font><color rgb="FF${palette.sound}"/></font></dxf>`,
  '<dxf><numFmt numFmtId="201" formatCode="&quot;-&quot;_)"/></dxf>',
  `<dxf><font><b/><color rgb="FF${palette.alert}"/></font><fill><patternFill patternType="solid"><bgColor rgb="FF${palette.alertFill}"/></patternFill></fill></dxf>`,
  '<dxf><numFmt numFmtId="202" formatCode=";;;"/></dxf>',
] as const;

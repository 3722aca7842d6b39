// The letters, fills and lines of charts, as drawings write them.

import { fontName } from '#render/cells/palette.ts';
import { xmlText } from '#render/xml-text.ts';

/** A small chart stands among rows, a large one on a sheet of charts. */
export type ChartSize = 'small' | 'large';

export interface ChartText {
  readonly points: number;
  readonly colour: string;
  readonly isBold: boolean;
}

export const solid = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

/** Lets what lies behind be seen. */
export const sheer = (colour: string): string =>
  `<a:solidFill><a:srgbClr val="${colour}"><a:alpha val="40000"/></a:srgbClr></a:solidFill>`;

/** Sizes are counted in hundredths of a point. */
const properties = (tag: string, { points, colour, isBold }: ChartText): string =>
  `<a:${tag} sz="${points * 100}" b="${isBold ? 1 : 0}">${solid(colour)}<a:latin typeface="${fontName}"/><a:cs typeface="${fontName}"/></a:${tag}>`;

/** How texts look that the chart takes from cells. */
export const textLook = (text: ChartText): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${properties('defRPr', text)}</a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`;

/** `turned` reads from bottom to top. */
export const richText = (words: string, text: ChartText, turned = false): string =>
  `<c:rich><a:bodyPr${turned ? ' rot="-5400000" vert="horz"' : ''}/><a:lstStyle/><a:p><a:pPr>${properties('defRPr', text)}</a:pPr><a:r>${properties('rPr', text)}<a:t>${xmlText(words)}</a:t></a:r></a:p></c:rich>`;

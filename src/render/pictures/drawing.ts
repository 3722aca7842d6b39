// The shapes and texts that pictures are drawn of, as SVG; every text is measured before it is placed.
import { htmlText } from '#render/html/html-text.ts';

/** The width of a text in pixels, for a size in pixels. */
export type MeasureText = (text: string, size: number, isBold: boolean) => number;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TextLook {
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
  readonly align?: 'start' | 'middle' | 'end';
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The vertical place is that of the line that the letters stand on. */
export function textSvg(
  text: string,
  x: number,
  y: number,
  { size, colour, isBold = false, align = 'start' }: TextLook,
): string {
  if (text === '') return '';
  const weight = isBold ? ' font-weight="700"' : '';
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" fill="${colour}"${weight}${anchor}>${htmlText(text)}</text>`;
}

export function boxSvg({ left, top, width, height }: Box, fill: string, radius = 0, rule = ''): string {
  const round = radius === 0 ? '' : ` rx="${radius}"`;
  const edge = rule === '' ? '' : ` stroke="${rule}" stroke-width="2"`;
  return `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"${round} fill="${fill}"${edge}/>`;
}

/** Whole pixels keep a thin line sharp. */
export const levelLine = (left: number, right: number, y: number, colour: string, width = 2): string =>
  boxSvg({ left, top: Math.round(y - width / 2), width: right - left, height: width }, colour);

export interface PathLook {
  readonly fill?: string;
  readonly stroke?: string;
  readonly opacity?: number;
}

export function pathSvg(path: string, { fill = 'none', stroke = '', opacity = 1 }: PathLook): string {
  if (path === '') return '';
  const line =
    stroke === ''
      ? ''
      : ` stroke="${stroke}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`;
  const sheer = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${path}" fill="${fill}"${line}${sheer}/>`;
}

const ellipsis = '…';

/** Shortened at its end to what fits. */
export function fitted(
  text: string,
  room: number,
  size: number,
  isBold: boolean,
  measure: MeasureText,
): string {
  if (measure(text, size, isBold) <= room) return text;
  const characters = [...text];
  for (let length = characters.length - 1; length > 0; length -= 1) {
    const shortened = `${characters.slice(0, length).join('').trimEnd()}${ellipsis}`;
    if (measure(shortened, size, isBold) <= room) return shortened;
  }
  return '';
}

/** As large as wished, smaller where it would not fit, and shortened where it is still too long. */
export function sized(
  text: string,
  room: number,
  { wish, least }: { readonly wish: number; readonly least: number },
  isBold: boolean,
  measure: MeasureText,
): { readonly text: string; readonly size: number } {
  const fits = Math.floor((wish * room) / Math.max(1, measure(text, wish, isBold)));
  const size = Math.max(least, Math.min(wish, fits));
  return { size, text: fitted(text, room, size, isBold, measure) };
}

// Resolves colours to RRGGBB from the four ways in which a file can specify them.
import { childOf, childrenOf, numberAttribute, type XmlElement } from '../xml/xml-element.ts';

export interface Palette {
  /** In the order in which numbers refer to them. */
  readonly theme: readonly string[];
  readonly indexed: readonly string[];
}

const basic = ['000000', 'FFFFFF', 'FF0000', '00FF00', '0000FF', 'FFFF00', 'FF00FF', '00FFFF'];

/** The colours that every program knows by number; the first eight come twice. */
const standardIndexed: readonly string[] = [
  ...basic,
  ...basic,
  ...['800000', '008000', '000080', '808000', '800080', '008080', 'C0C0C0', '808080'],
  ...['9999FF', '993366', 'FFFFCC', 'CCFFFF', '660066', 'FF8080', '0066CC', 'CCCCFF'],
  ...['000080', 'FF00FF', 'FFFF00', '00FFFF', '800080', '800000', '008080', '0000FF'],
  ...['00CCFF', 'CCFFFF', 'CCFFCC', 'FFFF99', '99CCFF', 'FF99CC', 'CC99FF', 'FFCC99'],
  ...['3366FF', '33CCCC', '99CC00', 'FFCC00', 'FF9900', 'FF6600', '666699', '969696'],
  ...['003366', '339966', '003300', '333300', '993300', '993366', '333399', '333333'],
];

/** A file may replace the numbered colours by its own. */
export function readPalette(styles: XmlElement | null, theme: readonly string[]): Palette {
  const own = childrenOf(childOf(childOf(styles, 'colors'), 'indexedColors'), 'rgbColor').map((colour) =>
    (colour.attribute('rgb') ?? '').slice(-6).toUpperCase(),
  );
  return { theme, indexed: own.length > 0 ? own : standardIndexed };
}

const channels = (colour: string): readonly number[] =>
  [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const hex = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** One channel of a colour given by hue, saturation and lightness; `shift` is a third of the circle up or down. */
function channelOf(hue: number, saturation: number, lightness: number, shift: number): number {
  const high =
    lightness < 0.5 ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation;
  const low = 2 * lightness - high;
  const at = (((hue + shift) % 1) + 1) % 1;
  if (at < 1 / 6) return low + (high - low) * 6 * at;
  if (at < 1 / 2) return high;
  return at < 2 / 3 ? low + (high - low) * (2 / 3 - at) * 6 : low;
}

function hueOf([red = 0, green = 0, blue = 0]: readonly number[], span: number): number {
  if (span === 0) return 0;
  if (red >= green && red >= blue) return (green - blue) / span / 6;
  return green >= blue ? (2 + (blue - red) / span) / 6 : (4 + (red - green) / span) / 6;
}

/** A tint from -1 to 1 makes the colour darker or lighter by that share. */
function tinted(colour: string, tint: number): string {
  if (tint === 0) return colour;
  const shares = channels(colour);
  const [largest, smallest] = [Math.max(...shares), Math.min(...shares)];
  const span = largest - smallest;
  const lightness = (largest + smallest) / 2;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1));
  const changed = tint < 0 ? lightness * (1 + tint) : lightness * (1 - tint) + tint;
  const hue = hueOf(shares, span);
  return [1 / 3, 0, -1 / 3].map((shift) => hex(channelOf(hue, saturation, changed, shift))).join('');
}

/** Null for an automatic colour, and for one that names nothing. */
export function colourOf(element: XmlElement | null, palette: Palette): string | null {
  if (!element) return null;
  const [, written] = /^(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(element.attribute('rgb') ?? '') ?? [];
  const theme = numberAttribute(element, 'theme');
  const indexed = numberAttribute(element, 'indexed');
  const base =
    written?.toUpperCase() ??
    (theme === null ? undefined : palette.theme[theme]) ??
    (indexed === null ? undefined : palette.indexed[indexed]);
  return base === undefined ? null : tinted(base, numberAttribute(element, 'tint') ?? 0);
}

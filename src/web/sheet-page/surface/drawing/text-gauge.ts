// How wide a text is in the font of a look, measured once for each text.

interface Font {
  readonly points: number;
  readonly isBold: boolean;
}

const usual: Font = { points: 10, isBold: false };
const bold: Font = { points: 10, isBold: true };
const small: Font = { points: 9, isBold: false };

/** Those of the file. */
const fonts: Readonly<Record<string, Font>> = {
  title: { points: 16, isBold: true },
  heading: { points: 12, isBold: true },
  subheading: bold,
  header: small,
  unit: small,
  band: { points: 9, isBold: true },
  total: bold,
  totalLabel: bold,
  grandTotal: bold,
  failure: bold,
};

const family = 'Arial, "Liberation Sans", Helvetica, sans-serif';
/** Where nothing can be measured, near enough. */
const usualCharShare = 0.56;
const pixelsPerPoint = 4 / 3;
const mostKept = 20_000;

const context = document.createElement('canvas').getContext?.('2d') ?? null;
const known = new Map<string, number>();

function measured(text: string, { points, isBold }: Font): number {
  const size = points * pixelsPerPoint;
  if (context === null) return text.length * size * usualCharShare;
  context.font = `${isBold ? 'bold ' : ''}${size}px ${family}`;
  return context.measureText(text).width;
}

export function textWidth(text: string, look: string): number {
  const key = `${look}\n${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const width = measured(text, fonts[look] ?? usual);
  if (known.size > mostKept) known.clear();
  known.set(key, width);
  return width;
}

/** The width of a digit in the file's font, by which its columns were measured. */
const digitPx = 7.4135;
const least = 1.02;

/** Columns are as wide as their digits; a machine without the font has another one, which may be wider. */
export function fontScale(): number {
  const scale = textWidth('0', 'text') / digitPx;
  return context !== null && scale > least ? scale : 1;
}

// How wide a text is in the letters of a look, measured once for each text.

interface Font {
  readonly px: number;
  readonly isBold: boolean;
}

const usual: Font = { px: 12, isBold: false };
const bold: Font = { px: 12, isBold: true };
const small: Font = { px: 11, isBold: false };

/** As in cells.module.css. */
const fonts: Readonly<Record<string, Font>> = {
  title: { px: 19, isBold: true },
  heading: { px: 14.5, isBold: true },
  subheading: bold,
  header: small,
  unit: small,
  band: { px: 11, isBold: true },
  total: bold,
  totalLabel: bold,
  grandTotal: bold,
  failure: bold,
};

const family = '"Inter Variable", sans-serif';
/** Digits and signs stand below each other: each takes this share of the size of the letters. */
const tabularShare = 0.6485;
const tabular = /[\d+\u2212-]/g;
/** Where nothing can be measured, near enough. */
const usualCharShare = 0.56;
const mostKept = 20_000;

const context = document.createElement('canvas').getContext?.('2d') ?? null;
const known = new Map<string, number>();

// Until the page's own letters have come, others are in their place.
document.fonts?.addEventListener('loadingdone', () => known.clear());

function measured(text: string, { px, isBold }: Font): number {
  if (context === null) return text.length * px * usualCharShare;
  const letters = text.replaceAll(tabular, '');
  context.font = `${isBold ? 'bold ' : ''}${px}px ${family}`;
  return context.measureText(letters).width + (text.length - letters.length) * px * tabularShare;
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

/** The width of a digit in the font of the file, by which its columns were measured. */
const digitPx = 7.4135;
const least = 1.02;

/** Columns are as wide as their digits. */
export function fontScale(): number {
  const scale = textWidth('0', 'text') / digitPx;
  return context !== null && scale > least ? scale : 1;
}

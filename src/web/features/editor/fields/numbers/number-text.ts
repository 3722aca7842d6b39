// Writes a number as stored in a period string: digits and a dot, no exponent, no more decimals than matter.

/** Above this a double has no decimals left. */
const wholeFrom = 1e15;
const decimals = 2;
const smallDigits = 4;
const mostDecimals = 20;

export function numberText(value: number): string {
  if (!Number.isFinite(value) || value <= 0) return '0';
  if (value >= wholeFrom) return BigInt(Math.round(value)).toString();
  if (value >= 1) return trimmed(value.toFixed(decimals));
  const leadingZeros = Math.max(0, -Math.floor(Math.log10(value)) - 1);
  return trimmed(value.toFixed(Math.min(mostDecimals, leadingZeros + smallDigits)));
}

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

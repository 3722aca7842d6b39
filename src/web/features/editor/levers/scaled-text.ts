// Numbers as typed, each of them some percent more or less.

/** Beyond this a number is no longer written out in full. */
const largest = 1e15;

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/** A hundredth of a number has two more decimals at most, so that nothing is lost. */
function scaledNumber(text: string, percent: number): string {
  const number = Number(text);
  if (text === '' || percent === 0 || !Number.isFinite(number)) return text;
  const written = ((number * (100 + percent)) / 100).toFixed(Math.min(decimalsIn(text) + 2, 12));
  return written.includes('.') ? written.replace(/\.?0+$/, '') : written;
}

/** What is empty repeats what is before it, and stays empty. */
export const scaledText = (text: string, percent: number): string =>
  text
    .split(';')
    .map((part) => scaledNumber(part.trim(), percent))
    .join(';');

const numbersIn = (text: string): readonly number[] =>
  text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map(Number);

export const isScalable = (text: string): boolean => {
  const numbers = numbersIn(text);
  return numbers.some((number) => number !== 0) && numbers.every((number) => Math.abs(number) < largest);
};

export const mostPercent = 20;

/** How much more than before it is, in whole percent; null where it is another number. */
export function percentFrom(before: string, now: string): number | null {
  for (let percent = 0; percent <= mostPercent; percent += 1) {
    if (scaledText(before, percent) === now) return percent;
    if (scaledText(before, -percent) === now) return -percent;
  }
  return null;
}

/** Its first and its last number; the same twice where all are alike. */
export function endsOf(text: string): readonly [first: number, last: number] {
  const numbers = numbersIn(text);
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

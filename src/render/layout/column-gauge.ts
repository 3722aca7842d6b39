// Finds how wide a column has to be: measures the longest numbers of each format, not every one, as there are many.
import type { MoneyScale, NumberFormat } from '#workbook/number-format.ts';
import { isScientific, shownNumber } from './shown-number.ts';
import { type TextSize, textWidth } from './text-width.ts';

interface Extremes {
  low: number;
  high: number;
  hasMissing: boolean;
}

const nothing = (): Extremes => ({ low: 0, high: 0, hasMissing: false });

function extremesOf(values: Iterable<number>): Extremes {
  const found = nothing();
  for (const value of values) {
    if (!Number.isFinite(value)) found.hasMissing = true;
    else if (value > found.high) found.high = value;
    else if (value < found.low) found.low = value;
  }
  return found;
}

export interface ColumnGauge {
  /** The numbers of a row, which are shown in one way. */
  readonly numbers: (values: Iterable<number>, format: NumberFormat) => void;
  readonly text: (text: string, size: TextSize) => void;
  /** In pixels, 0 where nothing was added. */
  readonly width: () => number;
}

/** Numbers are taken to be bold: a total may stand among them. */
const numberSize: TextSize = { size: 10, isBold: true };

export function createColumnGauge(scale: MoneyScale): ColumnGauge {
  const formats = new Map<NumberFormat, Extremes>();
  let widestText = 0;
  const measure = (text: string, size: TextSize): void => {
    widestText = Math.max(widestText, textWidth(text, size));
  };
  return {
    numbers: (values, format) => {
      const extremes = extremesOf(values);
      const largest = Math.max(extremes.high, -extremes.low);
      const known = formats.get(format) ?? nothing();
      formats.set(format, known);
      known.hasMissing ||= extremes.hasMissing;
      if (isScientific(largest, format)) {
        measure(shownNumber(-largest, format, scale), numberSize);
        return;
      }
      known.high = Math.max(known.high, extremes.high);
      known.low = Math.min(known.low, extremes.low);
    },
    text: measure,
    width: () => {
      const shown = [...formats].flatMap(([format, { low, high, hasMissing }]) => [
        shownNumber(high, format, scale),
        shownNumber(low, format, scale),
        hasMissing ? 'n/a' : '',
      ]);
      return shown.reduce((width, text) => Math.max(width, textWidth(text, numberSize)), widestText);
    },
  };
}

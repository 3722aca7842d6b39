// Finds how wide a column has to be: measures the longest numbers of each format, not every one, as there are many.
import type { MoneyScale, NumberFormat } from '#workbook/number-format.ts';
import { shownNumber } from './shown-number.ts';
import { type TextSize, textWidth } from './text-width.ts';

interface Extremes {
  low: number;
  high: number;
  hasMissing: boolean;
}

export interface ColumnGauge {
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
  return {
    numbers: (values, format) => {
      const known = formats.get(format) ?? { low: 0, high: 0, hasMissing: false };
      formats.set(format, known);
      for (const value of values) {
        if (!Number.isFinite(value)) known.hasMissing = true;
        else if (value > known.high) known.high = value;
        else if (value < known.low) known.low = value;
      }
    },
    text: (text, size) => {
      widestText = Math.max(widestText, textWidth(text, size));
    },
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

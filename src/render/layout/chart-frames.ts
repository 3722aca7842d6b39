// Where each chart of a sheet stands in its strip.
import type { Chart } from '#workbook/chart.ts';
import type { ChartStrip } from './chart-strips.ts';
import { stepPixels } from './sheet-columns.ts';
import type { XlsxSheetLayout } from './sheet-layout.ts';

export interface ChartFrame {
  readonly chart: Chart;
  /** In pixels from the left edge of the sheet. */
  readonly left: number;
  readonly width: number;
  readonly strip: ChartStrip;
}

const gapPixels = 12;

/** Charts share the printed width of a sheet alike, from column B on. */
export function framesOf({ strips, columnPixels }: XlsxSheetLayout): readonly ChartFrame[] {
  const whole = columnPixels.reduce((sum, pixels) => sum + pixels, 0) - stepPixels;
  return strips.flatMap((strip) => {
    const width = (whole - (strip.places - 1) * gapPixels) / strip.places;
    return strip.charts.map((chart, index) => ({
      chart,
      strip,
      width,
      left: stepPixels + index * (width + gapPixels),
    }));
  });
}

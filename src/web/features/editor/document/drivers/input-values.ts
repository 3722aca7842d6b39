// The numbers of an input in each period, as typed and as they move.
import { periodValues } from '#template/period-values.ts';
import type { Template } from '#template/template.ts';
import { driverSeries } from './driver-series.ts';
import { type DriverTexts, driverOf, hasDriver } from './driver-texts.ts';
import { forecastPeriods } from './forecast-periods.ts';
import { patternWeights } from './seasonal-patterns.ts';

interface MovingInput {
  readonly data: string;
  /** Its texts are valid. */
  readonly driver: DriverTexts;
}

export function inputValues(template: Template, { data, driver }: MovingInput): readonly number[] {
  if (!hasDriver(driver)) return periodValues(data, template.layout.cFcstColCount);
  const weights = driver.season === null ? null : patternWeights(template, driver.season);
  return driverSeries({ data, driver: driverOf(driver), weights }, forecastPeriods(template));
}

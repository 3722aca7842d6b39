// What an asset loses in each period by its depreciation group, as if it were never sold.
import type { Flows } from './flows.ts';
import { type OptionInput, openingAmount, resourcesOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine, runningTotal } from './line.ts';
import type { ResourceJson } from './template-json.ts';

interface Purchases {
  readonly capex: PeriodLine;
  readonly opening: number;
  /** Whether the period of a purchase is the first that it loses value in. */
  readonly isFromSamePeriod: boolean;
}

/** A running total of purchases read at any moment; what opens is a purchase in period 0. */
function bought(total: PeriodLine, opening: number, moment: number): number {
  const read = (t: number): number => (t < 0 ? 0 : opening + at(total, t));
  const before = Math.floor(moment);
  const part = moment - before;
  return part === 0 ? read(before) : read(before) + part * (read(before + 1) - read(before));
}

/** The opening book value is always depreciated from the first period on. */
function straightLine({ capex, opening, isFromSamePeriod }: Purchases, lifePeriods: number): PeriodLine {
  const total = runningTotal(capex);
  const none = emptyLine(capex.length - 1);
  const result = emptyLine(capex.length - 1);
  for (let t = 1; t < capex.length; t++) {
    const moment = isFromSamePeriod ? t : t - 1;
    const ofCapex = bought(total, 0, moment) - bought(total, 0, moment - lifePeriods);
    const ofOpening = bought(none, opening, t - 1) - bought(none, opening, t - 1 - lifePeriods);
    result[t] = (ofCapex + ofOpening) / lifePeriods;
  }
  return result;
}

function decliningBalance(purchases: Purchases, yearlyRate: PeriodLine, p: number): PeriodLine {
  const { capex, opening, isFromSamePeriod } = purchases;
  const result = emptyLine(capex.length - 1);
  let bookValue = opening;
  for (let t = 1; t < capex.length; t++) {
    const basis = isFromSamePeriod ? bookValue + at(capex, t) : bookValue;
    const charge = Math.min(1, at(yearlyRate, t) / 100 / p) * basis;
    result[t] = charge;
    bookValue = bookValue + at(capex, t) - charge;
  }
  return result;
}

export function depreciationOf(asset: ResourceJson, setting: OptionInput, flows: Flows): PeriodLine {
  const { template } = setting;
  const wanted = asset.otherAssumptions?.deprgroup?.lookupId || '05';
  const groups = resourcesOf(template, 'section_depreciation');
  const group = groups.find(({ id }) => id === wanted);
  if (!group) return emptyLine(setting.n);
  const purchases = {
    capex: flows.of(asset, 'section_fixedassets', 0),
    opening: openingAmount(asset),
    isFromSamePeriod: template.data.options.depreciation?.start === 'same',
  };
  const terms = flows.of(group, 'section_depreciation', 0);
  if (group.flows[0]?.formula === 'declining_balance') return decliningBalance(purchases, terms, setting.p);
  return straightLine(purchases, Math.max(1, at(terms, 1) * setting.p));
}

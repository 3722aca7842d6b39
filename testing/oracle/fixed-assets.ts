// The fixed assets sheet: purchases, depreciation, book value and property tax.
import type { Flows } from './flows.ts';
import { type OptionInput, openingAmount, relOf, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine, runningTotal } from './line.ts';
import type { ResourceJson } from './template-json.ts';

export interface FixedAssets {
  readonly capex: PeriodLine;
  readonly depreciation: PeriodLine;
  readonly netBookValue: PeriodLine;
  readonly propertyTax: PeriodLine;
}

/** A running total of purchases read at any moment; the opening book value is a purchase in period 0. */
function bought(total: PeriodLine, opening: number, moment: number): number {
  const read = (t: number): number => (t < 0 ? 0 : opening + at(total, t));
  const before = Math.floor(moment);
  const part = moment - before;
  return part === 0 ? read(before) : read(before) + part * (read(before + 1) - read(before));
}

function straightLine(capex: PeriodLine, opening: number, lifePeriods: number): PeriodLine {
  const total = runningTotal(capex);
  const result = emptyLine(capex.length - 1);
  for (let t = 1; t < capex.length; t++) {
    const now = bought(total, opening, t - 1);
    const gone = bought(total, opening, t - 1 - lifePeriods);
    result[t] = (now - gone) / lifePeriods;
  }
  return result;
}

function decliningBalance(capex: PeriodLine, opening: number, yearlyRate: PeriodLine, p: number): PeriodLine {
  const result = emptyLine(capex.length - 1);
  let bookValue = opening;
  for (let t = 1; t < capex.length; t++) {
    const charge = Math.min(1, at(yearlyRate, t) / 100 / p) * bookValue;
    result[t] = charge;
    bookValue = bookValue + at(capex, t) - charge;
  }
  return result;
}

function depreciationOf(asset: ResourceJson, setting: OptionInput, flows: Flows): PeriodLine {
  const wanted = asset.otherAssumptions?.deprgroup?.lookupId || '05';
  const groups = resourcesOf(setting.template, 'section_depreciation');
  const group = groups.find(({ id }) => id === wanted);
  if (!group) return emptyLine(setting.n);
  const capex = flows.of(asset, 'section_fixedassets', 0);
  const opening = openingAmount(asset);
  const terms = flows.of(group, 'section_depreciation', 0);
  if (group.flows[0]?.formula === 'declining_balance') {
    return decliningBalance(capex, opening, terms, setting.p);
  }
  return straightLine(capex, opening, Math.max(1, at(terms, 1) * setting.p));
}

function propertyTaxRate(asset: ResourceJson, setting: OptionInput, flows: Flows): PeriodLine {
  const wanted = asset.otherAssumptions?.taxproperty?.lookupId;
  for (const tax of resourcesOf(setting.template, 'section_taxes')) {
    const isIt = tax.id === wanted && relOf(setting.template, tax) === 'taxproperty';
    if (isIt) return flows.of(tax, 'section_taxes', 0);
  }
  return emptyLine(setting.n);
}

export function fixedAssets(setting: OptionInput, flows: Flows): FixedAssets {
  const { template, n, p } = setting;
  const sheet = {
    capex: emptyLine(n),
    depreciation: emptyLine(n),
    netBookValue: emptyLine(n),
    propertyTax: emptyLine(n),
  };
  for (const asset of resourcesOf(template, 'section_fixedassets')) {
    const capex = flows.of(asset, 'section_fixedassets', 0);
    const depreciation = depreciationOf(asset, setting, flows);
    const rate = propertyTaxRate(asset, setting, flows);
    const bookValue = emptyLine(n);
    const tax = emptyLine(n);
    bookValue[0] = openingAmount(asset);
    for (let t = 1; t <= n; t++) {
      bookValue[t] = at(bookValue, t - 1) + at(capex, t) - at(depreciation, t);
      tax[t] = (at(rate, t) / 100 / p) * at(bookValue, t - 1);
    }
    addTo(sheet.capex, capex);
    addTo(sheet.depreciation, depreciation);
    addTo(sheet.netBookValue, bookValue);
    addTo(sheet.propertyTax, tax);
  }
  return sheet;
}

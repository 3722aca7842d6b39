// The fixed assets sheet: purchases, depreciation, sales, book value and property tax.
import { keptOf } from './asset-sale.ts';
import { depreciationOf } from './depreciation.ts';
import type { Flows } from './flows.ts';
import { type OptionInput, openingAmount, relOf, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine } from './line.ts';
import { salesTaxRate, taxOn } from './sales-tax.ts';
import type { ResourceJson } from './template-json.ts';

export interface FixedAssets {
  readonly capex: PeriodLine;
  readonly depreciation: PeriodLine;
  readonly netBookValue: PeriodLine;
  readonly propertyTax: PeriodLine;
  readonly proceeds: PeriodLine;
  /** Proceeds less what was still in the books. */
  readonly gain: PeriodLine;
  readonly taxOnCapex: PeriodLine;
  readonly taxOnProceeds: PeriodLine;
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
    proceeds: emptyLine(n),
    gain: emptyLine(n),
    taxOnCapex: emptyLine(n),
    taxOnProceeds: emptyLine(n),
  };
  for (const asset of resourcesOf(template, 'section_fixedassets')) {
    const capex = flows.of(asset, 'section_fixedassets', 0);
    const proceeds = flows.of(asset, 'section_fixedassets', 1);
    const depreciation = depreciationOf(asset, setting, flows);
    const bookValue = emptyLine(n);
    bookValue[0] = openingAmount(asset);
    for (let t = 1; t <= n; t++) {
      bookValue[t] = at(bookValue, t - 1) + at(capex, t) - at(depreciation, t);
    }
    const kept = keptOf(asset, { capex, proceeds, depreciation, bookValue });
    const rate = propertyTaxRate(asset, setting, flows);
    const tax = emptyLine(n);
    for (let t = 1; t <= n; t++) tax[t] = (at(rate, t) / 100 / p) * at(kept.bookValue, t - 1);
    addTo(sheet.capex, capex);
    addTo(sheet.depreciation, kept.depreciation);
    addTo(sheet.netBookValue, kept.bookValue);
    addTo(sheet.propertyTax, tax);
    addTo(sheet.proceeds, proceeds);
    addTo(sheet.gain, kept.gain);
    const salesTax = salesTaxRate(asset, setting, flows);
    addTo(sheet.taxOnCapex, taxOn(capex, salesTax));
    addTo(sheet.taxOnProceeds, taxOn(proceeds, salesTax));
  }
  return sheet;
}

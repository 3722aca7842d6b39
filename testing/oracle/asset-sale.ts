// Assets that are sold, whole or in part: what is kept of them, and what the sale gains.
import type { Flows } from './flows.ts';
import { isBlank, type OptionInput, resourcesOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine } from './line.ts';
import type { ResourceJson } from './template-json.ts';

const soldText = (asset: ResourceJson): string | null => {
  const text = asset.otherAssumptions?.sold?.value;
  return isBlank(text) ? null : (text ?? null);
};

/** Whether an asset has proceeds, or is given away. */
const isForSale = (asset: ResourceJson): boolean => asset.flows[1] !== undefined || soldText(asset) !== null;

export const hasAssetForSale = ({ template }: OptionInput): boolean =>
  resourcesOf(template, 'section_fixedassets').some(isForSale);

/** The percent sold at the end of each period: what is typed, unlike other inputs never repeated, or all that is paid for. */
function soldPercent(asset: ResourceJson, proceeds: PeriodLine): PeriodLine {
  const text = soldText(asset);
  const segments = text?.split(';') ?? [];
  return proceeds.map((amount, t) => {
    if (t === 0) return 0;
    if (text === null) return amount > 0 ? 100 : 0;
    return Number(segments[t - 1]?.trim() || 0);
  });
}

export interface KeptAsset {
  readonly depreciation: PeriodLine;
  readonly bookValue: PeriodLine;
  readonly gain: PeriodLine;
}

/** An asset's depreciation and book value after its sales, from those it would have without. */
export function keptOf(
  asset: ResourceJson,
  whole: {
    readonly capex: PeriodLine;
    readonly proceeds: PeriodLine;
    readonly depreciation: PeriodLine;
    readonly bookValue: PeriodLine;
  },
): KeptAsset {
  const n = whole.capex.length - 1;
  const sold = soldPercent(asset, whole.proceeds);
  const depreciation = emptyLine(n);
  const bookValue = emptyLine(n);
  const gain = emptyLine(n);
  bookValue[0] = at(whole.bookValue, 0);
  let kept = 1;
  for (let t = 1; t <= n; t++) {
    depreciation[t] = at(whole.depreciation, t) * kept;
    kept *= 1 - at(sold, t) / 100;
    bookValue[t] = at(whole.bookValue, t) * kept;
    const before = at(bookValue, t - 1) + at(whole.capex, t) - at(depreciation, t);
    gain[t] = at(whole.proceeds, t) - (before - at(bookValue, t));
  }
  return { depreciation, bookValue, gain };
}

/** Whether an asset is bought again in a period after a sale of it. */
export function isBoughtAfterSale(asset: ResourceJson, flows: Flows): boolean {
  const capex = flows.of(asset, 'section_fixedassets', 0);
  const sold = soldPercent(asset, flows.of(asset, 'section_fixedassets', 1));
  const first = sold.findIndex((percent) => percent > 0);
  return first > 0 && capex.some((amount, t) => t > first && amount !== 0);
}

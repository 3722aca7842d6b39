// The checks of a model: 1 where one fails, otherwise 0.
import { isBoughtAfterSale } from './asset-sale.ts';
import { counts, lineOf, type OptionInput, relOf, resourcesOf } from './inputs.ts';
import { at, type PeriodLine } from './line.ts';
import { isCreditLine, termsOf } from './loan-terms.ts';
import type { BalanceSheetLines, StatementParts } from './statements.ts';
import { hasBilling } from './working-capital.ts';

/** Money is compared within a billionth of the largest total assets, or of 1. */
export function allowance(totalAssets: PeriodLine): number {
  let most = 1;
  for (const value of totalAssets) most = Math.max(most, Math.abs(value));
  return most * 1e-9;
}

function paysOutMoreThanAll(payout: PeriodLine): boolean {
  for (let t = 1; t < payout.length; t++) if (at(payout, t) > 100) return true;
  return false;
}

function growsFasterThanDiscounted({ template, n }: OptionInput): boolean {
  if (!counts(template, 'section_npv')) return false;
  const { npv } = template.data.options.modules;
  return at(lineOf(npv.wacc, n), n) <= at(lineOf(npv.tgr, n), n);
}

function hasAssetWithoutGroup({ template }: OptionInput): boolean {
  const groups = resourcesOf(template, 'section_depreciation').map(({ id }) => id);
  for (const { otherAssumptions } of resourcesOf(template, 'section_fixedassets')) {
    if (!groups.includes(otherAssumptions?.deprgroup?.lookupId || '05')) return true;
  }
  return false;
}

/** A loan that is to be repaid before its first repayment. */
function hasGraceBeyondTerm(setting: OptionInput): boolean {
  const { template } = setting;
  return resourcesOf(template, 'section_financing').some((loan) => {
    if (relOf(template, loan) !== 'loan' || isCreditLine(loan)) return false;
    const terms = termsOf(loan, setting);
    return terms !== null && terms.grace >= terms.periods;
  });
}

/** Flows have to be worked out before, but for drivers: they know whether a divisor was 0. */
export function masterCheck(
  { setting, flows, funding, wc }: StatementParts,
  balance: BalanceSheetLines,
): number {
  flows.workOutDrivers();
  const least = -allowance(balance.total_assets);
  const isOdd =
    at(balance.cash, 0) < least ||
    funding.debt.some((owed) => owed < least) ||
    paysOutMoreThanAll(funding.payout) ||
    paysOutMoreThanAll(funding.cashPayout) ||
    hasGraceBeyondTerm(setting) ||
    flows.divisorsOfZero > 0 ||
    growsFasterThanDiscounted(setting) ||
    hasAssetWithoutGroup(setting) ||
    resourcesOf(setting.template, 'section_fixedassets').some((asset) => isBoughtAfterSale(asset, flows)) ||
    (at(wc.deferred, 0) !== 0 && !hasBilling(setting));
  return isOdd ? 1 : 0;
}

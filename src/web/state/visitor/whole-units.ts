// An amount in the smallest unit of a currency, such as cents, in whole ones: a yen has no smaller unit.

export function wholeUnits(amount: number, currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0);
}

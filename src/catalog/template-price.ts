// The price of a single template in dollars: its own, or the one for the buyer's continent.

/** Used for continents that have no price of their own. */
const defaultContinent = 'NA';

export function templatePrice(
  ownPrice: number | null,
  pricePerTemplate: Readonly<Record<string, number>>,
  continent: string,
): number {
  const price = ownPrice ?? pricePerTemplate[continent] ?? pricePerTemplate[defaultContinent];
  if (price === undefined) throw new Error('the plan has no price of a template for the default continent');
  return price;
}

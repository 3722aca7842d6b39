// What a single template costs, in dollars: its own price, or the one for the continent of whoever buys it.

/** Where prices are looked up for continents that have none of their own. */
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

// All kinds of the family shops.
import type { Kind } from '../../kind/kind.ts';
import { cultureShops } from './culture-shops.ts';
import { drinksShops } from './drinks-shops.ts';
import { foodShops } from './food-shops.ts';
import { freshFoodShops } from './fresh-food-shops.ts';
import { gardenShops } from './garden-shops.ts';
import { generalShops } from './general-shops.ts';
import { giftShops } from './gift-shops.ts';
import { hobbyShops } from './hobby-shops.ts';
import { homeShops } from './home-shops.ts';
import { tradeShops } from './trade-shops.ts';

export const shops: readonly Kind[] = [
  ...generalShops,
  ...foodShops,
  ...freshFoodShops,
  ...drinksShops,
  ...giftShops,
  ...cultureShops,
  ...homeShops,
  ...gardenShops,
  ...hobbyShops,
  ...tradeShops,
];

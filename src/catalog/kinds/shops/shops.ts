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
import { specialFoodShops } from './special-food-shops.ts';
import { specialGoodsShops } from './special-goods-shops.ts';
import { specialHomeShops } from './special-home-shops.ts';
import { stallsAndHire } from './stalls-and-hire.ts';
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
  ...specialHomeShops,
  ...specialFoodShops,
  ...specialGoodsShops,
  ...stallsAndHire,
];

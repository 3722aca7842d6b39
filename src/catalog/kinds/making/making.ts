// All kinds of the family making.
import type { Kind } from '../../kind/kind.ts';
import { artists } from './artists.ts';
import { breadAndJars } from './bread-and-jars.ts';
import { buildingMaterials } from './building-materials.ts';
import { coffeeRoasting } from './coffee-roasting.ts';
import { drinksAndMilk } from './drinks-and-milk.ts';
import { foodAndWater } from './food-and-water.ts';
import { goodsForPeople } from './goods-for-people.ts';
import { iceCream } from './ice-cream.ts';
import { mills } from './mills.ts';
import { packagingAndSigns } from './packaging-and-signs.ts';
import { pallets } from './pallets.ts';
import { potteryAndCasks } from './pottery-and-casks.ts';
import { printing } from './printing.ts';
import { quarries } from './quarries.ts';
import { soap } from './soap.ts';
import { workshops } from './workshops.ts';

export const making: readonly Kind[] = [
  ...buildingMaterials,
  ...quarries,
  ...foodAndWater,
  ...drinksAndMilk,
  ...coffeeRoasting,
  ...mills,
  ...goodsForPeople,
  ...packagingAndSigns,
  ...printing,
  ...workshops,
  ...pallets,
  ...breadAndJars,
  ...iceCream,
  ...artists,
  ...soap,
  ...potteryAndCasks,
];

// All kinds of the family food.
import type { Kind } from '../../kind/kind.ts';
import { animalAndSmoke } from './animal-and-smoke.ts';
import { bakeries } from './bakeries.ts';
import { bars } from './bars.ts';
import { bottledFood } from './bottled-food.ts';
import { cafes } from './cafes.ts';
import { foodByTheRoad } from './food-by-the-road.ts';
import { foodMakers, packedFood } from './food-makers.ts';
import { kitchens } from './kitchens.ts';
import { mobileFood } from './mobile-food.ts';
import { pancakesAndDumplings } from './pancakes-and-dumplings.ts';
import { quickFood } from './quick-food.ts';
import { restaurants } from './restaurants.ts';

export const food: readonly Kind[] = [
  ...cafes,
  ...restaurants,
  ...quickFood,
  ...pancakesAndDumplings,
  ...bars,
  ...mobileFood,
  ...kitchens,
  ...bakeries,
  ...animalAndSmoke,
  ...foodByTheRoad,
  ...foodMakers,
  ...packedFood,
  ...bottledFood,
];

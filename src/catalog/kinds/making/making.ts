// All kinds of the family making.
import type { Kind } from '../../kind/kind.ts';
import { buildingMaterials } from './building-materials.ts';
import { foodAndWater } from './food-and-water.ts';
import { goodsForPeople } from './goods-for-people.ts';
import { packagingAndSigns } from './packaging-and-signs.ts';
import { printing } from './printing.ts';
import { workshops } from './workshops.ts';

export const making: readonly Kind[] = [
  ...buildingMaterials,
  ...foodAndWater,
  ...goodsForPeople,
  ...packagingAndSigns,
  ...printing,
  ...workshops,
];

// All kinds of the family farms.
import type { Kind } from '../../kind/kind.ts';
import { berriesAndRoses } from './berries-and-roses.ts';
import { cattle } from './cattle.ts';
import { crops } from './crops.ts';
import { farmMaking } from './farm-making.ts';
import { fruit } from './fruit.ts';
import { grownIndoors } from './indoors.ts';
import { livestock } from './livestock.ts';
import { plantations } from './plantations.ts';
import { sheep } from './sheep.ts';
import { smallAnimals } from './small-animals.ts';
import { smallFarming } from './small-farming.ts';
import { underCover } from './under-cover.ts';

export const farms: readonly Kind[] = [
  ...crops,
  ...fruit,
  ...underCover,
  ...grownIndoors,
  ...cattle,
  ...livestock,
  ...sheep,
  ...smallAnimals,
  ...farmMaking,
  ...plantations,
  ...berriesAndRoses,
  ...smallFarming,
];

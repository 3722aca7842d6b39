// All kinds of the family building.
import type { Kind } from '../../kind/kind.ts';
import { clearing } from './clearing.ts';
import { design } from './design.ts';
import { engineers } from './engineers.ts';
import { equipmentHire } from './equipment-hire.ts';
import { extensions } from './extensions.ts';
import { finishing } from './finishing.ts';
import { floorsAndCeilings } from './floors-and-ceilings.ts';
import { grounds } from './grounds.ts';
import { hiredByMonth } from './hired-by-month.ts';
import { houseBuilding } from './house-building.ts';
import { liftsAndAlarms } from './lifts-and-alarms.ts';
import { outdoorStructures } from './outdoor-structures.ts';
import { outsideWorks } from './outside-works.ts';
import { prefabricated } from './prefabricated.ts';
import { saunaBuilding } from './sauna-building.ts';
import { scaffolding } from './scaffolding.ts';
import { singleTrades } from './single-trades.ts';
import { stovesAndStone } from './stoves-and-stone.ts';

export const building: readonly Kind[] = [
  ...design,
  ...engineers,
  ...liftsAndAlarms,
  ...equipmentHire,
  ...hiredByMonth,
  ...finishing,
  ...outsideWorks,
  ...grounds,
  ...clearing,
  ...houseBuilding,
  ...prefabricated,
  ...saunaBuilding,
  ...scaffolding,
  ...stovesAndStone,
  ...floorsAndCeilings,
  ...singleTrades,
  ...outdoorStructures,
  ...extensions,
];

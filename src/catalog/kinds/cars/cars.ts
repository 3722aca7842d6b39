// All kinds of the family cars.
import type { Kind } from '../../kind/kind.ts';
import { campers } from './campers.ts';
import { carCare } from './care.ts';
import { fuelStations } from './fuel.ts';
import { glassAndValeting } from './glass-and-valeting.ts';
import { glassDentsAndOil } from './glass-dents-and-oil.ts';
import { inspection } from './inspection.ts';
import { carRepair } from './repair.ts';
import { carTrade } from './trade.ts';

export const cars: readonly Kind[] = [
  ...carCare,
  ...fuelStations,
  ...carRepair,
  ...carTrade,
  ...campers,
  ...inspection,
  ...glassAndValeting,
  ...glassDentsAndOil,
];

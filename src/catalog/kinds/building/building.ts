// Builders, building trades, architects and gardens.
import type { Kind } from '../../kind/kind.ts';
import { design } from './design.ts';
import { engineers } from './engineers.ts';
import { equipmentHire } from './equipment-hire.ts';
import { finishing } from './finishing.ts';
import { grounds } from './grounds.ts';
import { houseBuilding } from './house-building.ts';
import { prefabricated } from './prefabricated.ts';

export const building: readonly Kind[] = [
  ...design,
  ...engineers,
  ...equipmentHire,
  ...finishing,
  ...grounds,
  ...houseBuilding,
  ...prefabricated,
];

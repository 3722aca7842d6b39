// All lines of the measurement of generated models, none of which the catalogue is written from.
import type { ExpectedModel } from './line.ts';
import { buildingLines } from './trades/building.ts';
import { careLines } from './trades/care.ts';
import { digitalLines } from './trades/digital.ts';
import { farmLines } from './trades/farms.ts';
import { foodLines } from './trades/food.ts';
import { groundLines } from './trades/grounds.ts';
import { healthLines } from './trades/health.ts';
import { journeyLines } from './trades/journeys.ts';
import { learningLines } from './trades/learning.ts';
import { leisureLines } from './trades/leisure.ts';
import { makingLines } from './trades/making.ts';
import { officeLines } from './trades/offices.ts';
import { shopLines } from './trades/shops.ts';
import { unknownLines } from './trades/unknown.ts';
import { upkeepLines } from './trades/upkeep.ts';

export const lines: readonly ExpectedModel[] = [
  ...foodLines,
  ...careLines,
  ...healthLines,
  ...learningLines,
  ...upkeepLines,
  ...buildingLines,
  ...farmLines,
  ...makingLines,
  ...shopLines,
  ...digitalLines,
  ...officeLines,
  ...journeyLines,
  ...leisureLines,
  ...groundLines,
  ...unknownLines,
];

// All kinds of the family sport.
import type { Kind } from '../../kind/kind.ts';
import { classes } from './classes.ts';
import { clubs } from './clubs.ts';
import { courts } from './courts.ts';
import { gyms } from './gyms.ts';
import { sportLessons } from './lessons.ts';
import { outdoors } from './outdoors.ts';
import { resorts } from './resorts.ts';
import { skiWorkshops } from './ski-workshops.ts';

export const sport: readonly Kind[] = [
  ...classes,
  ...clubs,
  ...courts,
  ...gyms,
  ...outdoors,
  ...resorts,
  ...sportLessons,
  ...skiWorkshops,
];

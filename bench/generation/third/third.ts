// A third set by the same author, measured before anything of it was read; what failed was learnt from since.
import type { ExpectedModel } from '../line.ts';
import { thirdCare } from './care.ts';
import { thirdDesks } from './desks.ts';
import { thirdEating } from './eating.ts';
import { thirdFields } from './fields.ts';
import { thirdGrounds } from './grounds.ts';
import { thirdHomes } from './homes.ts';
import { thirdLearning } from './learning.ts';
import { thirdLeisure } from './leisure.ts';
import { thirdNobody } from './nobody.ts';
import { thirdScreens } from './screens.ts';
import { thirdShelves } from './shelves.ts';
import { thirdStories } from './stories.ts';
import { thirdWheels } from './wheels.ts';
import { thirdWorkshops } from './workshops.ts';

export const thirdLines: readonly ExpectedModel[] = [
  ...thirdEating,
  ...thirdCare,
  ...thirdLearning,
  ...thirdHomes,
  ...thirdWheels,
  ...thirdFields,
  ...thirdWorkshops,
  ...thirdShelves,
  ...thirdScreens,
  ...thirdDesks,
  ...thirdLeisure,
  ...thirdGrounds,
  ...thirdStories,
  ...thirdNobody,
];

// A second set of lines held out, by somebody who had not read the catalogue; what failed was learnt from since.
import type { ExpectedModel } from '../line.ts';
import { secondCare } from './care.ts';
import { secondDesks } from './desks.ts';
import { secondEating } from './eating.ts';
import { secondFields } from './fields.ts';
import { secondGrounds } from './grounds.ts';
import { secondHomes } from './homes.ts';
import { secondLearning } from './learning.ts';
import { secondLeisure } from './leisure.ts';
import { secondNobody } from './nobody.ts';
import { secondScreens } from './screens.ts';
import { secondShelves } from './shelves.ts';
import { secondStories } from './stories.ts';
import { secondWheels } from './wheels.ts';
import { secondWorkshops } from './workshops.ts';

export const secondLines: readonly ExpectedModel[] = [
  ...secondEating,
  ...secondCare,
  ...secondLearning,
  ...secondHomes,
  ...secondWheels,
  ...secondFields,
  ...secondWorkshops,
  ...secondShelves,
  ...secondScreens,
  ...secondDesks,
  ...secondLeisure,
  ...secondGrounds,
  ...secondStories,
  ...secondNobody,
];

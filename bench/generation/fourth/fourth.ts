// A fourth set, by an author who has not seen the catalogue: of every two lines one was learnt from after it was measured, the other never.
import type { ExpectedModel } from '../line.ts';
import { fourthBuilding } from './building.ts';
import { fourthCare } from './care.ts';
import { fourthDesks } from './desks.ts';
import { fourthDrinks } from './drinks.ts';
import { fourthEating } from './eating.ts';
import { fourthEnergy } from './energy.ts';
import { fourthEvents } from './events.ts';
import { fourthFields } from './fields.ts';
import { fourthGiving } from './giving.ts';
import { fourthHomes } from './homes.ts';
import { fourthLearning } from './learning.ts';
import { fourthLeisure } from './leisure.ts';
import { fourthMedia } from './media.ts';
import { fourthNobody } from './nobody.ts';
import { fourthOnline } from './online.ts';
import { fourthPets } from './pets.ts';
import { fourthProperty } from './property.ts';
import { fourthScreens } from './screens.ts';
import { fourthShelves } from './shelves.ts';
import { fourthStays } from './stays.ts';
import { fourthStories } from './stories.ts';
import { fourthWheels } from './wheels.ts';
import { fourthWorkshops } from './workshops.ts';

export const fourthLines: readonly ExpectedModel[] = [
  ...fourthEating,
  ...fourthDrinks,
  ...fourthCare,
  ...fourthPets,
  ...fourthLearning,
  ...fourthHomes,
  ...fourthBuilding,
  ...fourthFields,
  ...fourthWorkshops,
  ...fourthShelves,
  ...fourthOnline,
  ...fourthScreens,
  ...fourthMedia,
  ...fourthDesks,
  ...fourthWheels,
  ...fourthStays,
  ...fourthLeisure,
  ...fourthEvents,
  ...fourthProperty,
  ...fourthEnergy,
  ...fourthGiving,
  ...fourthStories,
  ...fourthNobody,
];

// All kinds of business, by the family that keeps them.

import type { Kind } from '../kind/kind.ts';
import { advice } from './advice/advice.ts';
import { agencies } from './agencies/agencies.ts';
import { beauty } from './beauty/beauty.ts';
import { boats } from './boats/boats.ts';
import { building } from './building/building.ts';
import { cars } from './cars/cars.ts';
import { children } from './children/children.ts';
import { cleaning } from './cleaning/cleaning.ts';
import { education } from './education/education.ts';
import { energy } from './energy/energy.ts';
import { entertainment } from './entertainment/entertainment.ts';
import { events } from './events/events.ts';
import { farms } from './farms/farms.ts';
import { fashion } from './fashion/fashion.ts';
import { food } from './food/food.ts';
import { funerals } from './funerals/funerals.ts';
import { anyBusiness } from './general/any-business.ts';
import { health } from './health/health.ts';
import { lodging } from './lodging/lodging.ts';
import { making } from './making/making.ts';
import { media } from './media/media.ts';
import { money } from './money/money.ts';
import { online } from './online/online.ts';
import { pets } from './pets/pets.ts';
import { property } from './property/property.ts';
import { recycling } from './recycling/recycling.ts';
import { repair } from './repair/repair.ts';
import { shops } from './shops/shops.ts';
import { social } from './social/social.ts';
import { software } from './software/software.ts';
import { sport } from './sport/sport.ts';
import { transport } from './transport/transport.ts';
import { travel } from './travel/travel.ts';

/** By what they have in common. */
export const families: Readonly<Record<string, readonly Kind[]>> = {
  food,
  lodging,
  farms,
  beauty,
  health,
  pets,
  children,
  education,
  sport,
  events,
  entertainment,
  travel,
  boats,
  transport,
  cars,
  property,
  shops,
  fashion,
  online,
  software,
  media,
  agencies,
  advice,
  building,
  repair,
  cleaning,
  making,
  energy,
  recycling,
  social,
  money,
  funerals,
};

export const kinds: readonly Kind[] = Object.values(families).flat();

/** For what nobody knows. */
export const unknownKind: Kind = anyBusiness;

const kindsById = new Map([...kinds, anyBusiness].map((kind) => [kind.id, kind]));

export const kindById = (id: string): Kind | null => kindsById.get(id) ?? null;

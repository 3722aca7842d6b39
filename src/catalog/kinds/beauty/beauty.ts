// All kinds of the family beauty.
import type { Kind } from '../../kind/kind.ts';
import { hair } from './hair.ts';
import { mobileBaths } from './mobile-baths.ts';
import { nailsAndBrows } from './nails-and-brows.ts';
import { restAndBaths } from './rest-and-baths.ts';
import { skin } from './skin.ts';
import { waxingAndSalt } from './waxing-and-salt.ts';

export const beauty: readonly Kind[] = [
  ...hair,
  ...nailsAndBrows,
  ...skin,
  ...restAndBaths,
  ...mobileBaths,
  ...waxingAndSalt,
];

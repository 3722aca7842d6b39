// All kinds of the family cleaning.
import type { Kind } from '../../kind/kind.ts';
import { chimneysAndLinen } from './chimneys-and-linen.ts';
import { cleaners } from './cleaners.ts';
import { laundriesAndGuards } from './laundries-and-guards.ts';
import { poolCare } from './pool-care.ts';
import { septic } from './septic.ts';

export const cleaning: readonly Kind[] = [
  ...cleaners,
  ...laundriesAndGuards,
  ...septic,
  ...poolCare,
  ...chimneysAndLinen,
];

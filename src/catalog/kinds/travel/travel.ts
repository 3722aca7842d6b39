// All kinds of the family travel.
import type { Kind } from '../../kind/kind.ts';
import { travelAgencies } from './agencies.ts';
import { boatTrips } from './boat-trips.ts';
import { flights } from './flights.ts';
import { travelHire } from './hire.ts';
import { quads } from './quads.ts';
import { tukTuks } from './tuk-tuks.ts';
import { waterHire } from './water-hire.ts';

export const travel: readonly Kind[] = [
  ...travelAgencies,
  ...flights,
  ...travelHire,
  ...waterHire,
  ...quads,
  ...tukTuks,
  ...boatTrips,
];

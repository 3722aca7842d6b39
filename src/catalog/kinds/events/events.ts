// All kinds of the family events.
import type { Kind } from '../../kind/kind.ts';
import { eventAgencies } from './agencies.ts';
import { concerts } from './concerts.ts';
import { eventHire } from './hire.ts';
import { hosts } from './hosts.ts';
import { musicians } from './musicians.ts';
import { photoServices } from './photo.ts';

export const events: readonly Kind[] = [
  ...eventAgencies,
  ...concerts,
  ...eventHire,
  ...photoServices,
  ...musicians,
  ...hosts,
];

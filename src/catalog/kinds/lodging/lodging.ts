// All kinds of the family lodging.
import type { Kind } from '../../kind/kind.ts';
import { hotels } from './hotels.ts';
import { hunting } from './hunting.ts';
import { outdoorStays } from './outdoor-stays.ts';
import { residences } from './residences.ts';
import { skiChalets } from './ski-chalets.ts';
import { stays } from './stays.ts';

export const lodging: readonly Kind[] = [
  ...hotels,
  ...stays,
  ...outdoorStays,
  ...hunting,
  ...residences,
  ...skiChalets,
];

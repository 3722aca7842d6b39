// All kinds of the family boats.
import type { Kind } from '../../kind/kind.ts';
import { boatyards } from './boatyards.ts';
import { ships } from './ships.ts';

export const boats: readonly Kind[] = [...boatyards, ...ships];

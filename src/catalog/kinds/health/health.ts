// All kinds of the family health.
import type { Kind } from '../../kind/kind.ts';
import { care } from './care.ts';
import { clinics } from './clinics.ts';
import { goodsForHealth } from './goods-for-health.ts';
import { therapies } from './therapies.ts';

export const health: readonly Kind[] = [...clinics, ...therapies, ...goodsForHealth, ...care];

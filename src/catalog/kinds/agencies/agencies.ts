// All kinds of the family agencies.
import type { Kind } from '../../kind/kind.ts';
import { marketingAgencies } from './marketing-agencies.ts';
import { staffAgencies } from './staff-agencies.ts';

export const agencies: readonly Kind[] = [...marketingAgencies, ...staffAgencies];

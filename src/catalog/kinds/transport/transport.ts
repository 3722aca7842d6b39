// All kinds of the family transport.
import type { Kind } from '../../kind/kind.ts';
import { deliveries } from './deliveries.ts';
import { freight } from './freight.ts';
import { passengers } from './passengers.ts';
import { pickup } from './pickup.ts';

export const transport: readonly Kind[] = [...deliveries, ...freight, ...passengers, ...pickup];

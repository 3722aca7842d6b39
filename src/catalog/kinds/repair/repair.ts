// All kinds of the family repair.
import type { Kind } from '../../kind/kind.ts';
import { bicycleRepair } from './bicycle-repair.ts';
import { devices } from './devices.ts';
import { handwork } from './handwork.ts';
import { machinesAndSofas } from './machines-and-sofas.ts';

export const repair: readonly Kind[] = [...bicycleRepair, ...devices, ...handwork, ...machinesAndSofas];

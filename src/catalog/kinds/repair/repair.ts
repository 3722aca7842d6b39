// All kinds of the family repair.
import type { Kind } from '../../kind/kind.ts';
import { bicycleRepair } from './bicycle-repair.ts';
import { devices } from './devices.ts';
import { handwork } from './handwork.ts';
import { instrumentsAndMachines } from './instruments-and-machines.ts';
import { machinesAndSofas } from './machines-and-sofas.ts';
import { officeMachines } from './office-machines.ts';
import { restoring } from './restoring.ts';
import { sharpening } from './sharpening.ts';

export const repair: readonly Kind[] = [
  ...bicycleRepair,
  ...devices,
  ...handwork,
  ...machinesAndSofas,
  ...instrumentsAndMachines,
  ...restoring,
  ...officeMachines,
  ...sharpening,
];

// All kinds of the family transport.
import type { Kind } from '../../kind/kind.ts';
import { aircraft } from './aircraft.ts';
import { deliveries } from './deliveries.ts';
import { freight } from './freight.ts';
import { medicalTransport } from './medical-transport.ts';
import { passengers } from './passengers.ts';
import { pickup } from './pickup.ts';
import { rickshaws } from './rickshaws.ts';
import { sharingAndLockers } from './sharing-and-lockers.ts';
import { tippers } from './tippers.ts';
import { vans } from './vans.ts';

export const transport: readonly Kind[] = [
  ...deliveries,
  ...freight,
  ...vans,
  ...passengers,
  ...sharingAndLockers,
  ...medicalTransport,
  ...aircraft,
  ...pickup,
  ...tippers,
  ...rickshaws,
];

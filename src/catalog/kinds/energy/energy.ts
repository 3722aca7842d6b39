// All kinds of the family energy.
import type { Kind } from '../../kind/kind.ts';
import { energyServices } from './energy-services.ts';
import { fuelDelivery } from './fuel-delivery.ts';
import { fuelsAndCharging } from './fuels-and-charging.ts';
import { heatAndGas } from './heat-and-gas.ts';
import { power } from './power.ts';

export const energy: readonly Kind[] = [
  ...energyServices,
  ...fuelsAndCharging,
  ...power,
  ...heatAndGas,
  ...fuelDelivery,
];

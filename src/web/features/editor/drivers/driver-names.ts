// The names of the parts of a driver, in the menu that adds them and on the buttons that take them away.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DriverPart } from '../document/drivers/driver-texts.ts';

export const partNames: Readonly<Record<DriverPart, MessageDescriptor>> = defineMessages({
  by: { id: 'driver.part.by-year' },
  growth: { id: 'driver.part.growth' },
  season: { id: 'driver.part.season' },
  start: { id: 'driver.part.start' },
  end: { id: 'driver.part.end' },
  every: { id: 'driver.part.every' },
  ramp: { id: 'driver.part.ramp' },
});

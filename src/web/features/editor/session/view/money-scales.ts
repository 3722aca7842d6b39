// The scales in which the page can show money, in order, with their names.
import { defineMessages } from 'react-intl';
import type { MoneyUnits } from '#template/template.ts';

export const scaleOrder: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

export const scaleNames = defineMessages({
  units: { id: 'view.units' },
  thousand: { id: 'view.thousand' },
  mln: { id: 'view.mln' },
});

// The scales that money can be shown in on the page, in order, and what they are called.
import { defineMessages } from 'react-intl';
import type { MoneyUnits } from '#template/template.ts';

export const scaleOrder: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

export const scaleNames = defineMessages({
  units: { id: 'view.units' },
  thousand: { id: 'view.thousand' },
  mln: { id: 'view.mln' },
});

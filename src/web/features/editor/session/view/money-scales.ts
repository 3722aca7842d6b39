// The scales in which the page can show money, in order, with their names.
import { defineMessages } from 'react-intl';
import type { ScaleChoice } from '../../calculation/shown-cell.ts';

export const scaleOrder: readonly ScaleChoice[] = ['auto', 'units', 'thousand', 'mln'];

export const scaleNames = defineMessages({
  auto: { id: 'view.auto' },
  units: { id: 'view.units' },
  thousand: { id: 'view.thousand' },
  mln: { id: 'view.mln' },
});

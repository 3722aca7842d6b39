// When a purchase begins to lose value, and the names of the choices.
import { defineMessages } from 'react-intl';
import type { DepreciationStart, Template } from '#template/template.ts';

export const depreciationStartNames = defineMessages({
  next: { id: 'depreciation.start-next' },
  same: { id: 'depreciation.start-same' },
});

/** In the period after the purchase where the template says nothing. */
export const depreciationStartOf = ({ data }: Pick<Template, 'data'>): DepreciationStart =>
  data.options.depreciation?.start ?? 'next';

// The names of the period lengths.
import { defineMessages } from 'react-intl';

export const periodicities = ['month', 'quarter', 'year'] as const;

export const periodicityNames = defineMessages({
  month: { id: 'model.month' },
  quarter: { id: 'model.quarter' },
  year: { id: 'model.year' },
});

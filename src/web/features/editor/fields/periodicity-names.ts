// What each length of a period is called.
import { defineMessages } from 'react-intl';

export const periodicities = ['month', 'quarter', 'year'] as const;

export const periodicityNames = defineMessages({
  month: { id: 'model.month' },
  quarter: { id: 'model.quarter' },
  year: { id: 'model.year' },
});

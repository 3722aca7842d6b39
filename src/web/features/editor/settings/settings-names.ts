// The names of the model's settings.
import { defineMessages } from 'react-intl';

export const settingsNames = defineMessages({
  timeline: { id: 'model.timing' },
  currency: { id: 'settings-dialog.currency' },
  tax: { id: 'settings-dialog.tax' },
  wc: { id: 'model.wc' },
  npv: { id: 'model.npv' },
  opening: { id: 'opening.title' },
  sources: { id: 'sources.title' },
});

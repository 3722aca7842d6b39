// Switches a sheet of the workbook on or off; the charts take the numbers they are drawn from along.
import { defineMessages } from 'react-intl';
import type { Change } from './history.ts';

const labels = defineMessages({ on: { id: 'step.module-on' }, off: { id: 'step.module-off' } });

const switchedWith = (moduleId: string): readonly string[] =>
  moduleId === 'module_charts' ? [moduleId, 'module_chartsdata'] : [moduleId];

export const switchModule = (moduleId: string, sheet: string, isEnabled: boolean): Change => ({
  label: { message: isEnabled ? labels.on : labels.off, values: { sheet } },
  recipe: (draft) => {
    const switched = switchedWith(moduleId);
    for (const module of draft.data.modules) if (switched.includes(module.id)) module.isEnabled = isEnabled;
  },
});

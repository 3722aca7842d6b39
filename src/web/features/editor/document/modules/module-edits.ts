// Enables or disables a sheet of the workbook; the charts bring the numbers they are drawn from.

import { defineMessages } from 'react-intl';
import type { ModuleId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';

const labels = defineMessages({ on: { id: 'step.module-on' }, off: { id: 'step.module-off' } });

const charts: ModuleId = 'module_charts';
const numbersOfCharts: ModuleId = 'module_chartsdata';

/** Numbers without a switch of their own follow the charts' switch. */
function switchesWithCharts(moduleId: ModuleId, { data }: Template): readonly ModuleId[] {
  const isOnItsOwn = data.modules.some(({ id, canSkip }) => id === numbersOfCharts && canSkip);
  const isOfCharts = moduleId === charts || (moduleId === numbersOfCharts && !isOnItsOwn);
  return isOfCharts ? [charts, numbersOfCharts] : [moduleId];
}

export const switchModule = (moduleId: ModuleId, sheet: string, isEnabled: boolean): DocumentChange => ({
  label: { message: isEnabled ? labels.on : labels.off, values: { sheet } },
  recipe: (draft) => {
    const switched = switchesWithCharts(moduleId, draft);
    for (const module of draft.data.modules)
      if (switched.some((id) => id === module.id)) module.isEnabled = isEnabled;
  },
});

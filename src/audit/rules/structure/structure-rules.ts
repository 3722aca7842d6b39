// The rules of structure in the order of their ids.
import type { Rule } from '../../findings/rule.ts';
import { rolesByTab } from './s01-roles-by-tab.ts';
import { inputsInTheirPlace } from './s02-inputs-in-their-place.ts';
import { samePeriodSameColumn } from './s03-same-period-same-column.ts';
import { oneTimeAxis } from './s04-one-time-axis.ts';
import { counterTagAndFlags } from './s05-counter-tag-and-flags.ts';
import { units } from './s06-units.ts';
import { constantsAndTotalsApart } from './s07-constants-and-totals-apart.ts';
import { panesFrozenAlike } from './s08-panes-frozen-alike.ts';
import { masterCheck } from './s09-master-check.ts';
import { orderOfSheets } from './s10-order-of-sheets.ts';
import { contentsAndLinks } from './s11-contents-and-links.ts';
import { coverSaysWhatItIs } from './s12-cover.ts';
import { changeLog } from './s13-change-log.ts';
import { topToBottom } from './s14-top-to-bottom.ts';
import { rollForwards } from './s15-roll-forwards.ts';
import { names } from './s16-names.ts';
import { oneStartDate } from './s17-one-start-date.ts';
import { roomForSources } from './s18-room-for-sources.ts';
import { scenarioSelector } from './s19-scenario-selector.ts';
import { uniqueLabels } from './s20-unique-labels.ts';
import { blankRowInTotals } from './s21-blank-row-in-totals.ts';

export const structureRules: readonly Rule[] = [
  rolesByTab,
  inputsInTheirPlace,
  samePeriodSameColumn,
  oneTimeAxis,
  counterTagAndFlags,
  units,
  constantsAndTotalsApart,
  panesFrozenAlike,
  masterCheck,
  orderOfSheets,
  contentsAndLinks,
  coverSaysWhatItIs,
  changeLog,
  topToBottom,
  rollForwards,
  names,
  oneStartDate,
  roomForSources,
  scenarioSelector,
  uniqueLabels,
  blankRowInTotals,
];

// The rules of structure in the order of their ids.
import type { Rule } from '../rule.ts';
import { rolesByTab } from './structure/s01-roles-by-tab.ts';
import { inputsInTheirPlace } from './structure/s02-inputs-in-their-place.ts';
import { samePeriodSameColumn } from './structure/s03-same-period-same-column.ts';
import { oneTimeAxis } from './structure/s04-one-time-axis.ts';
import { counterTagAndFlags } from './structure/s05-counter-tag-and-flags.ts';
import { units } from './structure/s06-units.ts';
import { constantsAndTotalsApart } from './structure/s07-constants-and-totals-apart.ts';
import { panesFrozenAlike } from './structure/s08-panes-frozen-alike.ts';
import { masterCheck } from './structure/s09-master-check.ts';
import { orderOfSheets } from './structure/s10-order-of-sheets.ts';
import { contentsAndLinks } from './structure/s11-contents-and-links.ts';
import { coverSaysWhatItIs } from './structure/s12-cover.ts';
import { changeLog } from './structure/s13-change-log.ts';
import { topToBottom } from './structure/s14-top-to-bottom.ts';
import { rollForwards } from './structure/s15-roll-forwards.ts';
import { names } from './structure/s16-names.ts';
import { oneStartDate } from './structure/s17-one-start-date.ts';
import { roomForSources } from './structure/s18-room-for-sources.ts';
import { scenarioSelector } from './structure/s19-scenario-selector.ts';
import { uniqueLabels } from './structure/s20-unique-labels.ts';
import { blankRowInTotals } from './structure/s21-blank-row-in-totals.ts';

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

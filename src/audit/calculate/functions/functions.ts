// All supported spreadsheet functions, by name.
import type { FunctionDefinition } from '../runtime/code.ts';
import { annuities } from './annuities.ts';
import { cashFlows } from './cash-flows.ts';
import { changing } from './changing.ts';
import { conditionalSums } from './conditional-sums.ts';
import { dates } from './dates.ts';
import { depreciation } from './depreciation.ts';
import { information } from './information.ts';
import { lookup } from './lookup.ts';
import { mathematics } from './mathematics.ts';
import { matrices } from './matrices.ts';
import { references } from './references.ts';
import { rounding } from './rounding.ts';
import { statistics } from './statistics.ts';
import { subtotals } from './subtotals.ts';
import { sums } from './sums.ts';
import { texts } from './texts.ts';
import { workdays } from './workdays.ts';

const families = [
  ...[sums, conditionalSums, statistics, subtotals, rounding, mathematics, matrices],
  ...[information, lookup, references, texts, dates, workdays, annuities, cashFlows, depreciation],
  changing,
];

export const functions: ReadonlyMap<string, FunctionDefinition> = new Map(
  families.flatMap((family) => Object.entries(family)),
);

// All functions of spreadsheets that are calculated here, by name.
import type { FunctionDefinition } from './code.ts';
import { annuities } from './functions/annuities.ts';
import { cashFlows } from './functions/cash-flows.ts';
import { conditionalSums } from './functions/conditional-sums.ts';
import { dates } from './functions/dates.ts';
import { depreciation } from './functions/depreciation.ts';
import { information } from './functions/information.ts';
import { lookup } from './functions/lookup.ts';
import { mathematics } from './functions/mathematics.ts';
import { matrices } from './functions/matrices.ts';
import { references } from './functions/references.ts';
import { rounding } from './functions/rounding.ts';
import { statistics } from './functions/statistics.ts';
import { subtotals } from './functions/subtotals.ts';
import { sums } from './functions/sums.ts';
import { texts } from './functions/texts.ts';
import { workdays } from './functions/workdays.ts';

const families = [
  ...[sums, conditionalSums, statistics, subtotals, rounding, mathematics, matrices],
  ...[information, lookup, references, texts, dates, workdays, annuities, cashFlows, depreciation],
];

export const functions: ReadonlyMap<string, FunctionDefinition> = new Map(
  families.flatMap((family) => Object.entries(family)),
);

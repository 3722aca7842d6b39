// The rules of formulas in the order of their ids.
import type { Rule } from '../rule.ts';
import { oneFormulaARow } from './formulas/r01-one-formula-a-row.ts';
import { noPastedNumbers } from './formulas/r02-no-pasted-numbers.ts';
import { noErrors } from './formulas/r03-no-errors.ts';
import { noTypedNumbers } from './formulas/r04-no-typed-numbers.ts';
import { noIfInIf } from './formulas/r05-no-if-in-if.ts';
import { shortFormulas } from './formulas/r06-short-formulas.ts';
import { noVolatile } from './formulas/r07-no-volatile.ts';
import { noNpv } from './formulas/r08-no-npv.ts';
import { noWholeColumns } from './formulas/r09-no-whole-columns.ts';
import { exactLookups } from './formulas/r10-exact-lookups.ts';
import { noDoubledOperators } from './formulas/r11-no-doubled-operators.ts';
import { errorsNotHidden } from './formulas/r12-errors-not-hidden.ts';
import { linksToTheSource } from './formulas/r13-links-to-the-source.ts';
import { noLaterPeriods } from './formulas/r14-no-later-periods.ts';
import { noCircles } from './formulas/r15-no-circles.ts';
import { onceOnly } from './formulas/r16-once-only.ts';
import { everythingIsRead } from './formulas/r17-everything-is-read.ts';
import { sumsLeaveNothingOut } from './formulas/r18-sums-leave-nothing-out.ts';
import { oneAnchoringStyle } from './formulas/r19-one-anchoring-style.ts';
import { noRounding } from './formulas/r21-no-rounding.ts';
import { totalsAreCalculated } from './formulas/r22-totals-are-calculated.ts';
import { readsAreKnown } from './formulas/r23-reads-are-known.ts';
import { totalsCoverTheirRow } from './formulas/r24-totals-cover-their-row.ts';
import { numbersAreNoTexts } from './formulas/r25-numbers-are-no-texts.ts';

export const formulaRules: readonly Rule[] = [
  oneFormulaARow,
  noPastedNumbers,
  noErrors,
  noTypedNumbers,
  noIfInIf,
  shortFormulas,
  noVolatile,
  noNpv,
  noWholeColumns,
  exactLookups,
  noDoubledOperators,
  errorsNotHidden,
  linksToTheSource,
  noLaterPeriods,
  noCircles,
  onceOnly,
  everythingIsRead,
  sumsLeaveNothingOut,
  oneAnchoringStyle,
  noRounding,
  totalsAreCalculated,
  readsAreKnown,
  totalsCoverTheirRow,
  numbersAreNoTexts,
];

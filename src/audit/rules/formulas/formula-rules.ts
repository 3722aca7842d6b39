// The rules of formulas in the order of their ids.
import type { Rule } from '../../findings/rule.ts';
import { oneFormulaARow } from './r01-one-formula-a-row.ts';
import { noPastedNumbers } from './r02-no-pasted-numbers.ts';
import { noErrors } from './r03-no-errors.ts';
import { noTypedNumbers } from './r04-no-typed-numbers.ts';
import { noIfInIf } from './r05-no-if-in-if.ts';
import { shortFormulas } from './r06-short-formulas.ts';
import { noVolatile } from './r07-no-volatile.ts';
import { noNpv } from './r08-no-npv.ts';
import { noWholeColumns } from './r09-no-whole-columns.ts';
import { exactLookups } from './r10-exact-lookups.ts';
import { noDoubledOperators } from './r11-no-doubled-operators.ts';
import { errorsNotHidden } from './r12-errors-not-hidden.ts';
import { linksToTheSource } from './r13-links-to-the-source.ts';
import { noLaterPeriods } from './r14-no-later-periods.ts';
import { noCycles } from './r15-no-cycles.ts';
import { onceOnly } from './r16-once-only.ts';
import { everythingIsRead } from './r17-everything-is-read.ts';
import { sumsLeaveNothingOut } from './r18-sums-leave-nothing-out.ts';
import { oneAnchoringStyle } from './r19-one-anchoring-style.ts';
import { noRounding } from './r21-no-rounding.ts';
import { totalsAreCalculated } from './r22-totals-are-calculated.ts';
import { readsAreKnown } from './r23-reads-are-known.ts';
import { totalsCoverTheirRow } from './r24-totals-cover-their-row.ts';
import { numbersAreNoTexts } from './r25-numbers-are-no-texts.ts';

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
  noCycles,
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

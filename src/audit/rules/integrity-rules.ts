// The rules of integrity in the order of their ids.
import type { Rule } from '../rule.ts';
import { balanceSheetBalances } from './integrity/n01-balance-sheet-balances.ts';
import { cashAgrees } from './integrity/n02-cash-agrees.ts';
import { balancesRollForward } from './integrity/n03-balances-roll-forward.ts';
import { statementsAgree } from './integrity/n04-statements-agree.ts';
import { periodsAddUpToYears } from './integrity/n05-periods-add-up-to-years.ts';
import { keptValues } from './integrity/n06-kept-values.ts';
import { withstandsChanges } from './integrity/n07-withstands-changes.ts';
import { checkTurnsRed } from './integrity/n08-check-turns-red.ts';
import { sense } from './integrity/n09-sense.ts';
import { scenariosSwitch } from './integrity/n10-scenarios.ts';
import { checksHold } from './integrity/n11-checks-hold.ts';
import { scenariosTried } from './integrity/n12-scenarios-tried.ts';

export const integrityRules: readonly Rule[] = [
  ...[balanceSheetBalances, cashAgrees, balancesRollForward, statementsAgree, periodsAddUpToYears],
  ...[keptValues, withstandsChanges, checkTurnsRed, sense, scenariosSwitch, checksHold, scenariosTried],
];

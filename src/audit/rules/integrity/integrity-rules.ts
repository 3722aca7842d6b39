// The rules of integrity in the order of their ids.
import type { Rule } from '../../findings/rule.ts';
import { balanceSheetBalances } from './n01-balance-sheet-balances.ts';
import { cashAgrees } from './n02-cash-agrees.ts';
import { balancesRollForward } from './n03-balances-roll-forward.ts';
import { statementsAgree } from './n04-statements-agree.ts';
import { periodsAddUpToYears } from './n05-periods-add-up-to-years.ts';
import { cachedValues } from './n06-cached-values.ts';
import { withstandsChanges } from './n07-withstands-changes.ts';
import { checkTurnsRed } from './n08-check-turns-red.ts';
import { sense } from './n09-sense.ts';
import { scenariosSwitch } from './n10-scenarios.ts';
import { checksHold } from './n11-checks-hold.ts';
import { scenariosTried } from './n12-scenarios-tried.ts';
import { workedOutWhole } from './n13-worked-out-whole.ts';

export const integrityRules: readonly Rule[] = [
  ...[balanceSheetBalances, cashAgrees, balancesRollForward, statementsAgree, periodsAddUpToYears],
  ...[cachedValues, withstandsChanges, checkTurnsRed, sense, scenariosSwitch, checksHold, scenariosTried],
  workedOutWhole,
];

// N01: the balance sheet balances in every period and scenario.
import type { Rule } from '../../findings/rule.ts';
import { balanceIdentities } from './parts/identities.ts';
import { identityFaults, isApplicable } from './parts/identity.ts';
import { findStatementLines } from './parts/statement-lines.ts';
import { faultsOfStates } from './parts/workbook-states.ts';

export const balanceSheetBalances: Rule = {
  id: 'N01',
  severity: 'C',
  texts: {
    en: {
      title: 'The balance sheet balances in every period and scenario',
      messages: {
        balance:
          'Total assets are not equal to total liabilities and equity: they differ by up to {difference}.',
      },
      remedy:
        'Find the first period that fails and the line that moved on one side of the balance sheet alone.',
    },
    ru: {
      title: 'Баланс сходится в каждом периоде и сценарии',
      messages: {
        balance: 'Итог активов не равен итогу обязательств и капитала: расхождение до {difference}.',
      },
      remedy:
        'Найдите первый период с расхождением и строку, которая изменилась только в одной части баланса.',
    },
  },
  notCheckable: (examination) =>
    balanceIdentities.some((identity) => isApplicable(findStatementLines(examination), identity))
      ? null
      : {
          en: 'There is no balance sheet with both totals over time.',
          ru: 'В книге нет баланса по периодам с итогами обеих частей.',
        },
  faults: (examination) => {
    const lines = findStatementLines(examination);
    return faultsOfStates(examination, (values) =>
      balanceIdentities.flatMap((identity) => identityFaults(lines, identity, values)),
    );
  },
};

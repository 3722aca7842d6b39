// N02: the closing cash of the cash flow statement is the cash of the balance sheet.
import type { Rule } from '../../findings/rule.ts';
import { cashIdentities } from './parts/identities.ts';
import { identityFaults, isApplicable } from './parts/identity.ts';
import { findStatementLines } from './parts/statement-lines.ts';
import { faultsOfStates } from './parts/workbook-states.ts';

export const cashAgrees: Rule = {
  id: 'N02',
  severity: 'C',
  texts: {
    en: {
      title: 'Closing cash of the cash flow statement is the cash of the balance sheet',
      messages: { cash: '{label} differs from the cash of the balance sheet by up to {difference}.' },
      remedy:
        'Let the balance sheet read closing cash from the cash flow statement, and add the movement that is missing there.',
    },
    ru: {
      title: 'Деньги на конец периода в отчёте о движении денежных средств и в балансе совпадают',
      messages: { cash: '{label}: расхождение с деньгами в балансе до {difference}.' },
      remedy:
        'Пусть баланс берёт деньги на конец периода из отчёта о движении денежных средств; добавьте в отчёт недостающее движение.',
    },
  },
  notCheckable: (examination) =>
    cashIdentities.some((identity) => isApplicable(findStatementLines(examination), identity))
      ? null
      : {
          en: 'There is no cash flow statement with closing cash beside a balance sheet with cash.',
          ru: 'В книге нет отчёта о движении денежных средств с остатком на конец периода и баланса с деньгами.',
        },
  faults: (examination) => {
    const lines = findStatementLines(examination);
    return faultsOfStates(examination, (values) =>
      cashIdentities.flatMap((identity) => identityFaults(lines, identity, values)),
    );
  },
};

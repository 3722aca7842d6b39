// N04: the three parts of the cash flow add up, and the same item has the same value everywhere.
import type { Rule } from '../../findings/rule.ts';
import { agreementIdentities } from './parts/identities.ts';
import { identityFaults, isApplicable } from './parts/identity.ts';
import { findStatementLines } from './parts/statement-lines.ts';
import { faultsOfStates } from './parts/workbook-states.ts';

export const statementsAgree: Rule = {
  id: 'N04',
  severity: 'C',
  texts: {
    en: {
      title:
        'The parts of the cash flow add up; depreciation, capital expenditure and interest agree wherever they stand',
      messages: {
        parts:
          'The change of cash is not the sum of operating, investing and financing: off by up to {difference}.',
        differs: '{label} differs from the same figure elsewhere by up to {difference}.',
      },
      remedy: 'Calculate the figure once and let every statement read it from there.',
    },
    ru: {
      title:
        'Части денежного потока складываются; амортизация, капитальные затраты и проценты везде одинаковы',
      messages: {
        parts:
          'Изменение денег не равно сумме операционного, инвестиционного и финансового потоков: расхождение до {difference}.',
        differs: '{label}: расхождение с тем же показателем в другом месте до {difference}.',
      },
      remedy: 'Считайте показатель один раз, и пусть все отчёты берут его оттуда.',
    },
  },
  notCheckable: (examination) =>
    agreementIdentities.some((identity) => isApplicable(findStatementLines(examination), identity))
      ? null
      : {
          en: 'There are no statements that hold the same figure twice.',
          ru: 'В книге нет отчётов, где один показатель стоит дважды.',
        },
  faults: (examination) => {
    const lines = findStatementLines(examination);
    return faultsOfStates(examination, (values) =>
      agreementIdentities.flatMap((identity) => identityFaults(lines, identity, values)),
    );
  },
};

// N04: the three parts of the cash flow add up, and a figure is the same wherever it stands.
import type { Rule } from '../../findings/rule.ts';
import { findFigures } from './parts/figures.ts';
import { agreementIdentities } from './parts/identities.ts';
import { canBeAsked, identityFaults } from './parts/identity.ts';
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
  cannotTell: (examination) =>
    agreementIdentities.some((identity) => canBeAsked(findFigures(examination), identity))
      ? null
      : {
          en: 'There are no statements that hold the same figure twice.',
          ru: 'В книге нет отчётов, где один показатель стоит дважды.',
        },
  faults: (examination) => {
    const figures = findFigures(examination);
    return faultsOfStates(examination, (values) =>
      agreementIdentities.flatMap((identity) => identityFaults(figures, identity, values)),
    );
  },
};

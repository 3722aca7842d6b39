// N03: balances roll forward: opening equals the previous closing, and closing equals opening plus movements.
import type { Rule } from '../../findings/rule.ts';
import { rollForwardIdentities } from './parts/identities.ts';
import { identityFaults, isApplicable } from './parts/identity.ts';
import { rollForwardFaults, rollForwards } from './parts/roll-forward-blocks.ts';
import { findStatementLines } from './parts/statement-lines.ts';
import { faultsOfStates } from './parts/workbook-states.ts';

export const balancesRollForward: Rule = {
  id: 'N03',
  severity: 'C',
  texts: {
    en: {
      title: 'Balances roll forward: opening is the last closing, and movements lead to closing',
      messages: {
        retained:
          'Retained earnings do not grow by net income less dividends: they differ by up to {difference}.',
        opening:
          'Opening cash is not the closing cash of the period before: they differ by up to {difference}.',
        closing: 'Closing cash is not opening cash and its change: they differ by up to {difference}.',
        assets:
          'The book value does not change by what is bought less depreciation: off by up to {difference}.',
        debt: 'Debt does not change by drawdowns less repayments: off by up to {difference}.',
        capital:
          'Paid-in capital does not change by contributions less repayments: off by up to {difference}.',
        blockOpening: '{label} is not the closing balance of the period before.',
        blockClosing: '{label} is not opening with the movements between.',
      },
      remedy:
        'Link opening to the last closing, and let closing be opening plus what comes in less what goes out.',
    },
    ru: {
      title: 'Остатки переходят из периода в период: начало равно прошлому концу, движения ведут к концу',
      messages: {
        retained:
          'Нераспределённая прибыль растёт не на чистую прибыль за вычетом дивидендов: расхождение до {difference}.',
        opening: 'Деньги на начало не равны деньгам на конец прошлого периода: расхождение до {difference}.',
        closing: 'Деньги на конец не равны деньгам на начало с их изменением: расхождение до {difference}.',
        assets:
          'Балансовая стоимость меняется не на покупки за вычетом амортизации: расхождение до {difference}.',
        debt: 'Долг меняется не на выдачи за вычетом погашений: расхождение до {difference}.',
        capital: 'Внесённый капитал меняется не на взносы за вычетом возвратов: расхождение до {difference}.',
        blockOpening: '{label}: значение не равно остатку на конец прошлого периода.',
        blockClosing: '{label}: значение не равно остатку на начало с движениями между ними.',
      },
      remedy:
        'Свяжите остаток на начало с прошлым остатком на конец, а конец считайте как начало плюс приход минус расход.',
    },
  },
  notCheckable: (examination) => {
    const lines = findStatementLines(examination);
    const isAsked = rollForwardIdentities.some((identity) => isApplicable(lines, identity));
    return isAsked || rollForwards(examination).length > 0
      ? null
      : {
          en: 'There are no balances with opening and closing lines over time.',
          ru: 'В книге нет остатков по периодам со строками на начало и на конец.',
        };
  },
  faults: (examination) => {
    const lines = findStatementLines(examination);
    const blocks = rollForwards(examination);
    return faultsOfStates(examination, (values) => [
      ...rollForwardIdentities.flatMap((identity) => identityFaults(lines, identity, values)),
      ...blocks.flatMap((block) => rollForwardFaults(examination, block, values)),
    ]);
  },
};

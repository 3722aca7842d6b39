// The words of what is left of the opening balances.
import type { Language } from '#language/language.ts';
import type { RunningOff } from '../../flows/opening-position.ts';

interface OpeningTexts {
  readonly heading: string;
  readonly days: Readonly<Record<RunningOff, string>>;
  readonly daysNote: string;
  readonly passed: string;
  readonly left: Readonly<Record<RunningOff, string>>;
  readonly leftNote: string;
  readonly share: string;
  readonly minimumNote: string;
  readonly netNote: string;
}

export const openingTexts: Readonly<Record<Language, OpeningTexts>> = {
  en: {
    heading: 'Opening balances',
    days: {
      receivables: 'Days until opening receivables are paid',
      inventory: 'Days until opening inventory is used up',
      payables: 'Days until opening payables are paid',
    },
    daysNote: 'The days of the first period; they hold for all of what is there at the opening.',
    passed: 'Days since the opening',
    left: {
      receivables: 'Opening receivables: not paid yet',
      inventory: 'Opening inventory: not used yet',
      payables: 'Opening payables: not paid yet',
    },
    leftNote:
      'It goes evenly, day by day, until its days are over. Without any days it is gone in the first period.',
    share: 'Minimum cash: share of revenue',
    minimumNote: 'At the opening it is that of the first period, but no more than the cash that there is.',
    netNote: 'Minimum cash, receivables, inventory and prepaid expenses, less payables and deferred income.',
  },
  ru: {
    heading: 'Остатки на начало',
    days: {
      receivables: 'Срок оплаты дебиторской задолженности на начало',
      inventory: 'Срок использования запасов на начало',
      payables: 'Срок оплаты кредиторской задолженности на начало',
    },
    daysNote: 'Срок первого периода действует для всего остатка на начало.',
    passed: 'Дней с начала прогноза',
    left: {
      receivables: 'Дебиторская задолженность на начало: ещё не оплачено',
      inventory: 'Запасы на начало: ещё не использовано',
      payables: 'Кредиторская задолженность на начало: ещё не оплачено',
    },
    leftNote: 'Убывает равномерно, день за днём, до конца срока. Без срока исчезает в первом периоде.',
    share: 'Минимальный остаток денег: доля выручки',
    minimumNote: 'На начало — как в первом периоде, но не больше имеющихся денег.',
    netNote:
      'Минимальный остаток денег, дебиторская задолженность, запасы и расходы будущих периодов, за вычетом кредиторской задолженности и доходов будущих периодов.',
  },
};

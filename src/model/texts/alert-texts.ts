// The words of the alerts: how much something is below what is needed, whether it ever is, and since when.
import type { Language } from '#language/language.ts';

export type AlertKind = 'cash' | 'minimum_cash' | 'equity' | 'debt_service';

export interface AlertWords {
  readonly amount: string;
  readonly question: string;
  readonly first: string;
}

interface AlertTexts {
  readonly title: string;
  readonly note: string;
  readonly count: string;
  readonly answer: string;
  readonly kinds: Readonly<Record<AlertKind, AlertWords>>;
}

export const alertTexts: Readonly<Record<Language, AlertTexts>> = {
  en: {
    title: 'Alerts: what the business should look at',
    note: 'An alert is no error: the model adds up, but it asks for attention. Beside the name stands the worst period.',
    count: 'Alerts',
    answer: 'yes or no',
    kinds: {
      cash: {
        amount: 'Cash below zero',
        question: 'Is cash ever below zero?',
        first: 'First period with cash below zero',
      },
      minimum_cash: {
        amount: 'Cash short of the minimum',
        question: 'Is cash ever below its minimum?',
        first: 'First period with cash below its minimum',
      },
      equity: {
        amount: 'Equity below zero',
        question: 'Is equity ever below zero?',
        first: 'First period with equity below zero',
      },
      debt_service: {
        amount: 'Debt service cover of a year (DSCR), no more than 1',
        question: 'Is debt service cover of a year ever below 1?',
        first: 'First period with debt service cover of a year below 1',
      },
    },
  },
  ru: {
    title: 'Замечания: на что обратить внимание',
    note: 'Замечание — не ошибка: модель сходится, но требует внимания. Рядом с названием — худший период.',
    count: 'Замечания',
    answer: 'да или нет',
    kinds: {
      cash: {
        amount: 'Деньги ниже нуля',
        question: 'Бывает ли остаток денег ниже нуля?',
        first: 'Первый период, когда денег меньше нуля',
      },
      minimum_cash: {
        amount: 'Не хватает денег до минимума',
        question: 'Бывает ли остаток денег ниже минимума?',
        first: 'Первый период, когда денег меньше минимума',
      },
      equity: {
        amount: 'Собственный капитал ниже нуля',
        question: 'Бывает ли собственный капитал меньше нуля?',
        first: 'Первый период, когда собственный капитал меньше нуля',
      },
      debt_service: {
        amount: 'Покрытие обслуживания долга за год (DSCR), не больше 1',
        question: 'Бывает ли покрытие обслуживания долга за год меньше 1?',
        first: 'Первый период, когда покрытие обслуживания долга за год меньше 1',
      },
    },
  },
};

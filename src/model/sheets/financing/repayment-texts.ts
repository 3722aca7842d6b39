// The words of repayments by terms.
import type { Language } from '#language/language.ts';

type Part = 'periods' | 'grace' | 'age' | 'left' | 'pays' | 'rate' | 'share';

interface RepaymentTexts {
  readonly labels: Readonly<Record<Part, (name: string) => string>>;
  readonly units: Readonly<Record<Part, string>>;
  readonly notes: Readonly<Partial<Record<Part, string>>>;
  readonly lent: (name: string) => string;
  readonly due: (name: string) => string;
  readonly graceHeading: string;
  readonly graceFaults: string;
  readonly graceCheck: string;
}

export const repaymentTexts: Readonly<Record<Language, RepaymentTexts>> = {
  en: {
    labels: {
      periods: (name) => `${name}: term in periods`,
      grace: (name) => `${name}: periods of grace`,
      age: (name) => `${name}: period of the term`,
      left: (name) => `${name}: repayments left`,
      pays: (name) => `${name}: is repayment due`,
      rate: (name) => `${name}: interest rate of a period`,
      share: (name) => `${name}: share to be repaid`,
    },
    units: {
      ...{ periods: 'periods', grace: 'periods', age: 'number', left: 'payments', pays: '1 or 0' },
      ...{ rate: '%', share: '%' },
    },
    notes: {
      periods: 'The months of the term, to the nearest whole number of periods, at least one.',
      grace: 'The months before the first repayment, to the nearest whole number of periods.',
      age: 'The term begins in the period after the first money came in; an opening balance is in its term from the first period.',
      pays: '1 after the periods of grace, and where all is repaid at the end only in the last period of the term and later.',
      share: 'The part of the opening balance that is repaid, so that it is gone when the term ends.',
    },
    lent: (name) => `${name}: lent to date`,
    due: (name) => `${name}: due by its terms`,
    graceHeading: 'Grace periods as long as the term',
    graceFaults: 'Loans whose grace period is as long as the term',
    graceCheck: 'Grace periods end before the loans do',
  },
  ru: {
    labels: {
      periods: (name) => `${name}: срок в периодах`,
      grace: (name) => `${name}: льготных периодов`,
      age: (name) => `${name}: период срока`,
      left: (name) => `${name}: осталось платежей`,
      pays: (name) => `${name}: есть ли погашение`,
      rate: (name) => `${name}: ставка за период`,
      share: (name) => `${name}: погашаемая доля`,
    },
    units: {
      ...{ periods: 'периодов', grace: 'периодов', age: 'номер', left: 'платежей', pays: '1 или 0' },
      ...{ rate: '%', share: '%' },
    },
    notes: {
      periods: 'Срок в месяцах, округлённый до целых периодов, не меньше одного.',
      grace: 'Месяцы до первого погашения, округлённые до целых периодов.',
      age: 'Срок начинается в периоде после первой выборки; остаток на начало — в сроке с первого периода.',
      pays: '1 после льготных периодов, а если всё возвращается в конце — лишь в последнем периоде срока и позже.',
      share: 'Часть остатка на начало, которую погашают, чтобы к концу срока его не было.',
    },
    lent: (name) => `${name}: выбрано с начала`,
    due: (name) => `${name}: к погашению по условиям`,
    graceHeading: 'Льготные периоды не короче срока',
    graceFaults: 'Кредиты, у которых льготный период не короче срока',
    graceCheck: 'Льготные периоды кончаются раньше сроков кредитов',
  },
};

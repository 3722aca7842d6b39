// Says a number that somebody said of a business: rent 3,000 EUR a month, 2 more people (Drivers), no loan.
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import type { BusinessFigure } from '#template/fields.ts';
import type { Business } from '../business/business.ts';
import type { FittingFigure } from './settle-figures.ts';

interface FigureTexts {
  readonly more: (count: string, form: Intl.LDMLPluralRule, name: string) => string;
  readonly fewer: (count: string, form: Intl.LDMLPluralRule, name: string) => string;
  readonly from: (month: string) => string;
  readonly moved: (name: string, percent: string, isUp: boolean) => string;
  readonly payMoved: (name: string | null, percent: string, isUp: boolean) => string;
  readonly amount: (name: string, amount: string) => string;
  readonly rent: (amount: string) => string;
  readonly pay: (name: string | null, amount: string) => string;
  readonly per: Readonly<Record<'month' | 'year', string>>;
  readonly share: (name: string, percent: string) => string;
  readonly incomeTax: (percent: string) => string;
  readonly salesTax: (percent: string) => string;
  readonly noSalesTax: string;
  readonly growth: (percent: string) => string;
  readonly loan: (amount: string) => string;
  readonly noLoan: string;
  readonly equity: (amount: string) => string;
  readonly churn: (percent: string) => string;
  readonly loanRate: (percent: string) => string;
  readonly loanYears: (years: string, form: Intl.LDMLPluralRule) => string;
}

const yearsInRussian: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'год',
  few: 'года',
  other: 'года',
};

const texts: Readonly<Record<Language, FigureTexts>> = {
  en: {
    more: (count, form, name) => `${count} more ${form === 'one' ? 'person' : 'people'} (${name})`,
    fewer: (count, form, name) => `${count} ${form === 'one' ? 'person' : 'people'} fewer (${name})`,
    from: (month) => `from ${month}`,
    moved: (name, percent, isUp) => `“${name}” ${percent}% ${isUp ? 'higher' : 'lower'}`,
    payMoved: (name, percent, isUp) =>
      `${name === null ? 'all pay' : `pay (${name})`} ${percent}% ${isUp ? 'higher' : 'lower'}`,
    amount: (name, amount) => `“${name}” ${amount}`,
    rent: (amount) => `rent ${amount}`,
    pay: (name, amount) => `${name === null ? 'all pay' : `pay (${name})`} ${amount}`,
    per: { month: 'a month', year: 'a year' },
    share: (name, percent) => `“${name}” ${percent}%`,
    incomeTax: (percent) => `tax on profit ${percent}%`,
    salesTax: (percent) => `sales tax ${percent}%`,
    noSalesTax: 'no sales tax',
    growth: (percent) => `growth of ${percent}% a year`,
    loan: (amount) => `loan of ${amount}`,
    noLoan: 'no loan',
    equity: (amount) => `own money ${amount}`,
    churn: (percent) => `churn ${percent} % a month`,
    loanRate: (percent) => `loan at ${percent} % a year`,
    loanYears: (years, form) => `loan for ${years} ${form === 'one' ? 'year' : 'years'}`,
  },
  ru: {
    more: (count, form, name) => `ещё ${count} ${form === 'few' ? 'человека' : 'человек'} (${name})`,
    fewer: (count, form, name) => `меньше на ${count} ${form === 'one' ? 'человека' : 'человек'} (${name})`,
    from: (month) => `с ${month}`,
    moved: (name, percent, isUp) => `«${name}» ${isUp ? 'выше' : 'ниже'} на ${percent} %`,
    payMoved: (name, percent, isUp) =>
      `${name === null ? 'все зарплаты' : `зарплаты (${name})`} ${isUp ? 'выше' : 'ниже'} на ${percent} %`,
    amount: (name, amount) => `«${name}» ${amount}`,
    rent: (amount) => `аренда ${amount}`,
    pay: (name, amount) => `${name === null ? 'все зарплаты' : `зарплата (${name})`} ${amount}`,
    per: { month: 'в месяц', year: 'в год' },
    share: (name, percent) => `«${name}» ${percent} %`,
    incomeTax: (percent) => `налог на прибыль ${percent} %`,
    salesTax: (percent) => `НДС ${percent} %`,
    noSalesTax: 'без НДС',
    growth: (percent) => `рост ${percent} % в год`,
    loan: (amount) => `кредит ${amount}`,
    noLoan: 'без кредита',
    equity: (amount) => `свои деньги ${amount}`,
    churn: (percent) => `отток ${percent} % в месяц`,
    loanRate: (percent) => `кредит под ${percent} % годовых`,
    loanYears: (years, form) => `кредит на ${years} ${yearsInRussian[form] ?? 'лет'}`,
  },
};

/** Months of the year as they stand behind “from”. */
const monthsFrom: readonly Pair[] = [
  ['January', 'января'],
  ['February', 'февраля'],
  ['March', 'марта'],
  ['April', 'апреля'],
  ['May', 'мая'],
  ['June', 'июня'],
  ['July', 'июля'],
  ['August', 'августа'],
  ['September', 'сентября'],
  ['October', 'октября'],
  ['November', 'ноября'],
  ['December', 'декабря'],
];

const monthsInYear = 12;
const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < 0.001;

/** What a value of the line is of, where nobody said: of the time that makes it what it is there. */
function perOf({ asked, found }: FittingFigure): 'month' | 'year' {
  if (asked.per !== undefined) return asked.per;
  const value = found[0]?.value ?? 0;
  if (asked.is === 'pay') return isNear(value, asked.value) ? 'year' : 'month';
  return isNear(value * monthsInYear, asked.value) ? 'year' : 'month';
}

/** It follows the rent. */
const isBeforeOpening = (name: Pair): boolean => inLanguage(name, defaultLanguage) === 'Rent before opening';

type Told = Pick<Business, 'language' | 'currency'>;

const numberIn = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value);

const moneyIn = ({ value, currency }: BusinessFigure, told: Told): string =>
  `${numberIn(value, told.language)} ${currency === undefined ? told.currency : currencyName(currency, told.language)}`;

function peopleText({ asked, found }: FittingFigure, name: string, language: Language): string {
  const { more, fewer, from } = texts[language];
  const count = Math.abs(asked.value);
  const form = new Intl.PluralRules(locales[language]).select(count);
  const said = (asked.value > 0 ? more : fewer)(numberIn(count, language), form, name);
  const day = found[0]?.from;
  if (day === undefined) return said;
  const [year = '', month = '1'] = day.split('-');
  const called = monthsFrom[Number(month) - 1];
  return `${said} ${from(`${called ? inLanguage(called, language) : month} ${year}`)}`;
}

/** Of the business as a whole. */
function textOfAll(asked: BusinessFigure, told: Told): string {
  const { language } = told;
  const said = texts[language];
  const rate = numberIn(asked.value, language);
  switch (asked.is) {
    case 'income-tax':
      return said.incomeTax(rate);
    case 'sales-tax':
      return asked.value === 0 ? said.noSalesTax : said.salesTax(rate);
    case 'growth':
      return said.growth(rate);
    case 'loan':
      return asked.value === 0 ? said.noLoan : said.loan(moneyIn(asked, told));
    case 'equity':
      return said.equity(moneyIn(asked, told));
    case 'churn':
      return said.churn(rate);
    case 'loan-rate':
      return said.loanRate(rate);
    default:
      return said.loanYears(rate, new Intl.PluralRules(locales[language]).select(asked.value));
  }
}

export function figureText(fitting: FittingFigure, told: Told): string {
  const { asked, found } = fitting;
  const { language } = told;
  const said = texts[language];
  const name = [
    ...new Set(
      found.flatMap(({ is, line }, at) =>
        line && (at === 0 || (is === found[0]?.is && !isBeforeOpening(line.name)))
          ? inLanguage(line.name, language)
          : [],
      ),
    ),
  ].join(', ');
  const percent = numberIn(Math.abs(asked.value - 1) * 100, language);
  const rate = numberIn(asked.value, language);
  const whose = asked.of === '' ? null : name;
  switch (asked.is) {
    case 'people':
      return peopleText(fitting, name, language);
    case 'times':
      return said.moved(name, percent, asked.value > 1);
    case 'pay-times':
      return said.payMoved(whose, percent, asked.value > 1);
    case 'amount': {
      const amount = `${moneyIn(asked, told)} ${said.per[perOf(fitting)]}`;
      return asked.of === 'rent' ? said.rent(amount) : said.amount(name, amount);
    }
    case 'pay':
      return said.pay(whose, `${moneyIn(asked, told)} ${said.per[perOf(fitting)]}`);
    case 'share':
      return said.share(name, rate);
    default:
      return textOfAll(asked, told);
  }
}

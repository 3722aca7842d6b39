// Reads what is said of customers beside how many there will be: how many leave, how many there are so far, how large a group of them is.
import type { BusinessFigure } from '#template/fields.ts';
import { percent, percentOf } from './amounts.ts';
import { end, type Groups, is, noted, type Pattern, pattern } from './pattern.ts';

const monthsInYear = 12;
/** Of those who leave in a year, so many leave in each month. */
const ofMonth = (yearly: number): number =>
  Number((100 * (1 - (1 - yearly / 100) ** (1 / monthsInYear))).toPrecision(3));

const time = '(?<y>\\s(?:(?:a|per|each) (?:month|year)|monthly|annually|yearly|в (?:месяц|год)))?';
const churnOf = ({ y = '', before = '', ...groups }: Groups): BusinessFigure => {
  const value = percentOf(groups);
  const isOfYear = /year|annual|год/iu.test(`${y} ${before}`);
  return { is: 'churn', of: '', value: isOfYear ? ofMonth(value) : value };
};

/** Those whose size is how many customers they will have. */
const soldToMany =
  /(?<!\p{L})(?:saas|software|apps?|platform|crm|erp|subscriptions?|marketplace|подписк\p{L}*|облачн\p{L}*|приложени\p{L}*|софт\p{L}*|платформ\p{L}*|сервис|онлайн-сервис)(?!\p{L})/iu;
const customers =
  '(?:(?:paying|active|b2b|платящ\\p{L}+|активн\\p{L}+) )?(?:customers?|clients?|users?|subscribers?|companies|clinics|gyms|shops|restaurants|salons|schools|hotels|teams|agencies|businesses|клиент\\p{L}*|подписчик\\p{L}*|пользовател\\p{L}*|клиник\\p{L}*|компани\\p{L}*)';
const number = '\\d{1,3}(?:[ ,.]\\d{3})+|\\d+';
const now =
  '(?:now|today|currently|already|so far|at the moment|at present|at launch|to start with|at the start|сейчас|уже|пока|на старте|на сегодня)';

const learners =
  /\d\s(?:\p{L}+ )?(?:pupils|students|members|children|kids|learners|ученик|студент|дет|человек в|воспитанник|участник)/iu;
const numberBefore =
  '(?<!(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|две|три|четыре|пять|шесть|семь|восемь|девять|десять|групп) )';

export const customerPatterns: readonly Pattern[] = [
  {
    said: pattern(`(?<before>(?:monthly|annual|yearly) )?churn(?: rate)?${is}${percent}${time}${end}`),
    read: churnOf,
  },
  {
    said: pattern(`${percent} (?<before>(?:monthly|annual|yearly) )?churn(?: rate)?${time}${end}`),
    read: churnOf,
  },
  {
    said: pattern(
      `(?<before>(?:ежемесячный|месячный|годовой) )?отток(?: клиентов| подписчиков| пользователей| членов)?${is}${percent}${time}${end}`,
    ),
    read: churnOf,
  },
  {
    said: pattern(`(?:(?:we )?(?:have|serve|with|есть) )?(?:${number}) ${customers} ${now}${end}`),
    ...{ read: noted, only: soldToMany },
  },
  {
    said: pattern(`${now}(?: we)?(?: have| serve| with| есть| у нас)?:? (?:${number}) ${customers}${end}`),
    ...{ read: noted, only: soldToMany },
  },
  {
    said: pattern(
      `${numberBefore}(?:(?:in|в) )?(?:(?:small|малые|небольшие|мини) )?(?:groups|classes|группы|группах|группами) (?:of|по|up to|до)(?: (?:up to|до))? (?:\\d{1,2})(?:\\s?[-–—]\\s?\\d{1,2})?(?: (?:people|pupils|students|kids|children|человека?|учеников|детей|ребят))?${end}`,
    ),
    ...{ read: noted, only: learners },
  },
];

const goal = new RegExp(
  `(?<!\\p{L})(?:goal|target|aim(?:ing)? (?:for|at)|цель|план)(?: is| of|:| —| -| в)? (?<n>${number})(?!\\d| ?(?:%|\\p{L}|[$€£₽]))`,
  'giu',
);
const hasCyrillic = /[а-я]/iu;

/** What such a business aims for is how many customers it will have. */
export const withGoals = (text: string): string =>
  soldToMany.test(text)
    ? text.replaceAll(goal, (said, n: string) => `${n} ${hasCyrillic.test(said) ? 'клиентов' : 'customers'}`)
    : text;

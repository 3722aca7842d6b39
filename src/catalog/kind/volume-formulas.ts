// The formulas of what a business does so many times: from its size and how full it is to visits, nights, orders.
import type { FormulaDefault, FormulaTexts, VariableDefault } from '#template/formula-default.ts';

const texts = (en: string, ru: string): FormulaTexts => ({ en, ru });
const percent = texts('%', '%');
const days = texts('days', 'дн.');
const times = texts('times', 'раз');
const count = texts('units', 'ед.');

const percentOf = (id: string, en: string, ru: string): VariableDefault => ({
  id,
  name: texts(en, ru),
  units: percent,
  isPercent: true,
  value: '100',
});

/** Gets the name of what the business counts its size in. */
const capacity: VariableDefault = { id: 'capacity', name: texts('Size', 'Размер'), units: count };
const openDays: VariableDefault = {
  id: 'days',
  name: texts('Days open per month', 'Рабочих дней в месяц'),
  units: days,
  isPerPeriod: true,
};
const use = percentOf('use', 'Utilization', 'Загрузка');

interface VolumeFormula extends FormulaDefault {
  /** The variable that grows, has seasons and starts low. */
  readonly moving: string;
}

const formula = (
  id: string,
  name: FormulaTexts,
  expression: string,
  variables: readonly VariableDefault[],
  moving: string,
) => ({ id, name, expression, variables, moving, allowedRels: ['driver'] as const });

const volumeFormulaTable = {
  /** Seats x turns x days: guests. */
  turns: formula(
    'volume_turns',
    texts('Size × turns per day × days', 'Размер × оборотов в день × дни'),
    'total = capacity * turns * days',
    [capacity, { id: 'turns', name: texts('Turns per day', 'Оборотов в день'), units: times }, openDays],
    'turns',
  ),
  /** Rooms x nights of the calendar x occupancy: room nights. */
  nightly: formula(
    'volume_nightly',
    texts('Size × nights × occupancy', 'Размер × ночи × загрузка'),
    'total = capacity * nights * use',
    [
      capacity,
      { id: 'nights', name: texts('Nights', 'Ночи'), reference: 'period_days' },
      percentOf('use', 'Occupancy', 'Загрузка'),
    ],
    'use',
  ),
  /** People, crews, vans or machines x what each does a day at most x days x how full they are. */
  daily: formula(
    'volume_daily',
    texts('Size × daily maximum × days × utilization', 'Размер × максимум в день × дни × загрузка'),
    'total = capacity * a_day * days * use',
    [
      capacity,
      { id: 'a_day', name: texts('Daily maximum of each', 'Максимум в день на единицу'), units: count },
      openDays,
      use,
    ],
    'use',
  ),
  /** People x hours a month x the part that is paid for. */
  hourly: formula(
    'volume_hourly',
    texts('Headcount × hours × billable share', 'Численность × часы × доля оплачиваемых часов'),
    'total = capacity * hours * use',
    [
      capacity,
      {
        id: 'hours',
        name: texts('Hours per person per month', 'Часов на сотрудника в месяц'),
        units: texts('hours', 'ч'),
        isPerPeriod: true,
      },
      percentOf('use', 'Billable share', 'Доля оплачиваемых часов'),
    ],
    'use',
  ),
  /** Places, flats or square metres that are taken, at any moment of the month. */
  filled: formula(
    'volume_filled',
    texts('Size × occupancy', 'Размер × заполняемость'),
    'total = capacity * use * months',
    [
      capacity,
      percentOf('use', 'Occupancy', 'Заполняемость'),
      {
        id: 'months',
        name: texts('Months', 'Месяцы'),
        units: texts('months', 'мес.'),
        value: '1',
        isPerPeriod: true,
      },
    ],
    'use',
  ),
  /** Views, plays or readers of a month, of whom a part sees advertising, by the thousand, as advertising is sold. */
  thousands: formula(
    'volume_thousands',
    texts('Size / 1,000 × share with ads', 'Размер / 1000 × доля с рекламой'),
    'total = capacity / 1000 * use * months',
    [
      capacity,
      percentOf('use', 'Share with ads', 'Доля с рекламой'),
      {
        id: 'months',
        name: texts('Months', 'Месяцы'),
        units: texts('months', 'мес.'),
        value: '1',
        isPerPeriod: true,
      },
    ],
    'use',
  ),
  /** Each machine, kilowatt, animal or kiosk gives so much a month at most. */
  monthly: formula(
    'volume_monthly',
    texts('Size × output of each × utilization', 'Размер × выработка на единицу × загрузка'),
    'total = capacity * a_month * use',
    [
      capacity,
      {
        id: 'a_month',
        name: texts('Output of each per month', 'Выработка на единицу в месяц'),
        units: count,
        isPerPeriod: true,
      },
      use,
    ],
    'use',
  ),
  /** Area x yield a year; the season says when it is sold. */
  harvest: formula(
    'volume_harvest',
    texts('Size × annual yield', 'Размер × урожайность или выработка за год'),
    'total = capacity * yield / year',
    [
      capacity,
      {
        id: 'yield',
        name: texts('Annual yield', 'Урожайность или выработка за год'),
        units: count,
        isPerYear: true,
      },
    ],
    'yield',
  ),
  /** Visitors x the part of them that buys: orders. */
  conversion: formula(
    'volume_conversion',
    texts('Visitors × conversion rate', 'Посетители × конверсия'),
    'total = visitors * conversion',
    [
      {
        id: 'visitors',
        name: texts('Visitors per month', 'Посетителей в месяц'),
        units: texts('people', 'чел.'),
        isPerPeriod: true,
      },
      percentOf('conversion', 'Conversion rate', 'Конверсия'),
    ],
    'visitors',
  ),
  /** So many a month: jobs, projects, events, contracts. */
  plain: formula(
    'volume_plain',
    texts('Number per month', 'Количество в месяц'),
    'total = quantity',
    [
      {
        id: 'quantity',
        name: texts('Number per month', 'Количество в месяц'),
        units: count,
        isPerPeriod: true,
      },
    ],
    'quantity',
  ),
  /** Clients who come and go; the total is their number at the end of the period, for the months of it. */
  members: {
    ...formula(
      'volume_members',
      texts('Clients with churn', 'Клиенты с учётом оттока'),
      'total = closing * months',
      [
        {
          id: 'joined',
          name: texts('New per month', 'Новых в месяц'),
          units: texts('people', 'чел.'),
          isPerPeriod: true,
        },
        percentOf('churn', 'Churn per period', 'Отток за период'),
        {
          id: 'months',
          name: texts('Months', 'Месяцы'),
          units: texts('months', 'мес.'),
          value: '1',
          isPerPeriod: true,
        },
      ],
      'joined',
    ),
    steps: [
      {
        id: 'left',
        name: texts('Left', 'Ушло'),
        units: texts('people', 'чел.'),
        expression: 'prev(closing) * churn',
      },
      {
        id: 'closing',
        name: texts('At the end', 'На конец'),
        units: texts('people', 'чел.'),
        expression: 'prev(closing) + joined - left',
      },
    ],
  },
  /** Clients, sellers or flats x what goes through each a month: a turnover of money. */
  turnover: formula(
    'volume_turnover',
    texts('Size × turnover of each × utilization', 'Размер × оборот на единицу × загрузка'),
    'total = capacity * turnover * use',
    [
      capacity,
      {
        id: 'turnover',
        name: texts('Turnover of each per month', 'Оборот на единицу в месяц'),
        isCurrency: true,
        isPerPeriod: true,
      },
      use,
    ],
    'use',
  ),
} as const satisfies Readonly<Record<string, VolumeFormula>>;

export type VolumeFormulaId = keyof typeof volumeFormulaTable;
export const volumeFormulas: Readonly<Record<VolumeFormulaId, VolumeFormula>> = volumeFormulaTable;

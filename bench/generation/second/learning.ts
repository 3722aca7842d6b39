// Lines of the second set about children and learning.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notRussian, ofAnyRevenue, russian, serving, small, young } from '../usual.ts';

export const secondLearning: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        'child fee place month day care week session service customer parent nursery subscription contract',
        '$staff educator teacher carer | food meal $materials toy snack | $rent $utilities',
        '$equipment $fitout playground toy $building',
        'haircut patient room_night hectare livestock espresso',
      ),
      price: [
        [300, 3_000],
        [20, 200],
      ],
      revenue: 850_000,
    },
    en('nursery for 60 children in Dublin', 'IE', 60),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} занят урок ученик репетит подготов месяц`,
        `${russian.running} материал учебн $staff | ${russian.running} материал учебн $staff`,
        '',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [10, 100],
        [100, 700],
      ],
      revenue: 40_000,
    },
    ru('репетитор по физике для старшеклассников'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} lesson pupil student course licence driv exam package`,
        '$fuel $vehicle | $staff instructor | $rent $vehicle insur $marketing office',
        '$vehicle',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [25, 120],
        [300, 3_000],
      ],
      revenue: 270_000,
    },
    en('auto-école à Marseille avec 3 voitures', 'FR', 3),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} плат ребен дет мест месяц оплат посещен сад воспитанник группа`,
        '$staff воспитател нян педагог | питан продукт $materials игруш | $rent $utilities',
        '$equipment $fitout игруш площадк',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [250, 2_500],
        [15, 150],
      ],
      revenue: 480_000,
    },
    ru('частный детский сад на 40 детей в Тюмени', 'RU', 40),
  ),
  ...ofAnyRevenue(
    linesOf(
      {
        ...young,
        en: words(
          `${english.service} course student enrol member buyer sale learner baking lesson access`,
          `$hosting platform video content production editing camera $materials | ${english.running} $staff`,
          '',
          'haircut patient room_night hectare livestock waiter',
        ),
        price: [[10, 700]],
        revenue: 80_000,
      },
      en('an online course that teaches sourdough baking'),
    ),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} занят урок ученик студент курс месяц английск языков групп`,
        '$staff преподавател учител педагог | $rent $hosting | $marketing материал учебн',
        '',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [60, 600],
        [5, 60],
        [600, 4_000],
      ],
      revenue: 250_000,
    },
    ru('школа английского в Саранске на 150 учеников', 'RU', 150),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} занят ребен дет урок ученик месяц курс робот лагер групп`,
        '$staff педагог преподавател тренер | $rent | $materials $marketing набор учебн',
        '$equipment набор робот конструктор $computer',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [50, 400],
        [8, 60],
      ],
      revenue: 160_000,
    },
    ru('кружок робототехники, два класса по 10 детей'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} lesson pupil student course music term semester instrument`,
        '$staff teacher tutor | $rent | $marketing $utilities $materials software insur instrument other admin',
        '$equipment instrument piano $fitout',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [12, 110],
        [100, 1_500],
      ],
      revenue: 250_000,
    },
    en('music school for kids'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} билет посещен вход ребен дет праздник день_рожд час чек гост`,
        '$staff аниматор | $rent | $materials $marketing игруш уборк $utilities ремонт прочи',
        '$equipment аттракцион горк батут лабиринт $fitout игров',
        notRussian(),
      ),
      price: [
        [4, 40],
        [80, 1_000],
      ],
      revenue: 250_000,
    },
    ru('детская игровая комната в торговом центре'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        'camp child place week shift session stay fee participant camper parent ticket tour kid customer',
        '$staff counsellor counselor leader | food meal | $rent $utilities $marketing insur transport $fuel $materials',
        '',
        'haircut patient hectare livestock espresso',
      ),
      price: [
        [250, 3_000],
        [30, 250],
      ],
      revenue: 600_000,
    },
    en('summer camp for 120 kids by a lake near Ottawa', 'CA', 120),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} занят урок ученик курс месяц подготов групп экзамен егэ`,
        '$staff преподавател учител педагог репетитор | $rent $hosting $marketing материал учебн',
        '',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [50, 600],
        [8, 60],
        [600, 2_500],
      ],
      revenue: 200_000,
    },
    ru('подготовка к ЕГЭ и ОГЭ в небольших группах'),
  ),
];

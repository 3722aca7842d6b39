// Lines of the third set about children and learning.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notRussian, ofAnyRevenue, russian, serving, small, young } from '../usual.ts';

export const thirdLearning: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        'child fee place month day care week session service customer parent nursery subscription contract kindergarten',
        '$staff educator teacher carer | food meal $materials toy snack | $rent $utilities',
        '$equipment $fitout playground toy $building',
        'haircut patient room_night hectare livestock espresso',
      ),
      price: [
        [250, 3_000],
        [15, 200],
      ],
      revenue: 420_000,
    },
    en('montessori kindergarten in Mombasa, 30 children', 'KE', 30),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} занят урок ученик английск месяц`,
        `${russian.running} материал учебн $staff | ${russian.running} материал учебн $staff`,
        '',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [8, 100],
        [100, 700],
      ],
      revenue: 40_000,
    },
    ru('даю уроки английского по скайпу'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} ученик курс обучен вожден водител групп категор автошкол`,
        '$fuel $vehicle | $staff инструктор преподавател | $rent $marketing $vehicle страхов',
        '$vehicle',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [300, 2_500],
        [15, 80],
      ],
      revenue: 480_000,
    },
    ru('автошкола в Челябинске, 6 учебных машин', 'RU', 6),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} ребен дет мест месяц оплат посещен сад воспитанник групп ясл`,
        '$staff воспитател нян педагог | питан продукт $materials игруш | $rent $utilities',
        '$equipment $fitout игруш площадк',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [250, 2_500],
        [15, 150],
      ],
      revenue: 250_000,
    },
    ru('мини-ясли на 20 малышей в Гродно', 'BY', 20),
  ),
  ...ofAnyRevenue(
    linesOf(
      {
        ...young,
        en: words(
          `${english.service} course student enrol learner cohort bootcamp programme program tuition lesson place`,
          `$staff mentor teacher instructor $programmer | ${english.running} $hosting platform`,
          '',
          'haircut patient room_night hectare livestock waiter',
        ),
        price: [[20, 12_000]],
        revenue: 400_000,
      },
      en('online bootcamp for data analysts'),
    ),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} lesson pupil student course language class group`,
        '$staff teacher tutor | $rent $hosting | $marketing $utilities $materials software insur other admin book',
        '',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [8, 60],
        [80, 2_500],
      ],
      revenue: 260_000,
    },
    en('Sprachschule in Leipzig, 140 Schüler', 'DE', 140),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} занят ребен дет урок ученик месяц курс программир лагер групп`,
        '$staff педагог преподавател учител | $rent | $materials $marketing учебн $hosting',
        '$computer',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [50, 500],
        [8, 60],
      ],
      revenue: 200_000,
    },
    ru('школа программирования для детей, один класс на 12 мест', null, 12),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} lesson pupil student course ballet dance class term member`,
        '$staff teacher instructor coach | $rent | $marketing $utilities costume software insur other admin',
        '',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [8, 60],
        [40, 900],
      ],
      revenue: 180_000,
    },
    en('ballet school for children'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} билет посещен вход ребен дет праздник день_рожд прыж час чек гост`,
        '$staff инструктор аниматор | $rent | $materials $marketing уборк $utilities страхов ремонт прочи',
        '$equipment аттракцион батут $fitout',
        notRussian(),
      ),
      price: [
        [4, 40],
        [80, 1_000],
      ],
      revenue: 600_000,
    },
    ru('батутный центр для семей'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        'путёвк путевк смен лагер ребен дет мест участник тур продаж прожив',
        '$staff вожат педагог | питан продукт | $rent $utilities $marketing страхов транспорт $materials',
        '',
        'стриж пациент гектар доярк бариста',
      ),
      price: [
        [250, 2_500],
        [20, 200],
      ],
      revenue: 500_000,
    },
    ru('детский лагерь на 100 мест под Иркутском', 'RU', 100),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} lesson pupil student course exam test preparation month class`,
        '$staff teacher tutor | $rent $hosting $marketing $materials book other',
        '',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [8, 120],
        [60, 2_500],
      ],
      revenue: 250_000,
    },
    en('exam prep centre for medical school applicants in Lahore', 'PK'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} ребен дет час нян семь подбор`,
        `$staff нян | ${russian.running} обучен`,
        '',
        'стриж пациент ночлег гектар доярк',
      ),
      price: null,
      revenue: 200_000,
    },
    ru('агентство нянь'),
  ),
];

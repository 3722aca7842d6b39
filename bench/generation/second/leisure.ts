// Lines of the second set about stays, travel, events and sport.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, owning, russian, serving, small } from '../usual.ts';

export const secondLeisure: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...owning,
      margin: [-5, 65],
      en: words(
        'room night stay guest accommodation booking bed lodging | restaurant food meal breakfast dinner menu cover beverage | spa treatment massage wellness sauna',
        '$staff housekeep receptionist chef | food ingredient $goods beverage | $utilities $rent $marketing commission laundry booking',
        '$building $equipment $fitout',
        'haircut patient tuition hectare livestock',
      ),
      price: null,
      revenue: 2_400_000,
    },
    en('hotel with 45 rooms, a restaurant and a spa near Split', 'HR', 45),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 70],
      ru: words(
        'ночлег койк мест номер сутк прожив бронирован гост ноч',
        `$staff администратор горничн | $rent $utilities | комисси прачечн стирк хозяйств расходн уборк прочи $marketing`,
        '$equipment $fitout кроват',
        'стриж пациент ученик гектар доярк',
      ),
      price: [[7, 60]],
      revenue: 180_000,
    },
    ru('хостел на 32 койко-места в Казани', 'RU', 32),
  ),
  ...linesOf(
    {
      ...owning,
      en: words(
        'night stay guest booking rent accommodation apartment flat day',
        'clean laundry commission booking platform $utilities linen consumable | $rent $utilities repair maintenance manag insur clean other $staff',
        '',
        'haircut patient tuition hectare livestock',
      ),
      price: [[40, 350]],
      revenue: 40_000,
      isGrowing: false,
    },
    en('one flat in Budapest that i rent out by the night on airbnb', 'HU', null, 45_000),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 75],
      ru: words(
        'домик прожив сутк глэмпинг бронирован гост заезд ноч аренд размещен',
        `$staff горничн администратор | $utilities $marketing уборк прачечн ремонт комисси прочи $rent`,
        '$building $equipment домик шатёр шатер купол баня модул сфер',
        'стриж пациент ученик гектар доярк',
      ),
      price: [[50, 500]],
      revenue: 250_000,
    },
    ru('глэмпинг на Алтае, 8 домиков с баней', 'RU', 8),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} tour guest ticket trip person group walk participant booking guide`,
        `guide $staff commission ticket | ${english.running} $vehicle $fuel`,
        '',
        `${notEnglish()} forklift`,
      ),
      price: [
        [10, 250],
        [250, 900],
      ],
      revenue: 130_000,
    },
    en('walking food tours in Tbilisi', 'GE'),
  ),
  ...linesOf(
    {
      ...serving,
      margin: [-8, 60],
      ru: words(
        'путёвк путевк тур комисси продаж билет заявк турист клиент бронирован вознагражд агентск',
        `$staff менеджер | ${russian.running}`,
        '',
        notRussian(),
      ),
      price: null,
      revenue: 130_000,
    },
    ru('турагентство в Вологде', 'RU'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} wedding event plan coordinat guest`,
        `${english.running} $staff subcontract supplier decor freelance | ${english.running} $staff subcontract supplier decor freelance`,
        '',
        notEnglish(),
      ),
      price: null,
      revenue: 180_000,
    },
    en('wedding planner in Jaipur, two of us', 'IN'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} абонемент членств посещен тренировк клуб зал карт`,
        `$staff тренер администратор | $rent | $utilities $marketing ремонт прочи хозяйств`,
        '$equipment тренажёр тренажер $fitout',
        `${notRussian()} гардеробщик_театра`,
      ),
      price: [
        [12, 150],
        [150, 900],
      ],
      revenue: 500_000,
    },
    ru('тренажёрный зал на 400 человек в Актобе', 'KZ', 400, 300_000),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} class lesson member pass membership yoga pilates reformer`,
        `$staff instructor teacher trainer | $rent | $utilities $marketing software insur other clean`,
        '$equipment $fitout reformer mat',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [8, 60],
        [60, 400],
      ],
      revenue: 280_000,
    },
    en('pilates studio with 10 reformers in Melbourne', 'AU', 10),
  ),
  ...linesOf(
    {
      ...small,
      margin: [-10, 65],
      isSeasonal: true,
      ru: words(
        'прокат лыж сноуборд комплект сутк день час аренд коньк снаряж',
        `$staff мастер инструктор | $rent | $materials ремонт $marketing прочи страхов $utilities обслуж`,
        'лыж сноуборд комплект $equipment снаряж',
        `${notRussian()} бариста`,
      ),
      price: [
        [4, 60],
        [60, 300],
      ],
      revenue: 110_000,
    },
    ru('прокат горных лыж и сноубордов в Домбае', 'RU'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} party child birthday event show animator kid`,
        `${english.running} $staff entertainer costume $fuel | ${english.running} $staff entertainer costume props $materials`,
        '',
        `${notEnglish()} forklift`,
      ),
      price: [[60, 1_500]],
      revenue: 90_000,
    },
    en('kids birthday party entertainers'),
  ),
  ...linesOf(
    {
      ...small,
      margin: [-5, 60],
      ru: words(
        'квест игра игр билет команд сеанс участник бронирован посещен гост заказ праздник',
        `$staff оператор администратор актёр актер | $rent | $marketing реквизит ремонт прочи $utilities комисси $materials`,
        '$equipment реквизит декорац $fitout комнат',
        notRussian(),
      ),
      price: [[20, 200]],
      revenue: 150_000,
    },
    ru('квест-комнаты, 3 локации, Киров', 'RU', 3),
  ),
];

// Lines of the third set about stays, travel, events and sport.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, owning, russian, serving, small } from '../usual.ts';

export const thirdLeisure: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...owning,
      margin: [-5, 65],
      ru: words(
        'номер прожив ночлег сутк бронирован гост ноч размещен заезд | ресторан еда блюд питан завтрак ужин кухн чек банкет | баня бани сауна парн',
        '$staff горничн повар администратор | продукт питан $goods сырь | $utilities $rent комисси $marketing хозяйств',
        '$building $equipment $fitout',
        'стриж пациент ученик гектар доярк',
      ),
      price: null,
      revenue: 900_000,
    },
    ru('гостиница на 20 номеров с рестораном и баней, Суздаль', 'RU', 20),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 70],
      en: words(
        'bed dorm night stay guest booking accommodation room',
        '$staff receptionist | $rent $utilities $building mortgage | commission laundry $marketing clean linen booking maintenance other',
        '$equipment $fitout bed bunk $building',
        'haircut patient tuition hectare livestock',
      ),
      price: [[12, 90]],
      revenue: 350_000,
    },
    en('backpackers hostel in Reykjavik, 36 beds', 'IS', 36, 450_000),
  ),
  ...linesOf(
    {
      ...owning,
      ru: words(
        'сутк аренд прожив бронирован гост ноч квартир заезд',
        `уборк клининг комисси $utilities расходн прачечн бель | $rent $utilities $marketing ремонт прочи $staff`,
        '',
        'стриж пациент ученик гектар доярк',
      ),
      price: [[25, 250]],
      revenue: 70_000,
      isGrowing: false,
    },
    ru('посуточная аренда трёх квартир в Калининграде', 'RU', 3, 75_000),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 75],
      en: words(
        'pitch night stay guest tent camper booking accommodation camping site caravan',
        '$staff warden | $utilities | maintenance repair $marketing insur clean other $rent $materials commission',
        '$building $equipment pitch sanitary block facilit',
        'haircut patient tuition hectare livestock',
      ),
      price: [[12, 150]],
      revenue: 330_000,
      isSeasonal: true,
    },
    en('campingplatz an der Ostsee, 100 stellplätze', 'DE', 100),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} dive diver course trip guest student`,
        `$fuel boat air compressor | $staff instructor divemaster guide captain | ${english.running}`,
        '$equipment boat diving compressor',
        'haircut patient room_night hectare livestock',
      ),
      price: [
        [25, 250],
        [250, 900],
      ],
      revenue: 300_000,
    },
    en('scuba diving center in Sharm el Sheikh', 'EG', null, 700_000),
  ),
  ...linesOf(
    {
      ...serving,
      margin: [-8, 60],
      ru: words(
        'экскурс тур билет турист групп участник продаж заказ бронирован гост поездк',
        `$staff гид экскурсовод водител | ${russian.running} $fuel $vehicle`,
        '',
        notRussian(),
      ),
      price: [
        [8, 120],
        [80, 900],
      ],
      revenue: 150_000,
    },
    ru('джип-экскурсии в горы'),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 65],
      en: words(
        'event wedding hire rent venue booking party guest day conference client contract',
        '$staff event_manager | $utilities $rent clean | $marketing insur maintenance repair other software security',
        '$building $equipment $fitout chair table',
        'haircut patient tuition hectare livestock',
      ),
      price: null,
      revenue: 450_000,
    },
    en('banquet hall for 250 guests in Guatemala City', 'GT', 250),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} праздник мероприят корпоратив свадьб организац ведущ банкет`,
        `${russian.running} $staff ведущ подрядчик артист | ${russian.running} $staff ведущ подрядчик артист декор`,
        '',
        notRussian(),
      ),
      price: null,
      revenue: 220_000,
    },
    ru('организация корпоративов и свадеб под ключ'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} member membership class pass athlete train`,
        `$staff coach trainer | $rent | $utilities $marketing software insur other clean`,
        '$equipment $fitout',
        'haircut patient tuition room_night hectare livestock',
      ),
      price: [
        [25, 300],
        [8, 40],
      ],
      revenue: 280_000,
    },
    en('crossfit box with 150 members', null, 150),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} занят тренировк ребен дет секц групп ученик месяц`,
        `$staff тренер | $rent | $marketing $materials прочи хозяйств инвентар страхов`,
        '$equipment татами ковёр ковер маты',
        'стриж пациент ночлег гектар доярк',
      ),
      price: [
        [25, 250],
        [4, 40],
      ],
      revenue: 100_000,
    },
    ru('секция дзюдо для детей, 90 учеников', null, 90),
  ),
  ...linesOf(
    {
      ...small,
      margin: [-10, 70],
      isSeasonal: true,
      en: words(
        'kayak sup board rent hour hire day tour booking rental paddle customer',
        `${english.running} $staff guide instructor pitch | ${english.running} $staff guide instructor`,
        'kayak board sup $equipment boat paddle',
        'haircut patient tuition room_night hectare livestock espresso',
      ),
      price: [[8, 120]],
      revenue: 70_000,
    },
    en('kayak and paddle board rental on a lake near Malaga, 30 boards', 'ES', 30, 110_000),
  ),
  ...linesOf(
    {
      ...small,
      margin: [-5, 60],
      ru: words(
        'дорожк игра игр час бильярд билет гост чек аренд посещен бронирован | бар еда кухн напит кафе',
        `$staff администратор бармен | $rent | $utilities $marketing обслуж ремонт прочи $materials продукт`,
        '$equipment дорожк $fitout',
        notRussian(),
      ),
      price: [[3, 70]],
      revenue: 800_000,
    },
    ru('боулинг на 8 дорожек с баром в Павлодаре', 'KZ', 8),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} horse ride lesson board livery pony hack trail`,
        `feed hay bedding | $staff groom instructor | vet farrier $utilities insur $rent maintenance other`,
        'horse stable $building $equipment arena pony',
        'haircut patient room_night hectare espresso',
      ),
      price: [
        [15, 150],
        [150, 1_500],
      ],
      revenue: 220_000,
    },
    en('riding school with 14 horses outside Ghent', 'BE', 14),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} dj set event wedding party gig light sound`,
        `${english.running} $vehicle $fuel $staff music travel | ${english.running} $vehicle $fuel $staff music travel`,
        '',
        notEnglish(),
      ),
      price: [[80, 3_000]],
      revenue: 60_000,
      margin: [-5, 78],
      payroll: [0, 85],
    },
    en('wedding dj, i bring my own sound, Cork', 'IE'),
  ),
];

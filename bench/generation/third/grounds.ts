// Lines of the third set about property, energy, recycling and social work.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, owning, russian, serving, small } from '../usual.ts';

export const thirdGrounds: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...owning,
      isTraded: true,
      isGrowing: false,
      en: words(
        'electric energy power kwh mwh grid generation ppa tariff feed hydro',
        `maintenance operation clean insur land lease o_m repair service monitor grid turbine water | ${english.running} $staff land balanc`,
        'turbine dam penstock plant $equipment power hydro station weir intake',
        'haircut patient tuition room_night livestock waiter',
      ),
      price: [
        [0.02, 0.3],
        [20, 300],
      ],
      revenue: 280_000,
    },
    en('small hydro power plant, 900 kW, in the Bosnian mountains', 'BA', 900, null, 0.9, 900_000),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        'scrap metal steel copper tonne kilo sale recycl ton aluminium',
        `$goods scrap metal | ${english.running} $staff sorter $fuel $vehicle`,
        '$equipment press baler crane $vehicle shear scale',
        'haircut patient tuition room_night livestock waiter',
      ),
      price: null,
      revenue: 1_000_000,
    },
    en('scrap metal yard in Durban', 'ZA'),
  ),
  ...linesOf(
    {
      ...owning,
      ru: words(
        'рабоч мест коворкинг резидент абонемент офис кабинет переговорн день аренд подписк месяц',
        `$staff администратор | $rent $building | $utilities интернет уборк $marketing прочи хозяйств`,
        '$equipment $fitout',
        `${notRussian()} погрузчик`,
      ),
      margin: [-10, 65],
      price: [
        [50, 900],
        [5, 60],
      ],
      revenue: 160_000,
    },
    ru('коворкинг на 45 мест в Саратове', 'RU', 45),
  ),
  ...linesOf(
    {
      ...owning,
      isGrowing: false,
      en: words(
        'rent tenant lease flat apartment unit house letting',
        'maintenance repair insur manag tax $utilities letting service | manag insur $utilities repair maintenance account vacan letting other admin tax legal $staff',
        '$building flat apartment house property',
        'haircut patient tuition hectare livestock espresso',
      ),
      price: [[500, 4_500]],
      revenue: 110_000,
      payroll: [0, 40],
    },
    en('I own 6 flats in Cleveland and let them by the year', 'US', 6),
  ),
  ...linesOf(
    {
      ...owning,
      ru: words(
        'парковк машиномест сутк месяц час абонемент стоянк автомобил',
        `${russian.running} $staff охран | ${russian.running} $staff охран`,
        '',
        `${notRussian()} официант`,
      ),
      isGrowing: false,
      price: [
        [2, 30],
        [20, 300],
        [0.5, 3],
      ],
      revenue: 120_000,
    },
    ru('охраняемая автостоянка на 120 машин', null, 120),
  ),
  ...linesOf(
    {
      ...serving,
      margin: [-25, 35],
      payroll: [5, 90],
      ru: words(
        'пожертв грант взнос субсид донат спонсор услуг сбор приют пристр',
        `$staff волонт ветеринар | корм ветеринар лекарств ${russian.running}`,
        '',
        'стриж ученик ночлег гектар доярк',
      ),
      price: null,
      revenue: 130_000,
    },
    ru('приют для бездомных собак на 100 животных, живём на пожертвования', null, 100),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} waste bin collection oil skip container lift tonne`,
        `$fuel $vehicle disposal tip gate landfill | $staff driver collector | ${english.running}`,
        '$vehicle $equipment container bin',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 600_000,
    },
    en('skip hire and waste collection in Newport, Wales, 3 trucks', 'GB', 3, 700_000),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-20, 75],
      isTraded: true,
      ru: words(
        'монет биткоин майнинг добыч криптовалют btc награ хешрейт',
        `электроэнерг энерг $utilities | ${russian.running} $staff обслуж`,
        'асик майнер $equipment',
        notRussian(),
      ),
      price: null,
      revenue: 250_000,
    },
    ru('майнинг-ферма на 100 асиков в Братске', 'RU', 100),
  ),
];

// Lines of the second set about property, energy, recycling and social work.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, owning, russian, serving, small } from '../usual.ts';

export const secondGrounds: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...owning,
      isTraded: true,
      isGrowing: false,
      en: words(
        'electric energy power kwh mwh grid generation ppa tariff feed solar',
        `maintenance operation clean insur land lease o_m repair service monitor grid inverter security | ${english.running} $staff land balanc`,
        'solar panel module inverter plant $equipment power station',
        'haircut patient tuition room_night livestock waiter',
      ),
      price: [
        [0.02, 0.3],
        [20, 300],
      ],
      revenue: 300_000,
    },
    en('solar park of 3 MW in Extremadura', 'ES', 3, null, 3000, 3_000_000),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'вторсырь макулатур пластик металлолом картон плёнк пленк тонн килограмм кг продаж сдач сбыт стекл услуг вывоз',
        `закуп сырь приём прием вторсырь $goods | $staff сортировщ приёмщ | $fuel $vehicle ${russian.running}`,
        '$equipment пресс $vehicle весы',
        notRussian(),
      ),
      price: null,
      revenue: 350_000,
    },
    ru('пункт приёма макулатуры и пластика'),
  ),
  ...linesOf(
    {
      ...owning,
      en: words(
        'desk member membership office day pass room rent subscription workspace cowork month',
        '$staff community | $rent $building mortgage | $utilities internet clean coffee $marketing other maintenance',
        '$equipment $fitout desk',
        `${notEnglish()} forklift`,
      ),
      margin: [-10, 65],
      price: [
        [80, 900],
        [8, 60],
      ],
      revenue: 200_000,
    },
    en('coworking space in Medellin with 60 desks', 'CO', 60),
  ),
  ...linesOf(
    {
      ...owning,
      ru: words(
        'бокс ячейк аренд хранен кладов месяц склад контейнер метр',
        `${russian.running} $staff охран | ${russian.running} $staff охран`,
        '$building $equipment бокс ячейк $fitout контейнер',
        notRussian(),
      ),
      price: [
        [10, 300],
        [4, 60],
      ],
      revenue: 130_000,
    },
    ru('склад самообслуживания для вещей, 100 боксов, Тюмень', 'RU', 100),
  ),
  ...linesOf(
    {
      ...owning,
      isGrowing: false,
      en: words(
        'parking space car day hour ticket month subscription permit vehicle fee',
        `${english.running} $staff attendant security clean | ${english.running} $staff attendant security clean`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [
        [1, 60],
        [50, 600],
      ],
      revenue: 180_000,
    },
    en('parking lot for 80 cars in Naples', 'IT', 80),
  ),
  ...linesOf(
    {
      ...serving,
      margin: [-25, 35],
      payroll: [5, 90],
      en: words(
        'donation grant fund contribution member sponsor fee meal programme program contract shelter sale campaign',
        `$staff coordinator volunteer social | ${english.running} food program meal`,
        '',
        'haircut patient tuition hectare livestock espresso',
      ),
      price: null,
      revenue: 350_000,
    },
    en('charity that feeds homeless people in Dundee', 'GB'),
  ),
  ...linesOf(
    {
      ...owning,
      ru: words(
        'электроэнерг зарядк заряд квт киловатт сесси энерг станци клиент',
        `электроэнерг энерг $utilities | ${russian.running} $staff обслуж`,
        'станци зарядн $equipment',
        notRussian(),
      ),
      price: [
        [0.15, 1.5],
        [4, 40],
      ],
      revenue: 160_000,
    },
    ru('зарядные станции для электромобилей, 6 штук, Минск', 'BY', 6),
  ),
];

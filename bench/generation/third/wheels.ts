// Lines of the third set about cars, taxis and logistics.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, owning, russian, serving, small } from '../usual.ts';

export const thirdWheels: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} repair car vehicle part body paint dent panel insurance`,
        `part $materials paint | $staff painter technician mechanic | $rent`,
        '$equipment booth lift',
        notEnglish(),
      ),
      price: [[100, 4_000]],
      revenue: 800_000,
    },
    en('carrozzeria a Bergamo', 'IT'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} замен масл автомобил машин ремонт чек нормо`,
        `запчаст масл $goods $materials | $staff механик слесар автослесар | $rent`,
        '$equipment подъёмник подъемник',
        notRussian(),
      ),
      price: [[12, 400]],
      revenue: 400_000,
    },
    ru('экспресс-замена масла'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} мойк машин автомобил чек детейлинг`,
        `$materials химия шампун вод $utilities | $staff мойщик | $rent`,
        '$equipment',
        notRussian(),
      ),
      price: [[5, 250]],
      revenue: 250_000,
    },
    ru('автомойка и детейлинг на 3 поста', null, 3),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        'ride fare trip taxi transfer passenger hour day tour customer booking order job',
        `$fuel | ${english.running} $vehicle commission`,
        '',
        notEnglish(),
      ),
      price: [
        [4, 90],
        [90, 700],
      ],
      revenue: 75_000,
    },
    en('taxi driver with my own car in Porto', 'PT'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} haul freight load mile kilometre trip truck delivery`,
        `$fuel | $staff driver | $vehicle insur toll repair maintenance ${english.running}`,
        '$vehicle',
        notEnglish(),
      ),
      price: null,
      revenue: 1_300_000,
    },
    en('trucking company with 5 semi trucks, Omaha', 'US', 5),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} переезд перевоз груз грузчик газел рейс`,
        `$fuel | $staff водител грузчик | $vehicle ремонт страхов ${russian.running}`,
        '$vehicle газел',
        notRussian(),
      ),
      price: [
        [8, 60],
        [40, 800],
      ],
      revenue: 250_000,
    },
    ru('квартирные переезды: две газели и грузчики', null, 2),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 75],
      en: words(
        'car rent day hire booking customer rental vehicle',
        `${english.running} $fuel repair maintenance $staff wash clean | ${english.running} $staff`,
        'car $vehicle',
        'haircut patient tuition room_night hectare espresso',
      ),
      price: [
        [15, 160],
        [100, 900],
      ],
      revenue: 280_000,
    },
    en('car hire at Heraklion airport, 20 small cars', 'GR', 20),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} parcel delivery bike courier drop`,
        `$staff courier rider | ${english.running} $fuel $vehicle bike`,
        '',
        notEnglish(),
      ),
      price: [
        [2.5, 45],
        [200, 6_000],
      ],
      revenue: 350_000,
    },
    en('cargo bike couriers'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} хранен паллет отгруз склад сборк отправлен ответхранен`,
        `$staff кладовщик грузчик | $rent склад | ${russian.running} $materials упаковк`,
        '$equipment стеллаж погрузчик склад',
        notRussian(),
      ),
      price: null,
      revenue: 700_000,
    },
    ru('склад ответственного хранения на 2000 паллет в Ростове-на-Дону', 'RU', 2000),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        'рейс поездк заказ перевоз пассажир билет трансфер час экскурс автобус договор маршрут',
        `$fuel | $staff водител | $vehicle ремонт страхов ${russian.running}`,
        '$vehicle',
        notRussian(),
      ),
      price: null,
      revenue: 300_000,
    },
    ru('пассажирские перевозки, 4 микроавтобуса, Душанбе', 'TJ', 4),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} shipment container freight forward customs clearance`,
        `freight carrier transport shipping $staff | $staff ${english.running}`,
        '',
        notEnglish(),
      ),
      price: null,
      revenue: 1_000_000,
    },
    en('freight forwarder and customs clearance in Guayaquil', 'EC'),
  ),
];

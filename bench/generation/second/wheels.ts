// Lines of the second set about cars, taxis and logistics.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, owning, russian, serving, small } from '../usual.ts';

export const secondWheels: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} repair car vehicle part diagnos tyre brake service labour labor`,
        `part $materials $goods | $staff mechanic technician | $rent`,
        '$equipment lift',
        notEnglish(),
      ),
      price: [[40, 1_200]],
      revenue: 800_000,
    },
    en('car repair garage in Gdansk with 4 lifts', 'PL', 4),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} шиномонтаж шин колёс колес хранен балансир автомобил машин чек`,
        `$materials груз латк $goods шин | $staff шиномонтажник | $rent $utilities`,
        '$equipment',
        `${notRussian()} мойк`,
      ),
      price: [[4, 130]],
      revenue: 180_000,
    },
    ru('шиномонтаж без автомойки'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} wash car vehicle detail clean member`,
        `$materials chemical shampoo water $utilities | ${english.running} $staff washer`,
        '$equipment $building $fitout bay',
        notEnglish(),
      ),
      price: [[3, 80]],
      revenue: 350_000,
    },
    en('self service car wash with 5 bays in Monterrey', 'MX', 5),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        'поездк заказ такси километр км час выручк пассажир смен рейс',
        `$fuel | ${russian.running} комисси мойк $vehicle лизинг`,
        '',
        notRussian(),
      ),
      price: [
        [2, 40],
        [15, 300],
      ],
      revenue: 45_000,
    },
    ru('работаю в такси на своей машине'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} рейс перевоз груз километр км тонн фура доставк машин`,
        `$fuel | $staff водител | $vehicle ремонт страхов платон лизинг ${russian.running}`,
        '$vehicle фура фур',
        notRussian(),
      ),
      price: null,
      revenue: 1_800_000,
    },
    ru('грузоперевозки, 8 фур, Россия и Казахстан', null, 8),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} move removal house home hour van storage`,
        `$fuel $vehicle | $staff mover driver porter`,
        '$vehicle',
        notEnglish(),
      ),
      price: [
        [150, 4_000],
        [50, 250],
      ],
      revenue: 450_000,
    },
    en('removals firm in Lausanne, 3 vans', 'CH', 3),
  ),
  ...linesOf(
    {
      ...owning,
      margin: [-5, 75],
      en: words(
        'scooter rent ride minute trip day hire booking customer rental bike',
        `${english.running} charging repair maintenance $staff battery part $fuel | ${english.running} $staff`,
        'scooter $vehicle bike moped',
        'haircut patient tuition room_night hectare espresso',
      ),
      price: [
        [0.1, 1],
        [2, 90],
      ],
      revenue: 180_000,
    },
    en('50 electric scooters for rent in Da Nang', 'VN', 50),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} доставк посылк отправлен курьер`,
        `$staff курьер водител | $fuel $vehicle ${russian.running}`,
        '',
        notRussian(),
      ),
      price: [
        [2, 40],
        [150, 6_000],
      ],
      revenue: 350_000,
    },
    ru('курьерская служба для интернет-магазинов'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} storage pallet pick fulfil order parcel warehouse shipping`,
        `$staff picker packer warehouse | $rent warehouse | packag ${english.running} $materials`,
        '$equipment rack shelv forklift',
        'haircut patient tuition room_night hectare espresso',
      ),
      price: null,
      revenue: 900_000,
    },
    en('fulfillment warehouse of 1500 sq m near Brno', 'CZ', 1500),
  ),
];

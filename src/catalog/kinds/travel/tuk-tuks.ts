// Tours in small open vehicles.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, volume, yearly } from '../../kind/rows.ts';
import {
  accounting,
  deposit,
  insurance,
  launch,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
} from '../../kind/usual-costs.ts';

export const tukTuks: readonly Kind[] = [
  {
    id: 'tuk_tuk_tours',
    industry: 'hospitality',
    name: ['Tuktuk tours', 'Туры на тук-туках'],
    words: {
      en: 'tuktuk, tuktuks, tuktuk tours, tuktuk hire, rickshaw tours, pedicab, golf cart tours, tuktuk sightseeing, electric tuktuk, rickshaw rides, golf buggy tours, electric cart tours',
      ru: 'туктук, туктуки, туры на туктуках, экскурсии на туктуках, прогулки на туктуке, экскурсии на гольф-карах, экскурсии на тук-туках, туры на тук-туках, туры на электрокарах, экскурсии на электрокарах, катаем туристов на тук-туке, электрокары для туристов',
      es: 'tuktuk, tours en tuktuk, paseos en tuktuk',
      de: 'tuktuk, tuktuk touren, rikschafahrten, rikscha',
      fr: 'tuktuk, visites en tuktuk, vélo-taxi',
      it: 'tuktuk, tour in tuktuk, tour in ape calessino',
      pt: 'tuktuk, passeios de tuktuk, tours de tuktuk',
      tr: 'tuktuk, tuktuk turları, çekçek turu',
    },
    scale: scale(
      'vehicles',
      [4, 1, 40],
      ['Tuk-tuks', 'Тук-туки'],
      ['tuk-tuk|tuk-tuks', 'тук-тук|тук-тука|тук-туков'],
      { machines: 1, people: 0.8, bikes: 1 },
    ),
    volumes: [
      volume('tours', ['Tours and rides', 'Туры и поездки'], ['tours', 'поездок'], 'daily', {
        capacity: each(1),
        a_day: n(6, 4, 8),
        days: n(30, 26, 30),
        use: n(34, 22, 46),
      }),
    ],
    sales: [
      sale(['City tours', 'Обзорные туры'], 'tours', n(73, 38, 115), n(68, 50, 85)),
      sale(['Tours of half a day', 'Туры на полдня'], 'tours', n(180, 92, 280), n(11, 4, 20)),
      sale(['Short rides', 'Короткие поездки'], 'tours', n(24, 10, 40), n(19, 8, 40)),
      sale(['Weddings and events', 'Свадьбы и мероприятия'], 'tours', n(240, 120, 420), n(2, 0.5, 6)),
      otherIncome(['Advertising on vehicles', 'Реклама на тук-туках'], each(n(90, 0, 250))),
    ],
    costs: [
      pay(['Drivers and guides', 'Водители-гиды'], each(n(0.75, 0.5, 1.2)), n(34000, 27000, 43000), {
        isGradual: true,
        isPartTime: true,
      }),
      share(
        ['Commission of hotels and booking sites', 'Комиссия отелей и площадок бронирования'],
        n(12, 5, 22),
      ),
      monthly(['Charging and upkeep of vehicles', 'Зарядка и обслуживание'], each(n(180, 85, 350))),
    ],
    overheads: [
      rent(each(n(115, 50, 260))),
      manager(n(46000, 36000, 60000), n(0.5, 0, 1.2)),
      insurance(each(n(110, 50, 230))),
      yearly(['Licences of vehicles', 'Лицензии на перевозку'], each(n(600, 150, 1800))),
      marketing(n(4, 2, 8)),
      paymentFees(n(2, 1, 3)),
      software(n(110, 40, 250)),
      accounting(n(220, 100, 430)),
      phone(),
      registration(n(1500, 500, 4000)),
      deposit(each(n(230, 100, 520))),
      launch(n(2500, 800, 7000)),
    ],
    assets: [
      asset(['Tuk-tuks', 'Тук-туки'], each(n(15500, 7000, 26000)), 7),
      asset(['Painting, sound and rain covers', 'Оформление, звук и тенты'], each(n(1100, 400, 2500)), 4),
      asset(['Garage and chargers', 'Гараж и зарядки'], n(7000, 2000, 18000), 8),
    ],
    terms: { receivable: 2, stock: 0, payable: 12 },
    season: 'summer',
    ramp: { from: n(45, 25, 65), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(35, 0, 60),
    health: { gross: [28, 58], payroll: [36, 68], ebitda: [7, 32], payback: [10, 60] },
  },
];

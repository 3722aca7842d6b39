// Parks of ropes, bridges and ziplines among trees.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const adventureParks: readonly Kind[] = [
  {
    id: 'rope_park',
    industry: 'entertainment',
    name: ['Rope and zipline park', 'Верёвочный парк'],
    words: {
      en: 'rope park, ropes course, high ropes, high ropes course, zipline, zip line, zip wire, zipline tours, canopy tour, treetop adventure park, adventure park, bungee jumping, via ferrata, giant swing, zipline park, aerial trail, aerial adventure, tree climbing park, climb in the trees, climb trees with harness, tree top walk, treetop walk',
      ru: 'верёвочный парк, верёвочный городок, панда-парк, зиплайн, троллей, канатная дорога-аттракцион, парк приключений, роуп-джампинг, банджи-джампинг, верёвочные трассы, большие качели, канатный парк, воздушные тропы, тарзанка, канатка на деревьях',
      es: 'parque de aventuras, tirolina, tirolinas, canopy',
      de: 'hochseilgarten, kletterwald, zipline, kletterpark',
      fr: 'parc accrobranche, accrobranche, tyrolienne, parc aventure',
      it: 'parco avventura, zipline',
      pt: 'parque de aventura, arvorismo, tirolesa',
      tr: 'macera parkı, zipline, ip parkuru',
    },
    scale: scale(
      'visitors',
      [1600, 200, 20000],
      ['Visitors a month', 'Посетители в месяц'],
      ['visitor a month|visitors a month', 'посетитель в месяц|посетителя в месяц|посетителей в месяц'],
      { lanes: 300, people: 190, hectares: 800, machines: 300, courts: 300, customers: 1 },
    ),
    volumes: [
      volume('visits', ['Visits', 'Посещения'], ['visits', 'посещений'], 'plain', { quantity: each(1) }),
    ],
    sales: [
      sale(['Tickets of adults', 'Взрослые билеты на трассы'], 'visits', n(33, 12, 55), n(52, 38, 65)),
      sale(['Tickets of children', 'Детские билеты на трассы'], 'visits', n(24, 8, 40), n(48, 35, 62)),
      sale(['Zipline rides', 'Спуск на зиплайне'], 'visits', n(16, 5, 35), n(24, 8, 45)),
      sale(['Parties and groups', 'Праздники и группы'], 'visits', n(19, 7, 38), n(12, 5, 25)),
      sale(['Drinks, snacks and photos', 'Напитки, закуски и фото'], 'visits', n(7, 2, 13), n(35, 18, 55)),
    ],
    costs: [
      pay(['Instructors', 'Инструкторы'], each(n(0.0057, 0.0039, 0.0088)), n(31000, 25000, 40000), {
        isGradual: true,
        isPartTime: true,
      }),
      share(
        ['Drinks and snacks bought', 'Закупка напитков и закусок'],
        n(45, 35, 55),
        'Drinks, snacks and photos',
      ),
      share(['Ropes, harnesses and inspection', 'Тросы, обвязки и проверки'], n(4.5, 3, 8)),
    ],
    overheads: siteOverheads({
      rented: 2600,
      powered: 450,
      managerPay: 52000,
      advertising: 5,
      insured: 1400,
      repaired: 900,
      programs: 260,
      licensed: 2600,
      permitted: 7000,
      launched: 8000,
    }),
    assets: [
      asset(['Routes, platforms and ziplines', 'Трассы, платформы и зиплайны'], each(n(130, 44, 280)), 12),
      asset(['Harnesses and helmets', 'Обвязки и каски'], each(n(12, 5, 24)), 4),
      asset(['Cabin, counter and car park', 'Домик, касса и парковка'], n(38000, 10000, 90000), 12),
    ],
    terms: { receivable: 0, stock: 5, payable: 15 },
    season: 'summer',
    ramp: { from: n(45, 25, 65), months: n(9, 4, 16) },
    growth: [4, 3, 2],
    borrowed: n(35, 0, 60),
    health: { gross: [40, 74], payroll: [18, 52], ebitda: [6, 42], payback: [12, 96] },
  },
];

// Boats that fish, and ferries.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const ships: readonly Kind[] = [
  {
    id: 'fishing_boat',
    industry: null,
    name: ['Fishing boats', 'Рыболовные суда'],
    words: {
      en: 'fishing boats, fishing boat, commercial fishing, fishing vessel, fishing company, fishery, trawler, sea fishing, crab fishing, lobster fishing, shrimp boat, fishing fleet, lobster boat, crab boat, crab boats, catch cod, catch fish at sea, catch fish, catch crab, fishermen, prawn trawler, cod fishing, tuna boat, longliner, crab and lobster boat, prawn boat',
      ru: 'рыболовное судно, рыболовные суда, рыболовство, промысел рыбы, рыбный промысел, рыболовецкая артель, сейнер, траулер, вылов рыбы, промысел краба, рыболовецкая компания, добыча рыбы, ловим рыбу, ловим рыбу в море, добыча краба, ловля краба, ловим краба, рыболовный флот, рыбаки, краболов, вылов краба, добыча креветки',
      es: 'barco pesquero, pesca comercial, empresa pesquera',
      de: 'fischkutter, fischereibetrieb, hochseefischerei',
      fr: 'bateau de pêche, pêche professionnelle',
      it: 'peschereccio, pesca professionale',
      pt: 'barco de pesca, pesca comercial',
      tr: 'balıkçı teknesi, balıkçılık',
    },
    scale: scale(
      'boats',
      [2, 1, 25],
      ['Fishing boats', 'Рыболовные суда'],
      ['boat|boats', 'судно|судна|судов'],
      { crews: 1, people: 0.25, vehicles: 1, tonnes: 0.00526 },
    ),
    volumes: [
      volume('catch', ['Catch', 'Улов'], ['tonnes', 'т'], 'harvest', {
        capacity: each(1),
        yield: n(190, 70, 400),
      }),
    ],
    sales: [
      sale(['Fish', 'Рыба'], 'catch', n(2200, 900, 4300), n(75, 55, 92)),
      sale(
        ['Shellfish and choice fish', 'Моллюски, краб и ценная рыба'],
        'catch',
        n(5200, 2500, 12000),
        n(25, 8, 45),
      ),
    ],
    costs: [
      pay(['Crew', 'Экипаж'], each(n(4, 2, 7)), n(50000, 38000, 75000)),
      monthly(['Fuel', 'Топливо'], each(n(7000, 3000, 15000))),
      unit(['Ice, bait and boxes', 'Лёд, наживка и тара'], n(90, 40, 170), 'catch'),
      share(['Quotas and landing fees', 'Квоты и портовые сборы'], n(7, 3, 13)),
    ],
    overheads: [
      ...siteOverheads({
        powered: 250,
        advertising: 0.3,
        insured: 250,
        repaired: 200,
        programs: 80,
        licensed: 6000,
        permitted: 15000,
        launched: 300,
        isForConsumers: false,
      }),
      monthly(['Repairs of boats', 'Ремонт судов'], each(n(3200, 1500, 7000))),
      monthly(['Nets and gear', 'Сети и снасти'], each(n(1200, 500, 2800))),
      monthly(['Boat insurance', 'Страхование судов'], each(n(1600, 700, 3500))),
      monthly(['Mooring', 'Стоянка в порту'], each(n(650, 200, 1600))),
    ],
    assets: [
      asset(['Fishing boats', 'Рыболовные суда'], each(n(700000, 200000, 2000000)), 20),
      asset(['Nets, winches and gear', 'Сети, лебёдки и снасти'], each(n(65000, 25000, 150000)), 5),
      asset(['Navigation and sonar', 'Навигация и эхолоты'], each(n(40000, 15000, 90000)), 7),
      asset(
        ['Cold hold and ice machines', 'Холодильный трюм и льдогенераторы'],
        each(n(35000, 12000, 90000)),
        10,
      ),
    ],
    terms: { receivable: 14, stock: 2, payable: 20 },
    season: 'even',
    ramp: { from: n(60, 40, 80), months: n(5, 2, 10) },
    growth: [0],
    borrowed: n(55, 25, 75),
    health: { gross: [24, 46], payroll: [28, 52], ebitda: [8, 28], payback: [48, 180] },
    isTraded: true,
    // Crews share in what is caught, so they are paid far above others in Russia.
    ownLevels: { RU: { prices: 1, pay: 1.4 } },
  },
  {
    id: 'ferry',
    industry: 'transportation',
    name: ['Ferry', 'Паромная переправа'],
    words: {
      en: 'ferry, ferry service, passenger ferry, car ferry, water bus, river ferry, passenger boat line, hydrofoil line, ferry line, passenger ferry line, hovercraft, hovercraft service, island ferry, ferries, carry cars across, carry people and cars across',
      ru: 'паромная переправа, паром, переправа, пассажирский паром, речной трамвай, пассажирские речные перевозки, морские пассажирские перевозки, паромная линия, перевозки по реке, пассажирские перевозки по реке, перевоз через реку, паромы, катер на остров',
      es: 'ferry, transbordador, taxi acuático',
      de: 'fähre, fährbetrieb, wassertaxi',
      fr: 'ferry, bac, bateau-taxi',
      it: 'traghetto, taxi acqueo',
      pt: 'balsa, ferry, táxi aquático',
      tr: 'feribot, deniz taksi',
    },
    scale: scale('boats', [1, 1, 12], ['Ferries', 'Паромы'], ['ferry|ferries', 'паром|парома|паромов'], {
      crews: 0.5,
      seats: 0.005,
    }),
    volumes: [
      volume('passengers', ['Passengers', 'Пассажиры'], ['passengers', 'пассажиров'], 'daily', {
        capacity: each(1),
        a_day: n(900, 300, 2000),
        days: n(30, 25, 30),
        use: n(43, 30, 62),
      }),
    ],
    sales: [
      sale(['Passenger tickets', 'Билеты пассажиров'], 'passengers', n(7, 2.5, 18)),
      sale(['Cars', 'Перевозка автомобилей'], 'passengers', n(19, 8, 45), n(18, 5, 35)),
      sale(['Café on board', 'Буфет на борту'], 'passengers', n(5, 2, 10), n(25, 10, 45)),
      otherIncome(['Freight and charters', 'Грузы и фрахт'], each(n(6000, 1000, 18000))),
    ],
    costs: [
      pay(['Crew', 'Экипаж'], each(n(9, 6, 14)), n(56000, 43000, 76000)),
      monthly(['Fuel', 'Топливо'], each(n(21500, 9000, 45000))),
      share(['Harbour dues', 'Портовые сборы'], n(6, 3, 10)),
      share(['Food and drinks', 'Продукты и напитки'], n(42, 34, 52), 'Café on board'),
    ],
    overheads: [
      ...siteOverheads({
        powered: 500,
        managerPay: 84000,
        advertising: 1.5,
        insured: 500,
        repaired: 250,
        programs: 700,
        licensed: 9000,
        permitted: 25000,
        launched: 8000,
      }),
      monthly(['Repairs of boats', 'Ремонт судов'], each(n(6800, 3000, 15000))),
      monthly(['Boat insurance', 'Страхование судов'], each(n(3800, 1500, 8000))),
      pay(['Ticket sellers', 'Кассиры'], each(n(2, 1, 4)), n(33000, 27000, 41000)),
    ],
    assets: [
      asset(['Ferries', 'Паромы'], each(n(2000000, 500000, 7000000)), 25),
      asset(['Landing stages', 'Причалы'], each(n(160000, 40000, 450000)), 20),
      asset(['Ticket offices and systems', 'Кассы и билетная система'], n(50000, 15000, 120000), 6),
    ],
    terms: { receivable: 2, stock: 4, payable: 20 },
    season: 'summer',
    ramp: { from: n(50, 30, 70), months: n(8, 4, 15) },
    growth: [2, 1, 1],
    borrowed: n(60, 30, 75),
    health: { gross: [32, 56], payroll: [30, 54], ebitda: [8, 30], payback: [54, 220] },
  },
];

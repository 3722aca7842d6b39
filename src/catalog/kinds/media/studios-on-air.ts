// Radio stations, and studios where others record their podcasts.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator } from '../../kind/usual-costs.ts';

export const studiosOnAir: readonly Kind[] = [
  {
    id: 'radio_station',
    industry: 'entertainment',
    name: ['Radio station', 'Радиостанция'],
    words: {
      en: 'radio station, radio, fm station, local radio, online radio, internet radio, fm radio, community radio, broadcasting station, broadcasting company',
      ru: 'радиостанция, радио, местное радио, фм-станция, интернет-радио, городское радио, радиовещание, детское радио',
      es: 'emisora de radio, estación de radio, radio',
      de: 'radiosender, radiostation, radio',
      fr: 'station de radio, radio',
      it: 'stazione radio, emittente radiofonica, radio',
      pt: 'estação de rádio, emissora de rádio, rádio',
      tr: 'radyo istasyonu, radyo',
    },
    scale: scale(
      'visitors',
      [60000, 12000, 1500000],
      ['Listeners a day', 'Слушателей в день'],
      ['listener a day|listeners a day', 'слушатель в день|слушателя в день|слушателей в день'],
      {
        customers: 1,
        people: 6000,
      },
    ),
    volumes: [
      volume('listeners', ['Listeners a day', 'Слушатели в день'], ['listeners', 'слушателей'], 'plain', {
        quantity: each(1),
      }),
    ],
    sales: [
      sale(['Commercials', 'Рекламные ролики'], 'listeners', n(1.25, 0.5, 2.4)),
      sale(['Sponsors of programmes', 'Спонсоры программ'], 'listeners', n(0.3, 0.08, 0.7)),
      sale(['Advertising on the internet', 'Реклама в интернете'], 'listeners', n(0.13, 0.03, 0.35)),
      sale(['Events and recording', 'Мероприятия и запись роликов'], 'listeners', n(0.12, 0.02, 0.35)),
    ],
    costs: [
      pay(
        ['Presenters and editors', 'Ведущие и редакторы'],
        each(n(0.0001, 0.00005, 0.0002)),
        n(56000, 42000, 76000),
      ),
      pay(
        ['Advertising sales', 'Менеджеры по рекламе'],
        each(n(0.00005, 0.00003, 0.0001)),
        n(60000, 46000, 80000),
      ),
      share(['Commission of agencies', 'Комиссия агентств'], n(12, 6, 18)),
      share(['Music royalties', 'Авторские отчисления за музыку'], n(5, 3, 8)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3800,
        powered: 900,
        managerPay: 95000,
        advertising: 4,
        insured: 350,
        repaired: 500,
        programs: 900,
        licensed: 6000,
        permitted: 30000,
        launched: 20000,
        isForConsumers: false,
      }),
      monthly(['Transmitter and mast', 'Передатчик и мачта'], n(4200, 1500, 9000)),
    ],
    assets: [
      asset(['Transmitter and antennas', 'Передатчик и антенны'], n(160000, 40000, 400000), 12),
      asset(['Studios', 'Студии'], n(120000, 35000, 280000), 8),
      asset(['Computers and playout', 'Компьютеры и эфирная система'], n(45000, 15000, 100000), 5),
    ],
    terms: { receivable: 40, stock: 0, payable: 25 },
    season: 'offices',
    ramp: { from: n(25, 12, 45), months: n(20, 12, 34) },
    growth: [3, 2, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [34, 62], payroll: [32, 62], ebitda: [5, 28], payback: [24, 120] },
  },
  {
    id: 'podcast_studio',
    industry: 'entertainment',
    name: ['Podcast studio for hire', 'Студия подкастов в аренду'],
    words: {
      en: 'podcast studio, podcast studio hire, podcast recording studio, podcast production, video podcast studio, streaming studio, voice recording studio, livestream studio, podcast room, podcast room by the hour, podcast rooms',
      ru: 'студия подкастов, подкаст студия, подкаст-студия, студия записи подкастов, аренда студии подкастов, запись подкастов, производство подкастов, студия для подкастов, студия видеоподкастов, стриминговая студия, студия прямых эфиров, подкастерская',
      es: 'estudio de podcast, producción de podcasts',
      de: 'podcast studio, podcast produktion',
      fr: 'studio de podcast, production de podcasts',
      it: 'studio podcast, produzione podcast',
      pt: 'estúdio de podcast, produção de podcasts',
      tr: 'podcast stüdyosu, podcast yapımı',
    },
    scale: scale('rooms', [2, 1, 12], ['Studios', 'Студии'], ['studio|studios', 'студия|студии|студий'], {
      screens: 1,
      area: 0.025,
      people: 0.6,
    }),
    volumes: [
      volume('hours', ['Hours of hire', 'Часы аренды'], ['hours', 'часов'], 'monthly', {
        capacity: each(1),
        a_month: n(240, 180, 300),
        use: n(44, 28, 64),
      }),
    ],
    sales: [
      sale(['Studio hire', 'Аренда студии'], 'hours', n(63, 25, 120)),
      sale(['Video recording', 'Видеозапись'], 'hours', n(45, 18, 100), n(50, 25, 80)),
      sale(['Editing', 'Монтаж'], 'hours', n(56, 20, 120), n(36, 15, 62)),
      sale(['Live broadcasts', 'Прямые эфиры'], 'hours', n(95, 40, 230), n(6, 2, 15)),
    ],
    costs: [
      pay(['Sound and camera operators', 'Звукорежиссёры и операторы'], each(0.7), n(48000, 37000, 62000), {
        isGradual: true,
      }),
      pay(['Editors', 'Монтажёры'], each(n(0.3, 0, 1)), n(52000, 40000, 68000), { isGradual: true }),
      share(['Freelance editors', 'Внештатные монтажёры'], n(25, 10, 45), 'Editing'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2800,
        powered: 450,
        advertising: 6,
        insured: 150,
        repaired: 250,
        programs: 320,
        licensed: 200,
        permitted: 1500,
      }),
      administrator(n(36000, 29000, 45000), n(0.6, 0, 2)),
    ],
    assets: [
      asset(['Cameras, lights and microphones', 'Камеры, свет и микрофоны'], each(n(24000, 9000, 50000)), 5),
      asset(['Soundproofing and decoration', 'Звукоизоляция и отделка'], each(n(26000, 9000, 60000)), 8),
      asset(['Computers', 'Компьютеры'], each(n(5500, 2500, 11000)), 4),
    ],
    terms: { receivable: 3, stock: 0, payable: 10 },
    season: 'offices',
    ramp: { from: n(30, 15, 50), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [38, 66], payroll: [34, 64], ebitda: [6, 30], payback: [16, 84] },
  },
];

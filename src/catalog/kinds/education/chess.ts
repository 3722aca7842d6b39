// Schools of chess and other games of the mind.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const chess: readonly Kind[] = [
  {
    id: 'chess_school',
    industry: 'consulting',
    name: ['Chess school', 'Шахматная школа'],
    words: {
      en: 'chess school, chess club, chess classes, chess lessons, chess academy, chess coach, mental arithmetic school, abacus school, speed reading school, chess club for kids, kids chess club',
      ru: 'шахматная школа, шахматный клуб, школа шахмат, шахматы для детей, занятия шахматами, тренер по шахматам, шахматный кружок, ментальная арифметика, школа скорочтения, скорочтение',
      es: 'escuela de ajedrez, club de ajedrez',
      de: 'schachschule, schachklub',
      fr: 'école d’échecs, club d’échecs',
      it: 'scuola di scacchi, circolo scacchistico',
      pt: 'escola de xadrez, clube de xadrez',
      tr: 'satranç okulu, satranç kulübü',
    },
    scale: scale(
      'pupils',
      [60, 15, 500],
      ['Pupils of chess', 'Ученики'],
      ['pupil|pupils', 'ученик|ученика|учеников'],
      { places: 1, customers: 1, people: 60, rooms: 40, area: 1.1, members: 1, shops: 60, lessons: 0.9 },
    ),
    volumes: [
      volume(
        'pupils',
        ['Pupils in groups', 'Ученики в группах'],
        ['months of lessons', 'месяцев занятий'],
        'filled',
        {
          capacity: each(1),
          use: n(72, 55, 88),
        },
      ),
    ],
    sales: [
      sale(['Monthly group classes', 'Абонементы в группы'], 'pupils', n(118, 45, 190), n(86, 70, 95)),
      sale(['Individual lessons', 'Индивидуальные занятия'], 'pupils', n(46, 18, 80), n(38, 15, 70)),
      sale(['Tournaments and camps', 'Турниры и лагеря'], 'pupils', n(32, 10, 70), n(25, 10, 45)),
      sale(['Chess sets and books', 'Шахматы и учебники'], 'pupils', n(24, 8, 45), n(6, 2, 14)),
    ],
    costs: [
      pay(
        ['Teachers of chess', 'Тренеры по шахматам'],
        each(n(0.0135, 0.009, 0.022)),
        n(36000, 27000, 50000),
        {
          isGradual: true,
          isPartTime: true,
        },
      ),
      share(
        ['Prizes, hire of halls and travel', 'Призы, залы турниров и поездки'],
        n(45, 30, 60),
        'Tournaments and camps',
      ),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(55, 45, 65), 'Chess sets and books'),
    ],
    overheads: siteOverheads({
      rented: 900,
      powered: 110,
      advertising: 4,
      insured: 55,
      repaired: 60,
      programs: 80,
      licensed: 200,
      permitted: 800,
      launched: 1300,
    }),
    assets: [
      asset(['Chess sets, clocks and boards', 'Шахматы, часы и доски'], each(n(75, 30, 160)), 6),
      asset(['Tables and screens', 'Столы и экраны'], each(n(110, 40, 240)), 8),
      asset(['Fitting-out of rooms', 'Ремонт помещений'], n(6500, 1500, 18000), 10),
    ],
    terms: { receivable: 0, stock: 15, payable: 10 },
    season: 'school',
    ramp: { from: n(35, 18, 58), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(15, 0, 45),
    health: { gross: [34, 74], payroll: [22, 62], ebitda: [5, 34], payback: [5, 60] },
  },
];

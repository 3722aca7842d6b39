// Sheep kept for meat and wool.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, otherIncome, sale, scale, share, volume, yearly } from '../../kind/rows.ts';
import { marketing, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import { delivery, farmWorkers, feed, landLease, smallFarmOffice, vet } from './farm-costs.ts';

export const sheep: readonly Kind[] = [
  {
    id: 'sheep_farm',
    industry: null,
    name: ['Sheep farm', 'Овцеводство'],
    words: {
      en: 'sheep farm, sheep farming, sheep, sheep breeding, sheep station, sheep ranch, lamb farm, lamb production, wool production, raising sheep, alpaca farm, ewes, ewes on hills, merinos, merino wool, merino sheep, lamb boxes, lambs, flock of sheep, hill sheep, keep sheep, fat lambs, alpacas, alpaca wool, llama farm',
      ru: 'овцеводство, овцы, овцеферма, ферма овец, разведение овец, овцеводческая ферма, овцеводческое хозяйство, баранина, бараны, ферма альпак, держим овец, держу овец, разводим баранов, бараны на мясо, отара, отара овец, романовские овцы, ягнята, ягнятина, чабан, эдильбаевские овцы, меринос, овцематки, овцематок, альпаки',
      es: 'granja de ovejas, ganado ovino, cría de ovejas',
      de: 'schafzucht, schäferei, schafhof',
      fr: 'élevage ovin, élevage de moutons, bergerie',
      it: 'allevamento ovino, allevamento di pecore',
      pt: 'criação de ovelhas, ovinocultura',
      tr: 'koyun çiftliği, koyunculuk, küçükbaş hayvancılık',
    },
    scale: scale(
      'animals',
      [600, 60, 6000],
      ['Ewes', 'Овцематки'],
      ['ewe|ewes', 'овцематка|овцематки|овцематок'],
      { hectares: 6, people: 300 },
    ),
    volumes: [
      volume('lambs', ['Lambs sold', 'Проданные ягнята'], ['animals', 'голов'], 'harvest', {
        capacity: each(1),
        yield: n(1.15, 0.8, 1.6),
      }),
      volume('wool', ['Wool', 'Шерсть'], ['kg', 'кг'], 'harvest', {
        capacity: each(1),
        yield: n(4, 2.5, 6),
      }),
    ],
    sales: [
      sale(['Lambs for meat', 'Ягнята на мясо'], 'lambs', n(180, 105, 260), n(84, 60, 95)),
      sale(['Lamb sold directly', 'Баранина напрямую покупателям'], 'lambs', n(310, 190, 430), n(12, 0, 35)),
      sale(['Sheep for breeding', 'Племенные овцы'], 'lambs', n(280, 170, 450), n(4, 0, 15)),
      sale(['Wool', 'Шерсть'], 'wool', n(2.2, 0.5, 6)),
      otherIncome(['Subsidies', 'Субсидии'], each(n(2, 0, 6))),
    ],
    costs: [
      feed(n(44, 26, 80), 'lambs'),
      vet(n(8.5, 4, 15), 'lambs'),
      yearly(['Shearing', 'Стрижка овец'], each(n(5, 2.5, 9))),
      share(['Slaughter and cutting', 'Забой и разделка'], n(22, 15, 30), 'Lamb sold directly'),
      farmWorkers(each(n(0.0016, 0.0008, 0.004)), n(35000, 28000, 43000)),
    ],
    overheads: [
      landLease(each(n(1.7, 0.4, 4))),
      utilities(each(n(0.35, 0.15, 0.8))),
      vehicleCosts(each(n(1.1, 0.5, 2.2))),
      repairs(each(n(0.8, 0.4, 1.6))),
      marketing(n(1, 0.2, 3)),
      delivery(n(2, 0.5, 5)),
      ...smallFarmOffice,
    ],
    assets: [
      asset(['Ewes and rams', 'Овцематки и бараны'], each(n(215, 120, 380)), 7),
      asset(['Sheds, pens and fences', 'Овчарни, загоны и ограда'], each(n(110, 40, 300)), 20),
      asset(['Tractor and machines', 'Трактор и техника'], n(48000, 12000, 130000), 12),
      asset(
        ['Shearing and handling equipment', 'Оборудование для стрижки и сортировки'],
        n(9000, 2500, 22000),
        10,
      ),
    ],
    terms: { receivable: 14, stock: 20, payable: 20 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(18, 10, 28) },
    growth: [2, 2, 1],
    borrowed: n(40, 10, 60),
    health: { gross: [34, 78], payroll: [0, 34], ebitda: [9, 44], payback: [48, 200] },
    isTraded: true,
  },
];

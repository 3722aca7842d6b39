// Cows for milk and for beef.
import { each, following, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, commission, otherIncome, sale, scale, unit, volume } from '../../kind/rows.ts';
import { manager, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import {
  delivery,
  farmOffice,
  farmPackaging,
  farmWorkers,
  feed,
  landLease,
  smallFarmOffice,
  vet,
} from './farm-costs.ts';

export const cattle: readonly Kind[] = [
  {
    id: 'dairy_farm',
    industry: null,
    name: ['Dairy farm', 'Молочная ферма'],
    words: {
      en: 'dairy farm, dairy cows, milk farm, milk production, cow farm, dairy cattle, dairy, milking cows, cows, farm with cows, dairy herd, herd of cows, milk cows, milking parlour, milking herd, holsteins, jersey cows, raw milk, robot milked herd, buffalo milk, buffalo milk farm, milking robots, milk from own cows, friesians, friesian cows, friesians milked, cows milked twice a day, jerseys milked, milk jerseys, family milks jerseys',
      ru: 'молочная ферма, молочное хозяйство, дойные коровы, производство молока, молоко, коровы, коровник, молочное животноводство, дойное стадо, ферма коров, молочное стадо, стадо коров, доим коров, держим коров, держу коров, сдаём молоко, дойное хозяйство, мтф, молочно-товарная ферма, роботизированная молочная ферма, молоко от своих коров, бурёнки, дойные, доильный зал',
      es: 'granja lechera, tambo, vacas lecheras, producción de leche',
      de: 'milchviehbetrieb, milchhof, milchkühe, milchproduktion',
      fr: 'ferme laitière, élevage laitier, vaches laitières',
      it: 'allevamento da latte, azienda lattiera, vacche da latte',
      pt: 'fazenda leiteira, exploração leiteira, vacas leiteiras',
      tr: 'süt çiftliği, süt inekçiliği, mandıra çiftliği',
    },
    scale: scale('animals', [100, 20, 1500], ['Cows', 'Коровы'], ['cow|cows', 'корова|коровы|коров'], {
      units_a_day: 0.0425,
      people: 33,
    }),
    volumes: [
      volume(
        'milk',
        ['Milk', 'Молоко'],
        ['litres', 'л'],
        'monthly',
        { capacity: each(1), a_month: following('milk', n(820, 680, 980)), use: n(86, 78, 90) },
        [1, 1, 1],
      ),
    ],
    sales: [
      sale(['Milk to dairies', 'Молоко на завод'], 'milk', n(0.49, 0.4, 0.62), n(93, 60, 100)),
      sale(
        ['Milk and dairy sold directly', 'Молоко и молочное напрямую'],
        'milk',
        n(1.6, 1, 2.6),
        n(4, 0, 35),
      ),
      commission(
        ['Calves and culled cows', 'Телята и выбракованные коровы'],
        'Milk to dairies',
        n(15, 9, 24),
      ),
      otherIncome(['Subsidies', 'Субсидии'], each(n(6, 0, 30))),
    ],
    costs: [
      feed(following('fodder', n(0.205, 0.14, 0.28)), 'milk'),
      vet(n(0.026, 0.014, 0.045), 'milk'),
      unit(['Bedding and milking supplies', 'Подстилка и доильные материалы'], n(0.02, 0.01, 0.035), 'milk'),
      farmPackaging(n(10, 6, 15), 'Milk and dairy sold directly'),
      farmWorkers(each(n(0.014, 0.008, 0.03)), n(40000, 32000, 50000)),
    ],
    overheads: [
      landLease(each(n(17, 5, 40))),
      utilities(each(n(9, 5, 18))),
      vehicleCosts(each(n(11, 5, 22))),
      repairs(each(n(11, 6, 22))),
      manager(n(52000, 40000, 70000), n(0.7, 0.2, 1)),
      ...farmOffice,
    ],
    assets: [
      asset(['Cows', 'Коровы'], each(following('milk', n(2300, 1500, 3600))), 8),
      asset(
        ['Cowshed and milking parlour', 'Коровник и доильный зал'],
        each(following('milk', n(2700, 1200, 6000))),
        25,
      ),
      asset(['Milk cooling', 'Охлаждение молока'], each(n(300, 160, 600)), 15),
      asset(
        ['Tractors and machines', 'Тракторы и техника'],
        each(following('fodder', n(1150, 500, 2400))),
        15,
      ),
    ],
    terms: { receivable: 18, stock: 45, payable: 30 },
    season: 'even',
    ramp: { from: n(60, 40, 80), months: n(12, 6, 20) },
    growth: [1, 1, 1],
    borrowed: n(40, 15, 65),
    health: { gross: [28, 74], payroll: [0, 32], ebitda: [10, 38], payback: [48, 156] },
    isTraded: true,
  },
  {
    id: 'beef_farm',
    industry: null,
    name: ['Beef cattle', 'Мясное скотоводство'],
    words: {
      en: 'beef farm, beef cattle, cattle ranch, cattle farm, cattle, bulls, cattle fattening, feedlot, angus cattle, beef, raising cattle, horse breeding, deer farm, stud farm, buffalo farm, bison farm, suckler herd, suckler cows, angus, herefords, grass fed beef, beef boxes, wagyu, wagyu beef, fatten bulls, fattening bulls, raise bulls, highland cattle, galloway cattle',
      ru: 'мясное скотоводство, откорм бычков, бычки, крупный рогатый скот, крс, мясная ферма, разведение крс, абердин-ангус, мраморная говядина, говядина, скотоводство, животноводство, разведение лошадей, оленеводство, конный завод, разведение оленей, ферма оленей, ферма бизонов, фидлот, откормочная площадка, абердин-ангусы, ангусы, герефорды, бычки на мясо, выращивание бычков, тёлки и бычки, мясное хозяйство, быки на откорм, кони и кумыс, табунное коневодство, конеферма, кумыс, коневодство',
      es: 'ganadería, ganado vacuno, cría de ganado, engorde de ganado',
      de: 'rinderzucht, rindermast, rinderhaltung',
      fr: 'élevage bovin, bovins viande, élevage de bovins',
      it: 'allevamento bovini, allevamento di bovini da carne',
      pt: 'pecuária de corte, criação de gado, gado de corte',
      tr: 'besi çiftliği, besicilik, sığır yetiştiriciliği, büyükbaş hayvancılık',
    },
    scale: scale(
      'animals',
      [120, 30, 2000],
      ['Breeding cows', 'Коровы мясного стада'],
      ['cow|cows', 'корова|коровы|коров'],
    ),
    volumes: [
      volume('cattle', ['Cattle sold', 'Проданный скот'], ['animals', 'голов'], 'harvest', {
        capacity: each(1),
        yield: n(0.86, 0.7, 0.95),
      }),
    ],
    sales: [
      sale(['Cattle for slaughter', 'Скот на убой'], 'cattle', n(2450, 1600, 3100), n(62, 30, 90)),
      sale(
        ['Young cattle for rearing', 'Молодняк на доращивание'],
        'cattle',
        n(1500, 900, 2100),
        n(24, 5, 60),
      ),
      sale(['Breeding animals', 'Племенной скот'], 'cattle', n(2900, 1900, 4500), n(6, 0, 15)),
      sale(
        ['Beef sold directly', 'Говядина напрямую покупателям'],
        'cattle',
        n(3900, 2700, 5600),
        n(8, 0, 30),
      ),
      otherIncome(['Subsidies', 'Субсидии'], each(n(4, 0, 25))),
    ],
    costs: [
      feed(n(640, 350, 1200), 'cattle'),
      vet(n(58, 30, 110), 'cattle'),
      unit(['Slaughter and cutting', 'Убой и разделка'], n(75, 20, 160), 'cattle'),
      farmWorkers(each(n(0.0048, 0.0025, 0.01)), n(39000, 31000, 48000)),
    ],
    overheads: [
      landLease(each(n(18, 4, 40))),
      utilities(each(n(3, 1, 7))),
      vehicleCosts(each(n(7, 3, 14))),
      repairs(each(n(7, 3, 14))),
      manager(n(48000, 37000, 66000), n(0.4, 0.1, 1)),
      delivery(n(1.5, 0.5, 3)),
      ...smallFarmOffice,
    ],
    assets: [
      asset(['Breeding animals', 'Племенной скот'], each(n(2700, 1600, 4000)), 7),
      asset(['Shelters, pens and fences', 'Навесы, загоны и ограда'], each(n(900, 300, 2200)), 20),
      asset(['Tractors and machines', 'Тракторы и техника'], each(n(800, 300, 1700)), 12),
    ],
    terms: { receivable: 7, stock: 60, payable: 25 },
    season: 'even',
    ramp: { from: n(20, 10, 40), months: n(22, 15, 32) },
    growth: [3, 2, 2],
    borrowed: n(45, 15, 65),
    health: { gross: [32, 75], payroll: [0, 34], ebitda: [12, 48], payback: [60, 180] },
    isTraded: true,
  },
];

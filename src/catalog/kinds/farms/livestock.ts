// Pigs, sheep and goats.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, otherIncome, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import { manager, marketing, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import { delivery, farmPackaging, farmWorkers, feed, landLease, smallFarmOffice, vet } from './farm-costs.ts';

export const livestock: readonly Kind[] = [
  {
    id: 'sheep_goat_farm',
    industry: null,
    name: ['Goat farm', 'Козья ферма'],
    words: {
      en: 'goat farm, goat farming, goats, goat cheese, goat milk, goat dairy, goat breeding, raising goats, sheep milk, sheep cheese, dairy sheep, saanen goats, nubian goats, dairy goats, goat herd, goat milk and meat, angora goats, mohair, milk goats, goat kids, goats’ milk',
      ru: 'козья ферма, козы, козье молоко, козий сыр, разведение коз, козоводство, ферма коз, овечий сыр, овечье молоко, молочные козы, держим коз, держу коз, зааненские козы, нубийские козы, козье хозяйство, козье молоко и йогурт, разводим коз, козоферма, дойные козы, дойных коз, козье молоко на дом',
      es: 'granja de cabras, queso de cabra, cría de cabras',
      de: 'ziegenhof, ziegenkäse, ziegenzucht',
      fr: 'élevage de chèvres, chèvrerie, fromage de chèvre',
      it: 'allevamento di capre, caprini',
      pt: 'criação de cabras, queijo de cabra',
      tr: 'keçi çiftliği, keçi peyniri',
    },
    scale: scale('animals', [120, 20, 1200], ['Goats', 'Козы'], ['goat|goats', 'коза|козы|коз'], {
      units_a_day: 0.641,
    }),
    volumes: [
      volume(
        'milk',
        ['Milk', 'Молоко'],
        ['litres', 'л'],
        'monthly',
        { capacity: each(1), a_month: n(60, 35, 85), use: n(78, 60, 85) },
        [2, 2, 1],
      ),
      volume('lambs', ['Kids and lambs sold', 'Проданный молодняк'], ['animals', 'голов'], 'harvest', {
        capacity: each(1),
        yield: n(1.1, 0.8, 1.5),
      }),
    ],
    sales: [
      sale(['Cheese and yoghurt', 'Сыр и йогурты'], 'milk', n(15, 9, 23), n(13, 6, 18)),
      sale(['Milk sold directly', 'Молоко напрямую покупателям'], 'milk', n(2.3, 1.4, 3.4), n(20, 5, 50)),
      sale(['Milk to dairies', 'Молоко на завод'], 'milk', n(0.95, 0.7, 1.3), n(15, 0, 50)),
      sale(['Young animals and meat', 'Молодняк и мясо'], 'lambs', n(165, 95, 280)),
      otherIncome(['Subsidies', 'Субсидии'], each(n(1, 0, 4))),
    ],
    costs: [
      feed(n(0.5, 0.32, 0.75), 'milk'),
      vet(n(0.05, 0.03, 0.09), 'milk'),
      unit(['Cheese making supplies', 'Материалы для сыроделия'], n(0.09, 0.04, 0.18), 'milk'),
      farmPackaging(n(5, 3, 8)),
      farmWorkers(each(n(0.0085, 0.005, 0.016)), n(35000, 28000, 43000)),
      pay(['Cheese makers', 'Сыровары'], n(0.7, 0.3, 2), n(40000, 32000, 52000), {
        isGradual: true,
      }),
    ],
    overheads: [
      landLease(each(n(2.6, 0.7, 6))),
      utilities(each(n(4.2, 2, 8))),
      vehicleCosts(each(n(3.6, 1.6, 7))),
      repairs(each(n(2.6, 1.2, 5))),
      manager(n(42000, 33000, 58000), n(0.3, 0.1, 1)),
      marketing(n(2, 0.5, 4)),
      delivery(n(3, 1, 6)),
      ...smallFarmOffice,
    ],
    assets: [
      asset(['Breeding animals', 'Племенной скот'], each(n(330, 180, 650)), 6),
      asset(['Sheds, milking and fences', 'Овчарня, доение и ограда'], each(n(750, 300, 1600)), 18),
      asset(['Cheese dairy', 'Сыроварня'], n(48000, 15000, 120000), 12),
      asset(['Tractor and machines', 'Трактор и техника'], n(38000, 10000, 90000), 12),
    ],
    terms: { receivable: 7, stock: 40, payable: 20 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(18, 10, 28) },
    growth: [3, 3, 2],
    borrowed: n(40, 10, 60),
    health: { gross: [28, 78], payroll: [0, 48], ebitda: [9, 56], payback: [42, 168] },
    isTraded: true,
  },
  {
    id: 'pig_farm',
    industry: null,
    name: ['Pig farm', 'Свиноферма'],
    words: {
      en: 'pig farm, pigs, hog farm, pig breeding, pork, pork production, raising pigs, piggery, swine, pig fattening, fattening pigs, sows, outdoor sows, piglets, raise piglets, weaners, iberian pigs, free range pigs, hog barns, finishing pigs, hogs, gilts',
      ru: 'свиноферма, свиноводство, свиньи, разведение свиней, поросята, откорм свиней, свинина, свинокомплекс, свинарник, держим свиней, свиньи на откорме, разводим поросят, свиноматки, хряки, свинина со своей фермы',
      es: 'granja porcina, cría de cerdos, granja de cerdos',
      de: 'schweinezucht, schweinemast, schweinehof',
      fr: 'élevage porcin, porcherie, élevage de porcs',
      it: 'allevamento di suini, allevamento suini',
      pt: 'suinocultura, criação de porcos',
      tr: 'domuz çiftliği',
    },
    scale: scale(
      'animals',
      [600, 80, 15000],
      ['Places for pigs', 'Скотоместа'],
      ['pig|pigs', 'свинья|свиньи|свиней'],
      {
        places: 1,
      },
    ),
    volumes: [
      volume('pigs', ['Pigs sold', 'Проданные свиньи'], ['animals', 'голов'], 'monthly', {
        capacity: each(1),
        a_month: n(0.24, 0.2, 0.27),
        use: n(84, 75, 88),
      }),
    ],
    sales: [
      sale(
        ['Pigs to the slaughterhouse', 'Свиньи на мясокомбинат'],
        'pigs',
        n(208, 155, 265),
        n(80, 50, 100),
      ),
      sale(['Pork sold directly', 'Свинина напрямую покупателям'], 'pigs', n(410, 285, 570), n(10, 0, 35)),
      sale(
        ['Piglets and breeding animals', 'Поросята и племенной скот'],
        'pigs',
        n(78, 50, 120),
        n(10, 0, 30),
      ),
    ],
    costs: [
      feed(n(100, 80, 140), 'pigs'),
      vet(n(6.5, 4, 12), 'pigs'),
      unit(['Slaughter and cutting', 'Убой и разделка'], n(5, 0, 18), 'pigs'),
      farmWorkers(each(n(0.0014, 0.0008, 0.003)), n(38000, 30000, 47000)),
    ],
    overheads: [
      landLease(each(n(0.45, 0.1, 1.2))),
      utilities(each(n(1.5, 0.8, 3))),
      vehicleCosts(each(n(0.6, 0.3, 1.3))),
      repairs(each(n(0.8, 0.4, 1.7))),
      manager(n(48000, 37000, 66000), n(0.3, 0.1, 1)),
      delivery(n(1.2, 0.5, 3)),
      ...smallFarmOffice,
    ],
    assets: [
      asset(['Pig houses', 'Свинарники'], each(n(310, 140, 650)), 20),
      asset(['Feeding, ventilation and manure', 'Кормление, вентиляция и навоз'], each(n(150, 70, 300)), 12),
      asset(['Breeding animals', 'Племенной скот'], each(n(55, 25, 110)), 4),
      asset(['Tractor and machines', 'Трактор и техника'], n(45000, 12000, 110000), 12),
    ],
    terms: { receivable: 10, stock: 60, payable: 25 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(13, 9, 20) },
    growth: [1, 1, 1],
    borrowed: n(50, 20, 70),
    health: { gross: [20, 58], payroll: [0, 28], ebitda: [8, 40], payback: [48, 150] },
    isTraded: true,
  },
];

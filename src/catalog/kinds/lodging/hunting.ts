// Lodges for hunters and anglers.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const hunting: readonly Kind[] = [
  {
    id: 'hunting_lodge',
    industry: 'hospitality',
    name: ['Hunting and fishing lodge', 'Охотничья база'],
    words: {
      en: "hunting lodge, fishing lodge, hunting and fishing lodge, hunting grounds, hunting tours, hunting estate, game reserve, game ranch, hunting cabins, hunting with guides, game shooting, game shooting estate, anglers' camp, fishing camp, hunters' cabins, driven shooting",
      ru: 'охотничья база, рыболовная база, база для рыбаков, охотхозяйство, охотничье хозяйство, охотничий домик, рыболовно-охотничья база, охота и рыбалка, организация охоты, охотничий тур, дом охотника, дом рыбака, дом рыбака и охотника, рыболовная база с домиками, рыболовная база на реке, охота с егерем, рыболовный тур',
      es: 'coto de caza, alojamiento de caza',
      de: 'jagdhütte, jagdrevier, jagdreisen',
      fr: 'domaine de chasse, relais de chasse',
      it: 'riserva di caccia, casa di caccia',
      pt: 'reserva de caça, pousada de caça',
      tr: 'av oteli, avlak',
    },
    scale: scale('beds', [16, 6, 80], ['Beds', 'Спальные места'], ['bed|beds', 'место|места|мест'], {
      places: 1,
      houses: 3,
      rooms: 2,
      hectares: 0.002,
    }),
    volumes: [
      volume('nights', ['Nights', 'Ночи'], ['nights', 'ночей'], 'nightly', {
        capacity: each(1),
        use: n(34, 20, 56),
      }),
      volume('hunts', ['Guided hunts', 'Охоты с егерем'], ['hunts', 'охот'], 'plain', {
        quantity: each(n(0.85, 0.35, 1.9)),
      }),
    ],
    sales: [
      sale(['Lodging', 'Проживание'], 'nights', n(110, 40, 260)),
      sale(['Guided hunts and fishing', 'Охота и рыбалка с егерем'], 'hunts', n(950, 300, 2800)),
      sale(['Trophy fees', 'Плата за трофеи'], 'hunts', n(600, 150, 2500), n(60, 30, 85)),
      sale(['Meals', 'Питание'], 'nights', n(48, 20, 90), n(85, 60, 100)),
      sale(['Boats and off-road vehicles', 'Лодки и вездеходы'], 'nights', n(60, 25, 140), n(38, 15, 65)),
    ],
    costs: [
      pay(['Gamekeepers', 'Егеря'], each(n(0.17, 0.1, 0.3)), n(42000, 33000, 53000)),
      pay(
        ['Cooks and housekeepers', 'Повара и горничные'],
        each(n(0.125, 0.08, 0.2)),
        n(33000, 27000, 41000),
        { isGradual: true },
      ),
      share(['Food', 'Продукты'], n(38, 32, 46), 'Meals'),
      share(['Licences and feed for game', 'Лицензии и подкормка дичи'], n(9, 5, 15)),
    ],
    overheads: [
      ...siteOverheads({
        powered: 1500,
        managerPay: 57000,
        advertising: 4,
        insured: 550,
        repaired: 900,
        programs: 120,
        licensed: 2500,
        permitted: 9000,
      }),
      monthly(['Lease of hunting grounds', 'Аренда охотничьих угодий'], each(n(240, 60, 650))),
      vehicleCosts(n(1800, 800, 3800)),
    ],
    assets: [
      asset(['Lodge and cabins', 'База и домики'], each(n(30000, 11000, 75000)), 30),
      asset(['Vehicles and boats', 'Вездеходы и лодки'], n(105000, 30000, 260000), 7),
      asset(['Furniture and kitchen', 'Мебель и кухня'], each(n(3600, 1500, 8000)), 8),
      asset(['Feeders, hides and fences', 'Кормушки, вышки и ограждения'], n(34000, 8000, 90000), 10),
    ],
    terms: { receivable: 3, stock: 8, payable: 15 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(16, 9, 28) },
    growth: [4, 3, 2],
    borrowed: n(35, 0, 60),
    health: { gross: [38, 66], payroll: [26, 52], ebitda: [8, 32], payback: [36, 170] },
  },
];

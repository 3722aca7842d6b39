// Who empties houses, garages and offices of what is no longer wanted.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { smallRepairs } from '../../kind/own-levels.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const junk: readonly Kind[] = [
  {
    id: 'junk_removal',
    industry: 'transportation',
    name: ['Junk removal', 'Вывоз старых вещей'],
    words: {
      en: 'junk removal, house clearance, rubbish removal, garage clearance, estate clearance, old furniture removal, bulky waste removal, junk hauling, clearance company, office clearance, clear houses, clear houses and sheds, attic clearance, shed clearance, taking old sofas, old sofas to the tip, hoarder cleanouts, hoarder house clearance, rubbish taken away, man and van rubbish, cleanouts, house cleanouts, loft clearance, haul away junk, old furniture and rubbish, old furniture taken away, rubbish from flats, old sofa taken away, old sofa gone today, rubbish clearance, man and van rubbish clearance, man and van clearance',
      ru: 'вывоз мусора на газели, вывоз мусора газели, вывоз мусора газелями, вывоз старой мебели, вывоз хлама, вывоз старых вещей, расхламление, вывоз старой бытовой техники, освобождение квартир от мебели, вывоз ненужных вещей, вывозим старую мебель, вывозим хлам, расхламляем квартиры, забираем ненужные вещи, забираем старую технику, забираем старую мебель, очистка дач и гаражей, очистка дач, утилизация мебели, вывоз старья, хлам, вывоз старья из квартир, старьё, увезём старый диван, старый диван и холодильник вывоз, вывезем старую мебель, увозим старую мебель',
      es: 'vaciado de pisos, vaciado de casas, retirada de muebles',
      de: 'entrümpelung, haushaltsauflösung, wohnungsauflösung',
      fr: 'débarras, débarras de maison, vide-maison',
      it: 'sgomberi, sgombero cantine, svuota cantine',
      pt: 'recolha de móveis usados, remoção de entulho doméstico, esvaziamento de casas',
      tr: 'eski eşya toplama, moloz ve eşya taşıma',
    },
    scale: scale(
      'crews',
      [2, 1, 25],
      ['Crews with a truck', 'Бригады с машиной'],
      ['crew|crews', 'бригада|бригады|бригад'],
      { vehicles: 1, people: 0.5 },
    ),
    volumes: [
      volume('jobs', ['Jobs', 'Заказы'], ['jobs', 'заказов'], 'monthly', {
        capacity: each(1),
        a_month: n(85, 55, 120),
        use: n(66, 48, 76),
      }),
    ],
    sales: [
      sale(['Part loads', 'Часть машины'], 'jobs', n(310, 160, 480), n(52, 35, 70)),
      sale(['Single things', 'Отдельные вещи'], 'jobs', n(115, 55, 190), n(28, 15, 45)),
      sale(
        ['Clearing of houses and offices', 'Освобождение квартир и офисов'],
        'jobs',
        n(820, 400, 1800),
        n(8, 3, 18),
      ),
      sale(['Waste of builders', 'Строительный мусор'], 'jobs', n(390, 200, 620), n(12, 4, 25)),
      sale(['Resale and scrap', 'Перепродажа и лом'], 'jobs', n(14, 4, 35)),
    ],
    costs: [
      pay(['Loaders and drivers', 'Грузчики и водители'], each(n(2.1, 2, 3)), n(36500, 30000, 45000), {
        isGradual: true,
      }),
      unit(['Dump and sorting fees', 'Плата за полигон и сортировку'], n(50, 25, 90), 'jobs'),
      share(['Bags and protection', 'Мешки и средства защиты'], n(1, 0.5, 2)),
    ],
    overheads: [
      vehicleCosts(each(n(880, 500, 1500))),
      manager(n(58000, 45000, 76000), n(0.7, 0, 1)),
      pay(['Dispatchers', 'Диспетчеры'], n(0.5, 0, 1), n(37000, 30000, 46000)),
      rent(each(n(340, 120, 750))),
      marketing(n(7, 4, 11)),
      paymentFees(n(2, 1, 3)),
      insurance(each(n(380, 180, 720))),
      software(n(150, 60, 320)),
      accounting(n(270, 120, 520)),
      phone(n(120, 60, 240)),
      licences(n(700, 200, 2200)),
      registration(n(1500, 500, 4000)),
      launch(n(4000, 1200, 9000)),
    ],
    assets: [
      asset(['Trucks', 'Грузовики'], each(n(44000, 20000, 80000)), 8),
      asset(['Trolleys, straps and tools', 'Тележки, ремни и инструменты'], each(n(2200, 900, 4500)), 5),
      asset(['Store for resale', 'Склад для перепродажи'], n(5000, 0, 18000), 8),
    ],
    terms: { receivable: 3, stock: 0, payable: 15 },
    season: 'building',
    ramp: { from: n(35, 20, 55), months: n(10, 6, 16) },
    growth: [3, 3, 2],
    borrowed: n(40, 0, 60),
    health: { gross: [35, 62], payroll: [34, 66], ebitda: [6, 28], payback: [8, 60] },
    ownLevels: smallRepairs,
  },
];

// Parks of mobile homes, whose residents own their homes and rent the ground.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume, yearly } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const mobileHomeParks: readonly Kind[] = [
  {
    id: 'mobile_home_park',
    industry: 'real_estate',
    name: ['Mobile home park', 'Парк мобильных домов'],
    words: {
      en: 'mobile home park, park home site, park homes, mobile home community, trailer park, manufactured home community, residential park homes, mobile home lots, park home estate, lots for mobile homes, residential caravan park, manufactured housing community, tiny home community, tiny house park',
      ru: 'парк мобильных домов, посёлок мобильных домов, стоянка мобильных домов, участки под мобильные дома',
      es: 'parque de casas móviles, parque de mobil homes',
      de: 'mobilheimpark, mobilheimplatz, tiny house siedlung',
      fr: 'parc résidentiel de mobil-homes, parc de mobil-homes, village de tiny houses',
      it: 'parco di case mobili',
      pt: 'parque de casas móveis',
      tr: 'mobil ev parkı, karavan ev parkı',
    },
    scale: scale(
      'places',
      [70, 8, 1500],
      ['Pitches', 'Участки'],
      ['pitch|pitches', 'участок|участка|участков'],
      {
        houses: 1,
        vehicles: 1,
        customers: 1,
        hectares: 18,
      },
    ),
    volumes: [
      volume('let', ['Pitches let', 'Сданные участки'], ['months of rent', 'месяцев аренды'], 'filled', {
        capacity: each(1),
        use: n(84, 70, 92),
      }),
    ],
    sales: [
      sale(['Rent of pitches', 'Аренда участков'], 'let', n(480, 190, 800)),
      sale(['Homes let', 'Аренда домов'], 'let', n(640, 280, 1100), n(8, 0, 25)),
      sale(
        ['Water and power paid by residents', 'Возмещение воды и света'],
        'let',
        n(75, 30, 150),
        n(70, 30, 95),
      ),
      sale(
        ['Commission on homes sold', 'Комиссия с продажи домов'],
        'let',
        n(5200, 2000, 10000),
        n(0.5, 0.1, 1.2),
      ),
    ],
    costs: [
      monthly(['Upkeep of roads and networks', 'Содержание дорог и сетей'], each(n(48, 20, 100))),
      share(['Water and power', 'Вода и электричество'], n(96, 88, 105), 'Water and power paid by residents'),
      pay(['Caretakers', 'Смотрители'], n(1.2, 0.5, 3), n(38000, 29000, 50000)),
    ],
    overheads: [
      yearly(['Property tax', 'Налог на недвижимость'], each(n(420, 120, 1000))),
      ...siteOverheads({
        powered: 450,
        managerPay: 54000,
        managers: 0.8,
        advertising: 1.5,
        insured: 900,
        repaired: 700,
        programs: 150,
        licensed: 2500,
        permitted: 12000,
        isForConsumers: false,
      }),
    ],
    assets: [
      asset(['Land, roads and networks', 'Земля, дороги и сети'], each(n(23000, 8000, 45000)), 40),
      asset(['Homes to let', 'Дома для аренды'], each(n(3200, 0, 9000)), 20),
      asset(['Office and machines', 'Контора и техника'], n(45000, 12000, 110000), 12),
    ],
    terms: { receivable: 3, stock: 0, payable: 20 },
    season: 'even',
    ramp: { from: n(40, 20, 70), months: n(18, 8, 30) },
    growth: [2, 2, 1],
    borrowed: n(55, 20, 70),
    health: { gross: [45, 92], payroll: [6, 34], ebitda: [24, 66], payback: [36, 160] },
    // A place for a trailer is let in Russia for what it costs in the country.
    ownLevels: { RU: { prices: 0.65, pay: 1 } },
  },
];

// Saunas on wheels.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const mobileBaths: readonly Kind[] = [
  {
    id: 'mobile_sauna',
    industry: 'hospitality',
    name: ['Mobile sauna', 'Мобильная баня'],
    words: {
      en: 'mobile sauna, mobile sauna hire, sauna rental, sauna on wheels, hot tub hire, sauna trailer, tent sauna, horsebox sauna, beach sauna, sauna on a trailer, wood-fired sauna on a trailer',
      ru: 'мобильная баня, баня на колёсах, аренда мобильной бани, выездная баня, походная баня, баня-палатка, аренда банного чана, банный чан, передвижная баня, аренда передвижной бани, баня на прицепе, баня-чан на прицепе',
      es: 'sauna móvil, alquiler de sauna',
      de: 'mobile sauna, sauna mieten',
      fr: 'sauna mobile, location de sauna',
      it: 'sauna mobile, noleggio sauna',
      pt: 'sauna móvel',
      tr: 'mobil sauna',
    },
    scale: scale(
      'vehicles',
      [3, 1, 20],
      ['Mobile saunas', 'Мобильные бани'],
      ['sauna|saunas', 'баня|бани|бань'],
      { machines: 1, places: 1, houses: 1 },
    ),
    volumes: [
      volume('hires', ['Hires', 'Выезды'], ['hires', 'выездов'], 'daily', {
        capacity: each(1),
        a_day: n(1, 0.7, 1.5),
        days: n(30, 26, 30),
        use: n(28, 18, 46),
      }),
    ],
    sales: [
      sale(['Evenings', 'Аренда на вечер'], 'hires', n(380, 140, 650), n(75, 55, 90)),
      sale(['Weekends', 'Аренда на выходные'], 'hires', n(720, 260, 1300), n(25, 10, 45)),
      sale(['Bath attendant', 'Парение с мастером'], 'hires', n(150, 60, 300), n(30, 12, 55)),
      sale(['Delivery', 'Доставка'], 'hires', n(70, 25, 140), n(80, 55, 100)),
    ],
    costs: [
      pay(['Drivers and stokers', 'Водители-истопники'], each(n(0.6, 0.4, 1)), n(37000, 30000, 45000), {
        isPartTime: true,
      }),
      unit(['Fuel, firewood and cleaning', 'Топливо, дрова и уборка'], n(42, 20, 75), 'hires'),
      share(['Bath masters’ part', 'Доля мастеров парения'], n(68, 55, 80), 'Bath attendant'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 500,
        powered: 100,
        advertising: 7,
        insured: 220,
        repaired: 300,
        programs: 70,
        licensed: 200,
        permitted: 800,
        launched: 2000,
      }),
      vehicleCosts(each(n(230, 100, 450))),
    ],
    assets: [
      asset(['Mobile saunas', 'Мобильные бани'], each(n(24000, 9000, 45000)), 7),
      asset(['Tow car', 'Автомобиль-тягач'], n(34000, 12000, 60000), 7),
      asset(['Tubs, tents and textiles', 'Чаны, шатры и текстиль'], each(n(3200, 1000, 7000)), 4),
    ],
    terms: { receivable: 0, stock: 2, payable: 8 },
    season: 'winter',
    ramp: { from: n(40, 20, 60), months: n(9, 5, 15) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [32, 70], payroll: [18, 54], ebitda: [8, 40], payback: [14, 110] },
  },
];

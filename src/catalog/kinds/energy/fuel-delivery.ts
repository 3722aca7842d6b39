// Heating oil and diesel brought to homes, farms and building sites.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const fuelDelivery: readonly Kind[] = [
  {
    id: 'fuel_delivery',
    industry: 'transportation',
    name: ['Fuel delivery', 'Доставка топлива'],
    words: {
      en: 'heating oil delivery, diesel delivery, fuel delivery, heating oil, mobile fuel delivery, fuel bowsers, mobile refuelling, red diesel delivery, oil delivery to homes, deliver diesel, deliver heating oil',
      ru: 'доставка дизтоплива, доставка топлива, доставка солярки, дизтопливо с доставкой, топливозаправщик, топливозаправщики, доставка дизельного топлива, мобильная азс, мобильная заправка, бензовозы доставка топлива, доставка печного топлива',
      es: 'reparto de gasóleo, gasóleo a domicilio',
      de: 'heizöllieferung, heizöl',
      fr: 'livraison de fioul, fioul domestique',
      it: 'consegna gasolio, gasolio a domicilio',
      pt: 'entrega de gasóleo, entrega de combustível',
      tr: 'akaryakıt dağıtımı, mobil akaryakıt',
    },
    scale: scale(
      'vehicles',
      [3, 1, 30],
      ['Tankers', 'Бензовозы'],
      ['tanker|tankers', 'бензовоз|бензовоза|бензовозов'],
      { people: 0.8, machines: 1, litres: 0.00042, customers: 0.004 },
    ),
    volumes: [
      volume('litres', ['Fuel delivered', 'Доставленное топливо'], ['litres', 'л'], 'monthly', {
        capacity: each(1),
        a_month: n(120000, 70000, 220000),
        use: n(60, 45, 75),
      }),
    ],
    sales: [sale(['Fuel', 'Топливо'], 'litres', n(1.05, 0.75, 1.6))],
    costs: [
      share(['Fuel bought', 'Закупка топлива'], n(85, 80, 89), 'Fuel'),
      pay(['Drivers', 'Водители'], each(n(1.1, 1, 1.5)), n(50000, 39000, 64000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1800,
        powered: 300,
        managerPay: 60000,
        managers: 0.8,
        advertising: 0.5,
        insured: 1200,
        repaired: 500,
        programs: 200,
        licensed: 2500,
        permitted: 6000,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(1300, 700, 2400))),
    ],
    assets: [
      asset(['Tankers', 'Бензовозы'], each(n(70000, 30000, 130000)), 9),
      asset(['Depot, tanks and pumps', 'База, резервуары и насосы'], n(55000, 10000, 160000), 15),
    ],
    terms: { receivable: 15, stock: 4, payable: 14 },
    season: 'even',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [3, 2, 2],
    borrowed: n(40, 10, 60),
    health: { gross: [6, 22], payroll: [3, 16], ebitda: [2, 14], payback: [12, 90] },
  },
];

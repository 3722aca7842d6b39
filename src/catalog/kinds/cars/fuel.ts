// Petrol stations.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { fuelSold } from '../../kind/own-levels.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  cleaning,
  hiring,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  repairs,
  security,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const fuelStations: readonly Kind[] = [
  {
    id: 'petrol_station',
    industry: 'transportation',
    name: ['Petrol station', 'Автозаправка'],
    words: {
      en: 'petrol station, gas station, filling station, fuel station, service station, petrol pump, truck stop, fuel retail, diesel station, lpg station, gasoline station, motorway services, autogas, autogas point, lpg point, lpg autogas, sell fuel, sell petrol, petrol pumps, fuel stop, diesel stop',
      ru: 'автозаправка, азс, заправка, автозаправочная станция, бензоколонка, агзс, газовая заправка, автогаз, мини азс, агнкс, заправочная станция, продаём бензин, бензин и дизель, продажа бензина, топливная заправка, газ пропан заправка, продажа топлива, трк',
      es: 'gasolinera, estación de servicio',
      de: 'tankstelle, autohof',
      fr: 'station-service, station essence',
      it: 'distributore di benzina, stazione di servizio',
      pt: 'posto de gasolina, posto de combustível, bomba de gasolina',
      tr: 'benzin istasyonu, akaryakıt istasyonu',
    },
    scale: scale(
      'machines',
      [6, 2, 20],
      ['Fuel dispensers', 'Топливораздаточные колонки'],
      ['dispenser|dispensers', 'колонка|колонки|колонок'],
      { stations: 1, shops: 6 },
    ),
    volumes: [
      volume('litres', ['Fuel sold', 'Проданное топливо'], ['litres', 'л'], 'monthly', {
        capacity: each(1),
        a_month: n(90000, 40000, 160000),
        use: n(62, 42, 75),
      }),
    ],
    sales: [
      sale(['Fuel', 'Топливо'], 'litres', n(0.84, 0.6, 1.3)),
      sale(['Shop', 'Магазин'], 'litres', n(7.5, 4, 12), n(2.2, 1, 3.5)),
      sale(['Coffee and snacks', 'Кофе и снеки'], 'litres', n(5.2, 3, 8), n(1, 0.4, 2)),
      sale(['Car wash and air', 'Мойка и подкачка'], 'litres', n(9, 4, 16), n(0.3, 0, 0.8)),
    ],
    costs: [
      share(['Purchase of fuel', 'Закупка топлива'], n(91, 88, 95), 'Fuel'),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(68, 60, 74), 'Shop'),
      share(['Purchase of coffee and snacks', 'Закупка кофе и снеков'], n(38, 30, 46), 'Coffee and snacks'),
      pay(
        ['Cashiers and attendants', 'Операторы-кассиры и заправщики'],
        each(n(1, 0.6, 1.8)),
        n(30000, 25000, 37000),
      ),
      share(['Fuel loss and quality control', 'Потери и контроль качества топлива'], n(0.3, 0.1, 0.6)),
    ],
    overheads: [
      rent(each(n(1400, 500, 3300))),
      utilities(each(n(480, 250, 900))),
      manager(n(60000, 46000, 80000), n(1, 0.5, 2)),
      paymentFees(n(1.5, 0.8, 2.2)),
      repairs(each(n(350, 150, 700))),
      insurance(n(1100, 500, 2200)),
      security(n(500, 150, 1200)),
      cleaning(n(600, 250, 1300)),
      accounting(n(700, 350, 1300)),
      software(n(400, 150, 800)),
      phone(),
      marketing(n(0.3, 0.1, 0.8)),
      licences(n(5000, 1500, 12000)),
      registration(n(15000, 4000, 45000)),
      hiring(n(3000, 1000, 8000)),
      launch(n(5000, 1500, 15000)),
    ],
    assets: [
      asset(['Tanks and pipes', 'Резервуары и трубопроводы'], each(n(55000, 25000, 100000)), 20),
      asset(['Dispensers', 'Топливораздаточные колонки'], each(n(22000, 12000, 40000)), 12),
      asset(['Canopy, yard and drains', 'Навес, площадка и стоки'], each(n(52000, 20000, 120000)), 20),
      asset(['Shop building and equipment', 'Здание и оборудование магазина'], n(260000, 90000, 600000), 15),
    ],
    terms: { receivable: 3, stock: 6, payable: 8 },
    season: 'town',
    ramp: { from: n(55, 40, 75), months: n(9, 5, 15) },
    growth: [2, 1, 1],
    borrowed: n(55, 0, 70),
    health: { gross: [8, 20], payroll: [1, 10], ebitda: [2, 11], payback: [30, 120] },
    isWorldwide: true,
    ownLevels: fuelSold,
  },
];

// Stations where vehicles are inspected as the law requires.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const inspection: readonly Kind[] = [
  {
    id: 'vehicle_inspection',
    industry: 'transportation',
    name: ['Vehicle inspection station', 'Пункт техосмотра'],
    words: {
      en: 'vehicle inspection, vehicle inspection station, mot station, mot testing, mot test centre, mot garage, car inspection, roadworthiness testing, emissions testing, smog check, roadworthiness tests, mot tests, mot bay, emissions tests, car testing station, vehicle testing',
      ru: 'техосмотр, пункт техосмотра, станция техосмотра, технический осмотр автомобилей, диагностика для техосмотра, оператор техосмотра, линия технического осмотра, диагностическая карта, технический осмотр, техосмотр автобусов, техосмотр такси и автобусов, техосмотр такси, линия техосмотра',
      es: 'itv, inspección técnica de vehículos',
      de: 'kfz prüfstelle, hauptuntersuchung, prüfstation',
      fr: 'contrôle technique, centre de contrôle technique',
      it: 'centro revisioni, revisione auto',
      pt: 'inspeção veicular, inspeção automóvel',
      tr: 'araç muayene istasyonu, muayene istasyonu',
    },
    scale: scale(
      'lanes',
      [1, 1, 6],
      ['Inspection lanes', 'Линии техосмотра'],
      ['lane|lanes', 'линия|линии|линий'],
      { stations: 1, people: 0.5 },
    ),
    volumes: [
      volume('inspections', ['Inspections', 'Осмотры'], ['inspections', 'осмотров'], 'daily', {
        capacity: each(1),
        a_day: n(21, 15, 28),
        days: n(25, 22, 27),
        use: n(56, 42, 72),
      }),
    ],
    sales: [
      sale(['Cars', 'Легковые автомобили'], 'inspections', n(52, 30, 75), n(74, 60, 90)),
      sale(['Vans, trucks and buses', 'Грузовики и автобусы'], 'inspections', n(110, 60, 170), n(13, 5, 25)),
      sale(['Repeated inspections', 'Повторные осмотры'], 'inspections', n(24, 10, 40), n(13, 8, 20)),
      sale(
        ['Certificates and insurance arranged', 'Оформление документов и страховок'],
        'inspections',
        n(13, 5, 30),
        n(20, 5, 40),
      ),
    ],
    costs: [
      unit(['Fees of the register', 'Плата за внесение в реестр'], n(2.4, 1, 5), 'inspections'),
      pay(['Inspectors', 'Эксперты техосмотра'], each(n(1.8, 1.3, 2.5)), n(44000, 35000, 56000), {
        isPartTime: true,
      }),
    ],
    overheads: [
      monthly(['Calibration of equipment', 'Поверка оборудования'], each(n(210, 90, 420))),
      ...siteOverheads({
        rented: 2400,
        powered: 420,
        advertising: 2,
        insured: 260,
        repaired: 260,
        programs: 160,
        licensed: 1500,
        permitted: 6000,
        launched: 2000,
      }),
    ],
    assets: [
      asset(
        ['Brake, suspension and emissions testers', 'Стенды и газоанализаторы'],
        each(n(62000, 30000, 120000)),
        9,
      ),
      asset(['Fitting-out of the station', 'Оборудование помещения'], n(30000, 10000, 70000), 12),
    ],
    terms: { receivable: 2, stock: 0, payable: 20 },
    season: 'town',
    ramp: { from: n(35, 20, 55), months: n(12, 8, 18) },
    growth: [3, 2],
    borrowed: n(40, 15, 60),
    health: { gross: [44, 66], payroll: [32, 52], ebitda: [8, 40], payback: [18, 84] },
  },
];

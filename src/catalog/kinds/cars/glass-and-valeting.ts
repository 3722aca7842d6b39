// Glass of cars, and cars cleaned where they stand.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const glassAndValeting: readonly Kind[] = [
  {
    id: 'auto_glass',
    industry: 'transportation',
    name: ['Windscreens and car glass', 'Автостёкла'],
    words: {
      en: 'windscreen replacement, auto glass, windscreen repair, windshield repair, windshield replacement, windscreen chip repair, windshield chip repair, stone chip repair, car glass, autoglass, windscreens, windshields, windscreen fitting, mobile windscreen repair, auto glass repair, car window replacement, replace windscreens, repair windscreens, chip repair',
      ru: 'автостёкла, замена автостёкол, ремонт лобовых стёкол, замена лобовых стёкол, замена лобового стекла, ремонт сколов, ремонт трещин лобового стекла, сколы и трещины лобовых стёкол, ремонт автостёкол, лобовые стёкла, ремонт сколов и трещин, установка автостёкол, вклейка стёкол, ремонт стёкол авто',
      es: 'reparación de parabrisas, lunas de coche, parabrisas',
      de: 'autoglas, scheibenreparatur, windschutzscheiben, steinschlagreparatur',
      fr: 'réparation de pare-brise, remplacement de pare-brise, vitrage automobile',
      it: 'riparazione parabrezza, sostituzione parabrezza, vetri auto',
      pt: 'reparação de para-brisas, vidros automóveis, troca de para-brisa',
      tr: 'oto cam, ön cam değişimi, oto cam tamiri',
    },
    scale: scale(
      'people',
      [3, 1, 30],
      ['Fitters', 'Мастера'],
      ['fitter|fitters', 'мастер|мастера|мастеров'],
      { vehicles: 1, stations: 1.2, crews: 1.5 },
    ),
    volumes: [
      volume('jobs', ['Cars done', 'Автомобили'], ['cars', 'авто'], 'daily', {
        capacity: each(1),
        a_day: n(4.5, 3, 7),
        days: n(24, 21, 27),
        use: n(68, 50, 82),
      }),
    ],
    sales: [
      sale(['Windscreens replaced', 'Замена лобовых стёкол'], 'jobs', n(410, 240, 700), n(24, 12, 45)),
      sale(['Chips and cracks repaired', 'Ремонт сколов и трещин'], 'jobs', n(80, 40, 130), n(66, 45, 80)),
      sale(['Side and rear windows', 'Боковые и задние стёкла'], 'jobs', n(240, 130, 420), n(10, 4, 18)),
      sale(['Calibration of cameras', 'Калибровка камер'], 'jobs', n(190, 90, 320), n(6, 0, 18)),
    ],
    costs: [
      pay(['Fitters', 'Мастера'], each(1), n(42000, 33000, 54000), { isGradual: true }),
      share(['Windscreens bought', 'Закупка лобовых стёкол'], n(52, 44, 60), 'Windscreens replaced'),
      share(['Windows bought', 'Закупка боковых стёкол'], n(52, 44, 60), 'Side and rear windows'),
      share(['Resin, glue and mouldings', 'Полимеры, клей и молдинги'], n(5, 3, 8)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1700,
        powered: 220,
        managerPay: 52000,
        managers: 0.7,
        advertising: 5,
        insured: 260,
        repaired: 110,
        programs: 120,
        licensed: 250,
        permitted: 1200,
        launched: 2500,
      }),
      vehicleCosts(each(n(330, 160, 620))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(16000, 7000, 28000)), 7),
      asset(['Tools and repair kits', 'Инструмент и наборы для ремонта'], each(n(3200, 1200, 7000)), 5),
      asset(['Bay and racks for glass', 'Пост и стеллажи для стёкол'], n(11000, 3000, 26000), 9),
    ],
    terms: { receivable: 8, stock: 14, payable: 20 },
    season: 'town',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 14) },
    growth: [3, 3, 2],
    borrowed: n(25, 0, 50),
    health: { gross: [26, 62], payroll: [22, 56], ebitda: [5, 30], payback: [8, 60] },
  },
  {
    id: 'mobile_valeting',
    industry: 'transportation',
    name: ['Valeting of cars', 'Выездная мойка и уборка авто'],
    words: {
      en: 'car valeting, valeting, mobile valeting, valeting at home, valet cars, car valet, mobile car valeting, mobile car wash, mobile car washing, waterless car wash, car interior cleaning, car upholstery cleaning, cars cleaned on driveways, valeters, mobile detailing, fleet valeting',
      ru: 'выездная мойка, выездная автомойка, мойка авто с выездом, выездная химчистка салона, химчистка салона на выезде, химчистка авто на выезде, мойка без воды, сухая мойка авто, выездной детейлинг',
      es: 'lavado de coches a domicilio, lavado de autos a domicilio',
      de: 'mobile autoaufbereitung, mobile autowäsche, autoreinigung vor ort',
      fr: 'lavage auto à domicile, nettoyage auto à domicile',
      it: 'lavaggio auto a domicilio',
      pt: 'lavagem de carros ao domicílio, lavagem de carros em domicílio',
      tr: 'yerinde oto yıkama, mobil oto yıkama',
    },
    scale: scale(
      'people',
      [2, 1, 20],
      ['Valeters', 'Мойщики'],
      ['valeter|valeters', 'мойщик|мойщика|мойщиков'],
      { vehicles: 1, crews: 1.5, stations: 1.3 },
    ),
    volumes: [
      volume('cars', ['Cars cleaned', 'Автомобили'], ['cars', 'авто'], 'daily', {
        capacity: each(1),
        a_day: n(3.8, 2.5, 6),
        days: n(24, 21, 27),
        use: n(66, 50, 82),
      }),
    ],
    sales: [
      sale(['Wash and vacuum', 'Мойка и пылесос'], 'cars', n(55, 25, 90), n(50, 30, 70)),
      sale(['Full valet', 'Полная уборка и химчистка'], 'cars', n(120, 65, 210), n(38, 20, 55)),
      sale(['Polish and protection', 'Полировка и защита'], 'cars', n(260, 130, 480), n(8, 2, 16)),
    ],
    costs: [
      pay(['Valeters', 'Мойщики'], each(1), n(33000, 26000, 43000), { isGradual: true }),
      share(['Shampoos, wax and cloths', 'Шампуни, воск и салфетки'], n(7, 4, 11)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 500,
        powered: 70,
        managerPay: 44000,
        managers: 0.5,
        advertising: 5,
        insured: 170,
        repaired: 80,
        programs: 60,
        licensed: 150,
        permitted: 700,
        launched: 1500,
      }),
      vehicleCosts(each(n(330, 160, 600))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(13000, 6000, 24000)), 7),
      asset(['Pressure washers, tanks and vacuums', 'Мойки, баки и пылесосы'], each(n(3200, 1500, 6500)), 4),
    ],
    terms: { receivable: 4, stock: 14, payable: 15 },
    season: 'town',
    ramp: { from: n(40, 25, 60), months: n(8, 4, 14) },
    growth: [4, 3, 2],
    borrowed: n(20, 0, 50),
    health: { gross: [30, 66], payroll: [32, 64], ebitda: [5, 28], payback: [6, 60] },
  },
];

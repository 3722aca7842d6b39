// What is done to cars while their owners wait: oil changed, dents pulled.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const glassDentsAndOil: readonly Kind[] = [
  {
    id: 'oil_change',
    industry: 'transportation',
    name: ['Oil change station', 'Экспресс-замена масла'],
    words: {
      en: 'oil change, oil change station, quick lube, lube shop, express oil change, oil and filters, oil changes, change oil, lube center, drive-through oil change',
      ru: 'замена масла, экспресс-замена масла, экспресс замена масла, замена масла экспресс, пункт замены масла, станция замены масла, замена масла и фильтров, замена масла в акпп, меняем масло',
      es: 'cambio de aceite, lubricentro, lubricadora',
      de: 'ölwechsel, ölwechselstation',
      fr: 'vidange auto, vidange rapide',
      it: 'cambio olio',
      pt: 'troca de óleo, mudança de óleo',
      tr: 'yağ değişimi',
    },
    scale: scale('stations', [2, 1, 8], ['Bays', 'Посты'], ['bay|bays', 'пост|поста|постов'], {
      people: 0.8,
      places: 1,
      machines: 1,
      vehicles: 1,
      lifts: 1,
    }),
    volumes: [
      volume('cars', ['Cars served', 'Обслуженные автомобили'], ['cars', 'авто'], 'daily', {
        capacity: each(1),
        a_day: n(20, 12, 30),
        days: n(28, 25, 30),
        use: n(52, 38, 70),
      }),
    ],
    sales: [
      sale(['Oil change', 'Замена масла'], 'cars', n(30, 15, 50), n(90, 80, 100)),
      sale(['Oil and filters sold', 'Масла и фильтры'], 'cars', n(50, 28, 85), n(85, 60, 100)),
      sale(['Gearbox oil and fluids', 'Масло в АКПП и жидкости'], 'cars', n(150, 80, 260), n(8, 3, 16)),
      sale(['Wipers, lamps and pads', 'Дворники, лампы и колодки'], 'cars', n(38, 18, 75), n(12, 4, 25)),
    ],
    costs: [
      pay(['Mechanics', 'Мастера'], each(n(1.5, 1, 2)), n(37000, 29000, 47000), { isGradual: true }),
      share(['Oil and filters bought', 'Закупка масел и фильтров'], n(66, 58, 74), 'Oil and filters sold'),
      share(['Fluids bought', 'Закупка жидкостей'], n(45, 36, 54), 'Gearbox oil and fluids'),
      share(['Parts bought', 'Закупка деталей'], n(58, 50, 66), 'Wipers, lamps and pads'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2400,
        powered: 340,
        managerPay: 48000,
        managers: 0.7,
        advertising: 3,
        insured: 280,
        repaired: 180,
        programs: 130,
        licensed: 500,
        permitted: 2000,
        launched: 3500,
      }),
    ],
    assets: [
      asset(
        ['Lifts, pits and oil equipment', 'Подъёмники, ямы и оборудование'],
        each(n(15000, 6000, 32000)),
        9,
      ),
      asset(['Fitting-out and sign', 'Ремонт и вывеска'], n(22000, 8000, 55000), 10),
      asset(['First stock of oil', 'Первый запас масел'], n(7000, 2500, 16000), 10),
    ],
    terms: { receivable: 0, stock: 30, payable: 25 },
    season: 'town',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [3, 3, 2],
    borrowed: n(35, 0, 60),
    health: { gross: [22, 54], payroll: [16, 46], ebitda: [5, 28], payback: [12, 66] },
  },
  {
    id: 'dent_repair',
    industry: 'transportation',
    name: ['Dent and small paint repair', 'Удаление вмятин без покраски'],
    words: {
      en: 'dent repair, dents pulled, paintless dent removal, dent removal, smart repairs, bumper repair, smart repairs of bumpers, dents, pdr, paintless dent repair, mobile dent repair, scratch repair, alloy and bumper repair, scratch and dent repair, smart repair',
      ru: 'удаление вмятин, удаление вмятин без покраски, ремонт вмятин, беспокрасочное удаление вмятин, вмятины без покраски, вмятины, локальная покраска, ремонт бамперов, убираем вмятины, выправляю вмятины, мастер по вмятинам',
      es: 'reparación de abolladuras, sacabollos',
      de: 'dellenentferner, smart repair, beulendoktor',
      fr: 'débosselage sans peinture, débosselage',
      it: 'levabolli',
      pt: 'reparação de mossas, martelinho de ouro',
      tr: 'boyasız göçük düzeltme, göçük düzeltme',
    },
    scale: scale(
      'people',
      [2, 1, 15],
      ['Technicians', 'Мастера'],
      ['technician|technicians', 'мастер|мастера|мастеров'],
      { stations: 1, vehicles: 1, places: 1 },
    ),
    volumes: [
      volume('cars', ['Cars done', 'Автомобили'], ['cars', 'авто'], 'daily', {
        capacity: each(1),
        a_day: n(2, 1.2, 3.2),
        days: n(23, 20, 26),
        use: n(66, 48, 80),
      }),
    ],
    sales: [
      sale(['Dents removed', 'Удаление вмятин'], 'cars', n(230, 120, 400), n(68, 45, 90)),
      sale(['Bumpers and scratches', 'Бамперы и царапины'], 'cars', n(310, 160, 560), n(34, 12, 55)),
    ],
    costs: [
      pay(['Technicians', 'Мастера'], each(1), n(44000, 34000, 58000), { isGradual: true }),
      share(['Paint, glue and supplies', 'Краска, клей и расходники'], n(8, 4, 13)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1100,
        powered: 170,
        managerPay: 48000,
        managers: 0.3,
        advertising: 5,
        insured: 180,
        repaired: 80,
        programs: 60,
        licensed: 200,
        permitted: 900,
        launched: 1800,
      }),
    ],
    assets: [
      asset(
        ['Dent tools, lamps and paint kit', 'Инструмент, лампы и покраска'],
        each(n(6500, 2500, 14000)),
        6,
      ),
      asset(['Bay and fitting-out', 'Пост и ремонт'], n(8000, 2000, 22000), 9),
    ],
    terms: { receivable: 6, stock: 10, payable: 15 },
    season: 'town',
    ramp: { from: n(40, 25, 60), months: n(8, 5, 14) },
    growth: [3, 3, 2],
    borrowed: n(20, 0, 45),
    health: { gross: [26, 60], payroll: [30, 62], ebitda: [5, 30], payback: [6, 60] },
  },
];

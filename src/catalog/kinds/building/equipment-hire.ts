// Hire of machines and tools for building.
import { each, n, whole } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  deposit,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  security,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const equipmentHire: readonly Kind[] = [
  {
    id: 'building_equipment_hire',
    industry: 'construction',
    name: ['Hire of building equipment', 'Аренда строительной техники'],
    words: {
      en: 'equipment hire, equipment rental, construction equipment rental, plant hire, machinery rental, excavator hire, digger hire, crane hire, crane rental, building equipment hire, excavator rental, diggers for rent, boom lift rental, boom lift, cherry picker, cherry picker rental, cranes and lifts, rent cranes, skid steer rental, mini excavator rental, aerial platform rental, forklift hire, excavators, excavators with operators, excavators rented out, diggers with operators',
      ru: 'крановщик со своим краном, аренда спецтехники, аренда строительной техники, аренда экскаватора, прокат строительного оборудования, спецтехника, аренда крана, аренда манипулятора, аренда погрузчика, аренда строительного оборудования, аренда опалубки, услуги автокрана, автокран, услуги экскаватора, услуги манипулятора, автовышка, аренда автовышки, аренда вышки, экскаватор, услуги спецтехники, экскаваторы и погрузчики, сдаю экскаватор, манипулятор, экскаватор с машинистом, экскаваторы в аренду',
      es: 'alquiler de maquinaria, alquiler de equipos de construcción',
      de: 'baumaschinenverleih, baumaschinenvermietung',
      fr: 'location de matériel, location engins de chantier',
      it: 'noleggio attrezzature edili, noleggio macchine edili',
      pt: 'aluguer de equipamentos, aluguel de máquinas, locação de equipamentos',
      tr: 'iş makinesi kiralama, ekipman kiralama, inşaat makinesi kiralama',
    },
    scale: scale(
      'machines',
      [20, 2, 150],
      ['Machines for hire', 'Машины в аренде'],
      ['machine|machines', 'машина|машины|машин'],
      { vehicles: 1, lifts: 0.4 },
    ),
    volumes: [
      volume('days', ['Days of hire', 'Дни аренды'], ['days', 'дней'], 'daily', {
        capacity: each(1),
        a_day: whole(n(1, 1, 1)),
        days: n(24, 22, 30),
        use: n(62, 48, 70),
      }),
    ],
    sales: [
      sale(['Machine hire', 'Аренда техники'], 'days', n(180, 90, 420)),
      sale(['Machines with a driver', 'Работа машинистов'], 'days', n(310, 180, 460), n(13, 0, 55)),
      sale(['Tools and small equipment', 'Инструмент и малое оборудование'], 'days', n(26, 10, 66)),
      sale(['Delivery', 'Доставка'], 'days', n(120, 60, 220), n(22, 10, 40)),
    ],
    costs: [
      pay(
        ['Machine drivers', 'Машинисты'],
        each(n(0.1, 0, 0.45)),
        n(58500, 45000, 72000, 'bls_equipment_operators'),
        { isGradual: true },
      ),
      pay(
        ['Mechanics', 'Механики'],
        each(n(0.08, 0.05, 0.15)),
        n(60500, 46000, 74000, 'bls_diesel_mechanics'),
      ),
      share(['Parts and servicing', 'Запчасти и обслуживание'], n(9, 5, 14)),
      share(['Fuel and transport of machines', 'Топливо и перевозка техники'], n(60, 45, 75), 'Delivery'),
    ],
    overheads: [
      rent(n(5000, 2000, 11000)),
      utilities(n(700, 300, 1500)),
      manager(n(78000, 60000, 100000)),
      pay(['Counter and dispatch', 'Приём заказов'], n(2, 1, 4), n(42000, 34000, 52000)),
      marketing(n(1.5, 0.5, 3)),
      paymentFees(n(1, 0.5, 2.5)),
      insurance(each(n(190, 100, 350))),
      security(n(400, 150, 900)),
      software(n(350, 150, 700)),
      accounting(n(600, 300, 1200)),
      phone(n(150, 70, 300)),
      licences(n(2000, 600, 5000)),
      registration(n(2500, 800, 6000)),
      deposit(n(10000, 4000, 22000)),
      launch(n(5000, 2000, 12000)),
    ],
    assets: [
      asset(
        ['Excavators, loaders and lifts', 'Экскаваторы, погрузчики и подъёмники'],
        each(n(44000, 15000, 115000)),
        9,
      ),
      asset(['Tools and small machines', 'Инструмент и малая техника'], n(75000, 20000, 210000), 5),
      asset(['Transport truck', 'Трал для перевозки'], n(95000, 40000, 160000), 9),
      asset(['Yard and workshop', 'База и мастерская'], n(60000, 20000, 140000), 12),
    ],
    terms: { receivable: 30, stock: 5, payable: 30 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(10, 5, 18) },
    growth: [4, 3, 2],
    borrowed: n(60, 30, 80),
    health: { gross: [40, 82], payroll: [12, 46], ebitda: [22, 52], payback: [24, 108] },
  },
];

// Teaching dogs and their owners.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  administrator,
  deposit,
  insurance,
  launch,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  utilities,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const dogTraining: readonly Kind[] = [
  {
    id: 'dog_training',
    industry: 'retail',
    name: ['Dog training', 'Дрессировка собак'],
    words: {
      en: 'puppy classes, dog classes, dog training, dog trainer, dog school, puppy school, puppy training, dog obedience, canine behaviourist, cynologist, gun dogs, train gun dogs',
      ru: 'дрессировка собак, кинолог, школа для собак, кинологический центр, дрессировщик собак, воспитание щенков, зоопсихолог, курсы дрессировки, кинологический клуб, площадка дрессировки собак, дрессировочная площадка, учу щенков, дрессируем собак, дрессирую собак, воспитываем щенков',
      es: 'adiestramiento canino, adiestrador de perros',
      de: 'hundeschule, hundetrainer',
      fr: 'éducation canine, dressage de chiens, éducateur canin',
      it: 'addestramento cani, educatore cinofilo',
      pt: 'adestramento de cães, treino de cães',
      tr: 'köpek eğitimi, köpek eğitmeni',
    },
    scale: scale(
      'people',
      [2, 1, 8],
      ['Dog trainers', 'Кинологи'],
      ['trainer|trainers', 'кинолог|кинолога|кинологов'],
    ),
    volumes: [
      volume('lessons', ['Training lessons', 'Занятия с собаками'], ['lessons', 'занятий'], 'daily', {
        capacity: each(1),
        a_day: n(4.5, 3, 6),
        days: n(25, 20, 28),
        use: n(56, 42, 74),
      }),
    ],
    sales: [
      sale(['Individual lessons', 'Индивидуальные занятия'], 'lessons', n(76, 40, 125), n(62, 45, 75)),
      sale(['Group lessons', 'Групповые занятия'], 'lessons', n(115, 60, 200), n(33, 20, 50)),
      sale(['Training with boarding', 'Дрессировка с проживанием'], 'lessons', n(400, 200, 800), n(5, 1, 10)),
      sale(
        ['Leads, treats and toys', 'Поводки, лакомства и игрушки'],
        'lessons',
        n(21, 10, 40),
        n(14, 5, 25),
      ),
    ],
    costs: [
      pay(['Dog trainers', 'Кинологи'], each(1), n(43000, 31000, 60000), { isGradual: true }),
      share(['Training supplies and food', 'Инвентарь, лакомства и корм'], n(4, 2, 7)),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(55, 45, 65), 'Leads, treats and toys'),
    ],
    overheads: [
      rent(n(950, 350, 2200)),
      utilities(n(120, 50, 280)),
      administrator(n(31000, 25000, 39000), each(n(0.14, 0.05, 0.35))),
      vehicleCosts(n(350, 150, 700)),
      marketing(n(4, 2, 8)),
      paymentFees(),
      software(n(80, 30, 180)),
      insurance(n(160, 80, 320)),
      accounting(n(220, 110, 450)),
      phone(n(70, 40, 140)),
      registration(n(1000, 350, 3000)),
      deposit(n(1900, 700, 4400)),
      launch(n(1800, 600, 4500)),
    ],
    assets: [
      asset(['Training ground and fence', 'Площадка и ограждение'], n(12000, 3000, 35000), 8),
      asset(['Obstacles and equipment', 'Снаряды и инвентарь'], n(4500, 1500, 10000), 6),
      asset(['Vehicle', 'Автомобиль'], n(22000, 9000, 40000), 6),
    ],
    terms: { receivable: 0, stock: 15, payable: 15 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(9, 5, 15) },
    growth: [4, 3, 2],
    borrowed: n(20, 0, 50),
    health: { gross: [34, 58], payroll: [44, 66], ebitda: [6, 28], payback: [12, 54] },
  },
];

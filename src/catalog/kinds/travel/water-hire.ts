// Hire of what people paddle.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  deposit,
  insurance,
  launch,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const waterHire: readonly Kind[] = [
  {
    id: 'kayak_hire',
    industry: 'hospitality',
    name: ['Kayak and paddle board hire', 'Прокат сапов и каяков'],
    words: {
      en: 'kayak hire, kayak rental, kayaks, sup rental, sup hire, paddle board hire, paddle board rental, paddleboard rental, stand-up paddle, canoe rental, canoe hire, kayak tours, rent out kayaks, pedal boats, pedal boat hire, pedalo hire, rowing boats, rowing boat hire, sup station, canoes, paddleboards, sup boards, paddle boards',
      ru: 'прокат сапов, прокат сапбордов, сапы, сап-станция, аренда сапов, прокат каяков, аренда каяков, прокат байдарок, аренда байдарок, прокат каноэ, лодочная станция, прокат катамаранов, катамараны, водные велосипеды, байдарки напрокат, каяки напрокат, сапы напрокат, лодки и катамараны, прокат лодок и катамаранов, сапборды, байдарки в аренду, прокат лодок в парке, прокат вёсельных лодок',
      es: 'alquiler de kayaks, alquiler de paddle surf, alquiler de canoas',
      de: 'kajakverleih, kanuverleih, sup verleih',
      fr: 'location de kayaks, location de canoës, location de paddle',
      it: 'noleggio kayak, noleggio sup, noleggio canoe',
      pt: 'aluguel de caiaques, aluguel de stand up paddle, aluguer de canoas',
      tr: 'kano kiralama, sup kiralama',
    },
    scale: scale(
      'boats',
      [25, 6, 150],
      ['Boards and kayaks', 'Сапборды и каяки'],
      ['board or kayak|boards and kayaks', 'сапборд или каяк|сапборда и каяка|сапбордов и каяков'],
      { machines: 1, bikes: 1, places: 1 },
    ),
    volumes: [
      volume('hours', ['Hours of hire', 'Часы проката'], ['hours', 'ч'], 'daily', {
        capacity: each(1),
        a_day: n(6, 4, 9),
        days: n(30, 28, 30),
        use: n(9, 5, 16),
      }),
    ],
    sales: [
      sale(['Hire of paddle boards', 'Прокат сапбордов'], 'hours', n(15, 8, 24), n(60, 30, 85)),
      sale(['Hire of kayaks and canoes', 'Прокат каяков и каноэ'], 'hours', n(16, 9, 26), n(40, 15, 70)),
      sale(
        ['Wetsuits, bags and other equipment', 'Гидрокостюмы, гермомешки и снаряжение'],
        'hours',
        n(4, 2, 8),
        n(22, 10, 40),
      ),
      sale(['Tours and lessons', 'Прогулки с инструктором'], 'hours', n(42, 24, 68), n(7, 2, 15)),
    ],
    costs: [
      pay(['Hire staff', 'Сотрудники проката'], each(n(0.05, 0.027, 0.09)), n(30000, 24000, 38000), {
        isGradual: true,
        isPartTime: true,
      }),
      share(['Guides of tours', 'Инструкторы прогулок'], n(45, 35, 55), 'Tours and lessons'),
      share(['Repairs and lost equipment', 'Ремонт и потери снаряжения'], n(4, 2, 7)),
    ],
    overheads: [
      rent(each(n(26, 10, 62))),
      utilities(n(120, 50, 280)),
      manager(n(40000, 32000, 52000), n(0.35, 0, 1)),
      marketing(n(5, 2, 9)),
      paymentFees(n(2, 1, 3)),
      insurance(each(n(10, 4, 20))),
      software(n(90, 30, 200)),
      accounting(n(180, 80, 360)),
      phone(),
      registration(n(1500, 500, 4000)),
      deposit(each(n(52, 20, 125))),
      launch(n(1800, 500, 5000)),
    ],
    assets: [
      asset(['Boards, kayaks and paddles', 'Сапборды, каяки и вёсла'], each(n(700, 330, 1500)), 4),
      asset(['Life jackets and wetsuits', 'Спасательные жилеты и гидрокостюмы'], each(n(140, 60, 280)), 3),
      asset(['Van and trailer', 'Фургон с прицепом'], n(17000, 5000, 40000), 8),
      asset(['Pontoon, racks and counter', 'Понтон, стойки и касса'], n(11000, 3000, 30000), 8),
    ],
    terms: { receivable: 0, stock: 0, payable: 10 },
    season: 'beach',
    ramp: { from: n(55, 35, 75), months: n(8, 4, 14) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [40, 80], payroll: [16, 52], ebitda: [8, 40], payback: [12, 72] },
  },
];

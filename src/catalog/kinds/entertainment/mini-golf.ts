// Putting for families, in the open.
import { each, n } from '../../kind/figure.ts';
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
  repairs,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const miniGolf: readonly Kind[] = [
  {
    id: 'mini_golf',
    industry: 'entertainment',
    name: ['Mini golf', 'Мини-гольф'],
    words: {
      en: 'mini golf, mini-golf, minigolf, miniature golf, crazy golf, adventure golf, putt-putt, putting course, mini golf course, indoor adventure golf, glow golf, black light mini golf',
      ru: 'мини-гольф, мини гольф, минигольф, площадка мини-гольфа, поле для мини-гольфа, детский гольф, мини-гольф-клуб, мини-гольф клуб, неоновый мини-гольф',
      es: 'minigolf, mini golf',
      de: 'minigolf, minigolfanlage, minigolfplatz',
      fr: 'mini-golf, minigolf',
      it: 'minigolf, campo da minigolf',
      pt: 'minigolfe, mini golfe',
      tr: 'mini golf, mini golf sahası',
    },
    scale: scale('places', [18, 9, 72], ['Holes', 'Лунки'], ['hole|holes', 'лунка|лунки|лунок'], {
      lanes: 1,
      courts: 18,
      hectares: 45,
      visitors: 0.012,
      area: 0.006,
    }),
    volumes: [
      volume('rounds', ['Players', 'Игроки'], ['players', 'игроков'], 'daily', {
        capacity: each(1),
        a_day: n(19, 12, 24),
        days: n(28, 22, 30),
        use: n(16, 9, 26),
      }),
    ],
    sales: [
      sale(['Rounds', 'Игра'], 'rounds', n(9, 5, 15)),
      sale(
        ['Drinks, ice cream and snacks', 'Напитки, мороженое и закуски'],
        'rounds',
        n(6, 3, 11),
        n(45, 25, 65),
      ),
      sale(['Parties and groups', 'Праздники и группы'], 'rounds', n(14, 8, 25), n(8, 3, 16)),
      sale(['Other games', 'Другие игры'], 'rounds', n(5, 2, 9), n(15, 0, 35)),
    ],
    costs: [
      pay(['Course staff', 'Сотрудники площадки'], each(n(0.115, 0.07, 0.19)), n(30000, 25000, 37000), {
        isGradual: true,
        isPartTime: true,
      }),
      share(['Food and drinks bought', 'Продукты и напитки'], n(37, 30, 45), 'Drinks, ice cream and snacks'),
      share(['Supplies for parties', 'Расходы на праздники'], n(30, 20, 40), 'Parties and groups'),
      share(['Clubs and balls replaced', 'Замена клюшек и мячей'], n(1.5, 0.7, 3)),
    ],
    overheads: [
      rent(each(n(100, 46, 240))),
      utilities(each(n(32, 15, 70))),
      manager(n(46000, 36000, 61000), n(1, 0.5, 1)),
      marketing(n(4, 2, 8)),
      paymentFees(n(2, 1, 3)),
      insurance(n(400, 180, 850)),
      repairs(each(n(38, 18, 80))),
      software(n(120, 50, 260)),
      accounting(n(240, 110, 450)),
      phone(),
      licences(n(1100, 300, 3000)),
      registration(n(2500, 800, 7000)),
      deposit(each(n(300, 138, 720))),
      launch(n(5000, 1500, 12000)),
    ],
    assets: [
      asset(['Course and obstacles', 'Поле и препятствия'], each(n(8500, 3500, 18000)), 12),
      asset(['Water, planting and lights', 'Вода, озеленение и свет'], each(n(2600, 1000, 6000)), 12),
      asset(['Ticket office and kiosk', 'Касса и киоск'], n(40000, 12000, 100000), 15),
      asset(['Clubs, balls and furniture', 'Клюшки, мячи и мебель'], each(n(260, 120, 600)), 4),
    ],
    terms: { receivable: 0, stock: 10, payable: 14 },
    season: 'summer',
    ramp: { from: n(50, 30, 70), months: n(12, 6, 18) },
    growth: [3, 2, 2],
    borrowed: n(45, 0, 65),
    health: { gross: [40, 70], payroll: [26, 60], ebitda: [8, 36], payback: [24, 120] },
  },
];

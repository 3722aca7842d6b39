// Services that help people meet.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  manager,
  marketing,
  phone,
  registration,
  software,
} from '../../kind/usual-costs.ts';

export const dating: readonly Kind[] = [
  {
    id: 'dating_service',
    industry: 'online_business',
    name: ['Dating service', 'Сервис знакомств'],
    words: {
      en: 'dating service, dating site, dating website, dating app, matchmaking, matchmaking agency, marriage agency, dating agency, speed dating, matchmaker, marriage bureau, bring single people together, single people, singles, introductions agency, speed dates, singles evenings, speed dates evenings',
      ru: 'сервис знакомств, сайт знакомств, приложение знакомств, брачное агентство, агентство знакомств, сваха, приложение для знакомств, быстрые свидания, знакомим одиноких, знакомим одиноких людей, клуб знакомств, вечера знакомств, вечера быстрых свиданий, знакомим людей',
      es: 'sitio de citas, agencia matrimonial',
      de: 'partnervermittlung, dating-portal',
      fr: 'site de rencontre, agence matrimoniale',
      it: 'sito di incontri, agenzia matrimoniale',
      pt: 'site de namoro, agência de relacionamento',
      tr: 'arkadaşlık sitesi, evlilik sitesi',
    },
    scale: scale(
      'members',
      [1500, 300, 60000],
      ['Paying members', 'Платящие участники'],
      ['member|members', 'участник|участника|участников'],
      { customers: 1, visitors: 0.04 },
    ),
    volumes: [
      volume(
        'paying',
        ['Members who pay', 'Участники с оплатой'],
        ['monthly subscriptions', 'месячных подписок'],
        'filled',
        {
          capacity: each(1),
          use: n(80, 60, 86),
        },
      ),
    ],
    sales: [
      sale(['Monthly subscriptions', 'Подписки на месяц'], 'paying', n(21, 6, 45)),
      sale(['Boosts and gifts', 'Продвижение анкет и подарки'], 'paying', n(5, 1, 15)),
      sale(['Advertising', 'Реклама на сервисе'], 'paying', n(1.5, 0, 5)),
      sale(['Events and personal matching', 'Встречи и личный подбор'], 'paying', n(3, 0, 20)),
    ],
    costs: [
      share(['Payment processing', 'Приём платежей'], n(14, 4, 25)),
      share(['Hosting and services', 'Серверы и сервисы'], n(4, 2, 8)),
      pay(
        ['Moderators and support', 'Модераторы и поддержка'],
        each(n(0.0008, 0.0003, 0.002)),
        n(38000, 30000, 48000),
        { isGradual: true, isPartTime: true },
      ),
    ],
    overheads: [
      pay(['Developers', 'Разработчики'], each(n(0.0007, 0.0003, 0.0015)), n(98000, 72000, 135000), {
        isPartTime: true,
      }),
      manager(n(75000, 55000, 105000), n(0.75, 0, 1.5)),
      marketing(n(20, 10, 32)),
      software(n(350, 100, 900)),
      accounting(n(260, 110, 550)),
      insurance(n(80, 30, 200)),
      phone(n(60, 25, 120)),
      registration(n(1200, 300, 4000)),
      launch(n(12000, 2500, 45000)),
    ],
    assets: [
      asset(['Platform', 'Разработка площадки'], n(60000, 12000, 200000), 4),
      asset(['Computers and office', 'Компьютеры и офис'], n(7000, 2000, 18000), 4),
    ],
    terms: { receivable: 10, stock: 0, payable: 15 },
    season: 'resolutions',
    ramp: { from: n(15, 6, 30), months: n(20, 12, 32) },
    growth: [3, 4, 3],
    borrowed: n(0, 0, 20),
    health: { gross: [58, 86], payroll: [22, 60], ebitda: [3, 38], payback: [8, 90] },
  },
];

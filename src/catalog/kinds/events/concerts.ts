// Those who arrange concerts and festivals and live on tickets.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, otherIncome, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  manager,
  marketing,
  office,
  phone,
  registration,
  rent,
  software,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const concerts: readonly Kind[] = [
  {
    id: 'concert_promoter',
    industry: 'entertainment',
    name: ['Concert promoter', 'Концертное агентство'],
    words: {
      en: 'concert promoter, concert agency, concert organiser, concert organisation, organisation of concerts, festival, music festival, festival organiser, concerts, touring agency, tour promoter, artist booking, live shows, stand-up tours, food festival, bands on tour, gig promoter, gigs, booking agency for bands, booking agent for bands, promote concerts, music tours',
      ru: 'организация концертов, концерты, фестиваль, музыкальный фестиваль, организация фестивалей, промоутер концертов, гастрольное агентство, букинг артистов, гастроли, фуд-фестиваль, концертные туры, концертные туры артистов, концерты групп, концерты артистов, устраиваем концерты, привозим артистов',
      es: 'promotora de conciertos, festival de música, organización de conciertos',
      de: 'konzertveranstalter, musikfestival, konzertagentur',
      fr: 'organisateur de concerts, festival de musique',
      it: 'organizzazione concerti, festival musicale',
      pt: 'produtora de shows, festival de música, organização de concertos',
      tr: 'konser organizasyonu, müzik festivali',
    },
    scale: scale(
      'projects',
      [3, 1, 25],
      ['Concerts a month', 'Концертов в месяц'],
      ['concert a month|concerts a month', 'концерт в месяц|концерта в месяц|концертов в месяц'],
      { people: 0.75, visitors: 0.0011, seats: 0.0011 },
    ),
    volumes: [
      volume('tickets', ['Tickets sold', 'Проданные билеты'], ['tickets', 'билетов'], 'plain', {
        quantity: each(n(900, 200, 4000)),
      }),
    ],
    sales: [
      sale(['Tickets', 'Билеты'], 'tickets', n(44, 20, 95)),
      sale(['Merchandise', 'Сувениры и мерч'], 'tickets', n(24, 12, 40), n(8, 3, 15)),
      sale(['Bar and food courts', 'Бар и фудкорт'], 'tickets', n(7, 3, 15), n(35, 0, 70)),
      otherIncome(['Sponsors', 'Спонсоры'], each(n(3200, 0, 15000))),
    ],
    costs: [
      share(["Artists' fees", 'Гонорары артистов'], n(44, 32, 56), 'Tickets'),
      share(['Venue hire', 'Аренда площадок'], n(12, 7, 18), 'Tickets'),
      share(['Sound, light and stage', 'Звук, свет и сцена'], n(8, 5, 12)),
      share(['Security and staff', 'Охрана и персонал'], n(5, 3, 8)),
      share(['Ticketing commission', 'Комиссия билетных операторов'], n(6, 3, 10), 'Tickets'),
      share(['Merchandise bought', 'Закупка мерча'], n(55, 45, 65), 'Merchandise'),
      pay(['Event managers', 'Менеджеры мероприятий'], each(n(0.84, 0.42, 1.4)), n(52000, 40000, 68000), {
        isGradual: true,
      }),
    ],
    overheads: [
      manager(n(76000, 58000, 105000)),
      marketing(n(7, 4, 12)),
      rent(n(1400, 400, 3500)),
      insurance(n(900, 350, 2200)),
      accounting(n(600, 280, 1200)),
      software(n(250, 100, 550)),
      phone(n(160, 80, 320)),
      vehicleCosts(n(450, 150, 1100)),
      office(),
      registration(n(2000, 600, 6000)),
      launch(n(28_000, 7000, 88_000)),
    ],
    assets: [
      asset(['Fences, barriers and equipment', 'Ограждения и оборудование'], n(70_000, 17_000, 200_000), 5),
      asset(['Computers and office', 'Компьютеры и офис'], n(9000, 3500, 20000), 4),
      asset(['Website and ticket sales', 'Сайт и продажа билетов'], n(8000, 2500, 22000), 4),
    ],
    terms: { receivable: 20, stock: 0, payable: 3 },
    season: 'summer',
    ramp: { from: n(30, 15, 50), months: n(18, 10, 29) },
    growth: [4, 3, 2],
    borrowed: n(15, 0, 40),
    health: { gross: [14, 38], payroll: [4, 24], ebitda: [2, 20], payback: [3, 66] },
  },
];

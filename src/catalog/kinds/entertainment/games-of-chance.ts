// Casinos and betting shops.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, commission, monthly, otherIncome, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { deposit, rent, security } from '../../kind/usual-costs.ts';

export const gamesOfChance: readonly Kind[] = [
  {
    id: 'casino',
    industry: 'entertainment',
    name: ['Casino', 'Казино'],
    words: {
      en: 'casino, gambling hall, slot hall, slot machine hall, poker club, poker room, gaming hall, bingo hall, gambling house, card room, poker hall, roulette, blackjack, slots hall',
      ru: 'казино, игорный дом, зал игровых автоматов, покерный клуб, игорное заведение, игорный клуб, покер-клуб, бинго, рулетка, блэкджек, рулетка и блэкджек, карточный клуб, игровой зал со слотами',
      es: 'casino, sala de juegos de azar, bingo',
      de: 'casino, spielbank, spielothek, spielhalle',
      fr: 'casino, salle de jeux de hasard',
      it: 'casinò, sala slot, sala bingo',
      pt: 'cassino, casino, bingo',
      tr: 'kumarhane, casino',
    },
    scale: scale(
      'machines',
      [150, 40, 2500],
      ['Slot machines', 'Игровые автоматы'],
      ['slot machine|slot machines', 'автомат|автомата|автоматов'],
      {
        tables: 12,
        places: 0.6,
        seats: 0.6,
        area: 0.08,
      },
    ),
    volumes: [
      volume('machine_days', ['Machine days', 'Дни работы автоматов'], ['days', 'дней'], 'nightly', {
        capacity: each(1),
        use: n(60, 42, 78),
      }),
      volume('table_days', ['Table days', 'Дни работы столов'], ['days', 'дней'], 'plain', {
        quantity: each(n(1.3, 0.5, 2.4)),
      }),
      volume('visits', ['Visitors', 'Посетители'], ['visitors', 'чел.'], 'plain', {
        quantity: each(n(55, 30, 90)),
      }),
    ],
    sales: [
      sale(['Win of slot machines', 'Выигрыш казино на автоматах'], 'machine_days', n(210, 90, 340)),
      sale(['Win of tables', 'Выигрыш казино на столах'], 'table_days', n(2600, 900, 5000)),
      sale(['Bar and restaurant', 'Бар и ресторан'], 'visits', n(18, 8, 32), n(45, 25, 65)),
      sale(['Entry and events', 'Вход и мероприятия'], 'visits', n(15, 5, 35), n(8, 0, 25)),
    ],
    costs: [
      share(['Gambling tax', 'Налог на игорный бизнес'], n(18, 8, 32)),
      share(['Gifts to players', 'Бонусы и подарки игрокам'], n(9, 4, 14)),
      pay(
        ['Dealers and inspectors', 'Крупье и инспекторы'],
        each(n(0.4, 0.25, 0.6)),
        n(38000, 30000, 48000),
        {
          isGradual: true,
        },
      ),
      pay(
        ['Attendants and cashiers', 'Операторы и кассиры'],
        each(n(0.2, 0.12, 0.3)),
        n(37000, 30000, 46000),
        {
          isGradual: true,
        },
      ),
      pay(['Waiters and cooks', 'Официанты и повара'], each(n(0.1, 0.06, 0.16)), n(34000, 28000, 42000), {
        isGradual: true,
      }),
      share(['Food and drinks', 'Продукты и напитки'], n(32, 26, 40), 'Bar and restaurant'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 68000,
        powered: 20000,
        managerPay: 92000,
        managers: 6,
        advertising: 6,
        insured: 4500,
        repaired: 3500,
        programs: 9000,
        licensed: 220000,
        permitted: 120000,
        launched: 90000,
        isForConsumers: false,
      }),
      monthly(['Service of slot machines', 'Обслуживание автоматов'], each(n(105, 50, 200))),
      security(n(14000, 6000, 30000)),
    ],
    assets: [
      asset(['Slot machines', 'Игровые автоматы'], each(n(17000, 7000, 26000)), 5),
      asset(['Tables and chips', 'Игровые столы и фишки'], each(n(1300, 500, 2800)), 8),
      asset(['Halls and fitting-out', 'Отделка залов'], each(n(13500, 5000, 32000)), 12),
      asset(['Cameras and cash systems', 'Видеонаблюдение и кассы'], each(n(2600, 1200, 5000)), 6),
    ],
    terms: { receivable: 0, stock: 5, payable: 20 },
    season: 'even',
    ramp: { from: n(45, 30, 65), months: n(10, 6, 18) },
    growth: [2, 2],
    borrowed: n(40, 10, 60),
    health: { gross: [30, 56], payroll: [22, 46], ebitda: [8, 32], payback: [20, 90] },
  },
  {
    id: 'betting_shop',
    industry: 'entertainment',
    name: ['Betting shop', 'Букмекерская контора'],
    words: {
      en: 'betting shop, bookmaker, bookmakers, sports betting, betting office, bookie, online betting, sportsbook, betting company, lottery shop, lottery, take bets, bets on sports, bets on horses, sports bets, betting point, betting points',
      ru: 'букмекерская контора, букмекер, ставки на спорт, пункт приёма ставок, ппс, букмекерский клуб, тотализатор, приём ставок, лотерея, лотерейный киоск, принимаем ставки, ставки на футбол, точки приёма ставок',
      es: 'casa de apuestas, apuestas deportivas, lotería',
      de: 'wettbüro, sportwetten, lottoannahmestelle',
      fr: 'bureau de paris, paris sportifs, loterie',
      it: 'agenzia scommesse, scommesse sportive, ricevitoria',
      pt: 'casa de apostas, apostas desportivas, lotérica',
      tr: 'bahis bayii, iddaa bayii, spor bahisleri',
    },
    scale: scale(
      'shops',
      [3, 1, 80],
      ['Betting shops', 'Пункты приёма ставок'],
      ['shop|shops', 'пункт|пункта|пунктов'],
      {
        people: 0.25,
        area: 0.012,
      },
    ),
    volumes: [
      volume('stakes', ['Stakes', 'Принятые ставки'], ['$', '$'], 'turnover', {
        capacity: each(1),
        turnover: n(260000, 120000, 550000),
        use: n(62, 45, 80),
      }),
    ],
    sales: [
      commission(['Win on sports bets', 'Доход от ставок на спорт'], 'stakes', n(13, 7, 19)),
      otherIncome(['Machines and virtual games', 'Автоматы и виртуальные игры'], each(n(11500, 4000, 22000))),
      otherIncome(['Drinks and snacks', 'Напитки и закуски'], each(n(1200, 300, 3500))),
    ],
    costs: [
      share(['Betting duty', 'Налог на ставки'], n(15, 7, 25)),
      monthly(['Odds, data and broadcasts', 'Коэффициенты, данные и трансляции'], each(n(2600, 1200, 4500))),
      pay(['Cashiers', 'Кассиры-операторы'], each(n(4, 3, 5.5)), n(30000, 25000, 37000), { isGradual: true }),
      share(['Drinks and snacks bought', 'Закупка напитков и закусок'], n(45, 36, 56), 'Drinks and snacks'),
    ],
    overheads: [
      ...siteOverheads({
        powered: 1500,
        managerPay: 60000,
        advertising: 5,
        insured: 450,
        repaired: 300,
        programs: 900,
        licensed: 9000,
        permitted: 14000,
        launched: 8000,
      }),
      rent(each(n(3000, 1400, 6500))),
      deposit(each(n(6000, 2800, 13000))),
      security(each(n(750, 300, 1700))),
    ],
    assets: [
      asset(['Fitting-out of shops', 'Ремонт пунктов'], each(n(42000, 16000, 90000)), 8),
      asset(['Screens, terminals and tills', 'Экраны, терминалы и кассы'], each(n(28000, 11000, 55000)), 5),
      asset(['Furniture and bar', 'Мебель и бар'], each(n(12000, 5000, 25000)), 7),
    ],
    terms: { receivable: 0, stock: 5, payable: 20 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(12, 6, 20) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [34, 58], payroll: [26, 50], ebitda: [6, 26], payback: [22, 90] },
  },
];

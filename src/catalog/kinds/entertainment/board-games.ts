// Cafés where people pay for time and play board games.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  cleaning,
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

export const boardGames: readonly Kind[] = [
  {
    id: 'board_game_cafe',
    industry: 'entertainment',
    name: ['Board game café', 'Антикафе'],
    words: {
      en: 'board game cafe, board games cafe, board game café, games cafe, anti-cafe, time cafe, time club, tabletop club, mafia club, tabletop games club, pay per minute cafe, board game bar, boardgame bar, boardgame cafe, play board games, lend out board games, board games by the hour, board game club, board game lounge, chess café',
      ru: 'антикафе, анти-кафе, тайм-кафе, таймкафе, тайм-клуб, кафе настольных игр, клуб настольных игр, игротека, клуб мафии, настольные игры клуб, свободное пространство, настолки, настольные игры, кафе с оплатой за время, кафе с оплатой по минутам, оплата по минутам, игротека настольных игр, кафе с настольными играми',
      es: 'café de juegos de mesa, bar de juegos de mesa',
      de: 'spielecafé, brettspielcafé',
      fr: 'bar à jeux, café ludique, café jeux de société',
      it: 'ludoteca bar, caffè giochi da tavolo',
      pt: 'café de jogos de tabuleiro, luderia',
      tr: 'kutu oyunu kafe, masa oyunları kafe',
    },
    scale: scale('seats', [45, 12, 140], ['Seats', 'Места'], ['seat|seats', 'место|места|мест'], {
      tables: 4,
      places: 1,
      area: 0.4,
      rooms: 8,
      people: 8,
    }),
    volumes: [
      volume('guests', ['Guests', 'Гости'], ['guests', 'гостей'], 'turns', {
        capacity: each(1),
        turns: n(1.15, 0.7, 2),
        days: n(29, 25, 30),
      }),
    ],
    sales: [
      sale(['Time at the table', 'Время за столом'], 'guests', n(7.5, 4, 13)),
      sale(['Drinks and food', 'Напитки и еда'], 'guests', n(10, 5, 18), n(85, 60, 100)),
      sale(['Board games sold', 'Продажа настольных игр'], 'guests', n(34, 20, 55), n(5, 1.5, 10)),
      sale(['Events and parties', 'Мероприятия и праздники'], 'guests', n(22, 12, 40), n(6, 2, 12)),
    ],
    costs: [
      pay(
        ['Game hosts and baristas', 'Ведущие и бариста'],
        each(n(0.056, 0.036, 0.09)),
        n(30000, 25000, 37000),
        { isGradual: true },
      ),
      pay(['Kitchen staff', 'Повара'], each(n(0.014, 0.007, 0.035)), n(33000, 27000, 42000), {
        isGradual: true,
      }),
      share(['Food and drinks bought', 'Продукты и напитки'], n(31, 26, 37), 'Drinks and food'),
      share(['Board games bought', 'Закупка настольных игр'], n(58, 50, 66), 'Board games sold'),
      share(['Worn games replaced', 'Замена изношенных игр'], n(1, 0.5, 2)),
    ],
    overheads: [
      rent(each(n(76, 36, 160))),
      utilities(n(480, 230, 950)),
      manager(n(44000, 34000, 58000), n(0.8, 0.4, 1.3)),
      marketing(n(3, 1.5, 6)),
      paymentFees(),
      cleaning(n(300, 130, 650)),
      repairs(n(200, 80, 500)),
      insurance(n(200, 90, 400)),
      accounting(n(300, 150, 550)),
      software(n(130, 50, 260)),
      phone(),
      licences(n(700, 200, 2000)),
      registration(n(2000, 700, 5000)),
      deposit(each(n(155, 72, 320))),
      launch(n(3500, 1200, 9000)),
    ],
    assets: [
      asset(['Board games and consoles', 'Настольные игры и приставки'], each(n(180, 80, 350)), 4),
      asset(['Tables and chairs', 'Столы и стулья'], each(n(260, 120, 500)), 7),
      asset(['Fitting-out', 'Ремонт и отделка'], each(n(520, 200, 1300)), 10),
      asset(['Coffee machine and kitchen', 'Кофемашина и кухня'], n(22000, 9000, 45000), 7),
    ],
    terms: { receivable: 0, stock: 12, payable: 14 },
    season: 'winter',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 55),
    health: { gross: [36, 62], payroll: [16, 54], ebitda: [3, 34], payback: [10, 84] },
  },
];

// Those who run hotels for the owners of the buildings, for a part of what guests pay and of what is left.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, commission, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  hiring,
  insurance,
  launch,
  manager,
  marketing,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const hotelManagement: readonly Kind[] = [
  {
    id: 'hotel_management',
    industry: 'hospitality',
    name: ['Hotel management company', 'Управляющая компания отелей'],
    words: {
      en: 'hotel management company, hotel management, hotel operator, hotel operating company, management of hotels, hotels managed for owners, hotel management contracts, hospitality management company, manage hotels for owners, manage hotels',
      ru: 'управляющая компания отелями, управляющая компания отелей, управление отелями, управление отелем, управление гостиницами, гостиничный оператор, управляющая компания гостиниц, отельный оператор, доверительное управление отелями, управление апарт-отелями',
      es: 'gestión hotelera, gestora hotelera, operador hotelero',
      de: 'hotelbetreibergesellschaft, hotelmanagement',
      fr: 'gestion hôtelière, société de gestion hôtelière',
      it: 'gestione alberghiera, società di gestione alberghiera',
      pt: 'gestão hoteleira, administradora hoteleira',
      tr: 'otel yönetimi, otel işletmeciliği',
    },
    scale: scale(
      'sites',
      [6, 2, 120],
      ['Hotels managed', 'Отели в управлении'],
      ['hotel|hotels', 'отель|отеля|отелей'],
      { shops: 1, customers: 1, rooms: 0.014, projects: 1, people: 0.55 },
    ),
    volumes: [
      volume('takings', ['Sales of the hotels', 'Выручка отелей'], ['$', 'в валюте'], 'turnover', {
        capacity: each(1),
        turnover: n(260000, 90000, 900000),
        use: n(70, 50, 80),
      }),
      volume('new_hotels', ['New hotels', 'Новые отели'], ['hotels', 'отелей'], 'plain', {
        quantity: each(n(0.015, 0.005, 0.035)),
      }),
    ],
    sales: [
      commission(['Basic management fee', 'Базовое вознаграждение за управление'], 'takings', n(3.2, 2, 5)),
      commission(['Fee for results', 'Вознаграждение за результат'], 'takings', n(1.9, 0.8, 3)),
      commission(
        ['Sales, marketing and booking', 'Продажи, маркетинг и бронирование'],
        'takings',
        n(1.2, 0.5, 2.5),
      ),
      sale(['Opening and audit of hotels', 'Открытие и аудит отелей'], 'new_hotels', n(28000, 9000, 80000)),
    ],
    costs: [
      pay(
        ['Managers of hotels and regions', 'Кураторы отелей'],
        each(n(0.5, 0.25, 0.9)),
        n(79_000, 59_000, 110_000),
        {
          isGradual: true,
          isPartTime: true,
        },
      ),
      share(['Reservation systems and channels', 'Системы бронирования и каналы продаж'], n(5, 2, 9)),
      share(['Trips to hotels', 'Поездки в отели'], n(3.5, 1.5, 7)),
    ],
    overheads: [
      manager(n(110000, 80000, 160000)),
      pay(
        ['Prices, sales and finance', 'Доходность, продажи и финансы'],
        each(n(0.4, 0.2, 0.8)),
        n(60000, 46000, 82000),
        { isPartTime: true },
      ),
      rent(n(2400, 800, 6000)),
      utilities(n(200, 90, 420)),
      marketing(n(2, 1, 5)),
      software(n(900, 300, 2400)),
      insurance(n(450, 180, 1100)),
      accounting(n(500, 220, 1100)),
      phone(n(110, 50, 220)),
      registration(n(3000, 800, 9000)),
      hiring(n(6000, 2000, 15000)),
      launch(n(6000, 1500, 18000)),
    ],
    assets: [
      asset(['Office and computers', 'Офис и компьютеры'], n(22000, 8000, 60000), 5),
      asset(['Standards, brand and website', 'Стандарты, бренд и сайт'], n(30000, 8000, 100000), 6),
    ],
    terms: { receivable: 25, stock: 0, payable: 15 },
    season: 'guests',
    ramp: { from: n(25, 10, 45), months: n(18, 10, 30) },
    growth: [4, 3, 2],
    borrowed: n(10, 0, 35),
    health: { gross: [46, 78], payroll: [30, 66], ebitda: [6, 36], payback: [6, 78] },
  },
];

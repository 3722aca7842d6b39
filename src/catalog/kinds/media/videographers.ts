// Those who film weddings and events themselves, mostly alone, and those who cut what others film.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  marketing,
  paymentFees,
  phone,
  registration,
  repairs,
  software,
  training,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const videographers: readonly Kind[] = [
  {
    id: 'videographer',
    industry: 'entertainment',
    name: ['Videographer', 'Видеограф'],
    words: {
      en: 'videographer, videographers, wedding videographer, wedding videography, wedding videos, wedding films, wedding film maker, film weddings, filming weddings, filming of weddings, videographer for weddings, videographer for events, event videographer, event videography, videography, videography business, wedding filmmaker, real estate videographer, ugc creator, ugc videos, live streaming of weddings, live streaming of funerals and weddings',
      ru: 'видеограф, видеографы, свадебный видеограф, видеограф на свадьбы, видеооператор, видеооператор на свадьбу, видеосъёмка свадеб, видеосъёмка, видеосъёмка мероприятий, снимаю свадьбы на видео, свадебные фильмы, свадебные видео, съёмка видео на свадьбах, рилсмейкер, рилсмейкеры, снимаю рилсы, съёмка рилс',
      es: 'videógrafo, videógrafo de bodas, vídeos de boda',
      de: 'hochzeitsvideograf, videograf, hochzeitsfilme',
      fr: 'vidéaste, vidéaste de mariage, films de mariage',
      it: 'videomaker, videografo matrimoni',
      pt: 'videomaker, videógrafo, filmagem de casamento',
      tr: 'düğün videosu, düğün kameramanı',
    },
    scale: scale(
      'people',
      [1, 1, 8],
      ['Videographers', 'Видеографы'],
      ['videographer|videographers', 'видеограф|видеографа|видеографов'],
      { orders: 0.16, projects: 0.32, visitors: 0.16, customers: 0.16 },
    ),
    volumes: [
      volume('shoots', ['Films', 'Съёмки и фильмы'], ['films', 'съёмок'], 'monthly', {
        capacity: each(1),
        a_month: n(8, 5, 14),
        use: n(76, 50, 84),
      }),
    ],
    sales: [
      sale(['Weddings', 'Свадьбы'], 'shoots', n(2400, 1300, 4800), n(28, 10, 50)),
      sale(['Events and companies', 'Мероприятия и компании'], 'shoots', n(1050, 500, 2200), n(40, 20, 60)),
      sale(
        ['Short clips for social media', 'Короткие ролики для соцсетей'],
        'shoots',
        n(420, 180, 900),
        n(32, 15, 55),
      ),
      sale(
        ['Longer films and drone shots', 'Полные версии и съёмка с дрона'],
        'shoots',
        n(320, 140, 650),
        n(25, 10, 45),
      ),
    ],
    costs: [
      pay(['Videographers', 'Видеографы'], each(n(1, 1, 1)), n(50000, 38000, 72000)),
      unit(['Second cameras and editors', 'Вторые операторы и монтажёры'], n(90, 30, 220), 'shoots'),
      share(['Music and licences', 'Музыка и лицензии'], n(1.5, 0.5, 3)),
    ],
    overheads: [
      marketing(n(5, 2, 9)),
      paymentFees(n(1.5, 0.5, 3)),
      software(n(110, 50, 220)),
      insurance(n(90, 40, 180)),
      accounting(n(150, 60, 300)),
      phone(n(70, 40, 120)),
      vehicleCosts(n(250, 80, 500)),
      repairs(n(70, 25, 160)),
      training(n(400, 100, 1200)),
      registration(n(500, 100, 1200)),
      launch(n(1500, 500, 4000)),
    ],
    assets: [
      asset(['Cameras and lenses', 'Камеры и объективы'], each(n(9500, 4000, 20000)), 4),
      asset(['Sound, light and drone', 'Звук, свет и дрон'], each(n(3200, 1200, 7500)), 4),
      asset(['Computer for editing', 'Компьютер для монтажа'], each(n(3400, 1600, 7000)), 4),
    ],
    terms: { receivable: 7, stock: 0, payable: 10 },
    season: 'weddings',
    ramp: { from: n(32, 15, 50), months: n(12, 6, 20) },
    growth: [4, 3, 2],
    borrowed: n(10, 0, 40),
    health: { gross: [18, 52], payroll: [31, 68], ebitda: [6, 34], payback: [4, 74] },
  },
];

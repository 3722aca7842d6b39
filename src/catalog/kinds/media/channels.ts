// Video channels and podcasts.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, otherIncome, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
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

export const channels: readonly Kind[] = [
  {
    id: 'video_channel',
    industry: 'entertainment',
    name: ['Video channel and blog', 'Видеоканал и блог'],
    words: {
      en: 'youtube channel, video channel, youtube, youtuber, vlog, video blog, blog, blogger, blogging, influencer, content creator, tiktok channel, twitch streaming, streamer, instagram blog, telegram channel, travel blog, food blog, telegram channel with ads, living off ads, youtube videos, onlyfans creator, tiktok creator, tiktoker, instagram creator',
      ru: 'ютуб канал, youtube канал, видеоканал, видеоблог, ютуб, ютубер, влог, блог, блогер, ведение блога, тикток канал, стример, стриминг, телеграм-канал, телеграм канал, инстаграм блог, инфлюенсер, канал на ютубе, кулинарный блог, веду канал, веду телеграм-канал, телеграм-канал с рекламой, веду блог, зарабатываю на рекламе, рилсы, сторис и рилсы, тиктокер, стример на твиче, канал в тиктоке',
      es: 'canal de youtube, canal de vídeo, blog, creador de contenido',
      de: 'youtube-kanal, videokanal, blog, influencer',
      fr: 'chaîne youtube, chaîne vidéo, blog, influenceur',
      it: 'canale youtube, canale video, blog, influencer',
      pt: 'canal do youtube, canal de vídeo, blog, criador de conteúdo',
      tr: 'youtube kanalı, video kanalı, blog, içerik üreticisi',
    },
    scale: scale(
      'visitors',
      [1000000, 100000, 10000000],
      ['Views a month', 'Просмотры в месяц'],
      ['view|views', 'просмотр|просмотра|просмотров'],
      { customers: 4, members: 4, projects: 50000 },
    ),
    volumes: [
      volume('views', ['Views with advertising', 'Просмотры с рекламой'], ['thousand', 'тыс.'], 'thousands', {
        capacity: each(1),
        use: n(70, 45, 78),
      }),
    ],
    sales: [
      sale(['Advertising of the platform', 'Реклама платформы'], 'views', n(4.5, 1.2, 12)),
      sale(['Sponsors in videos', 'Спонсоры в роликах'], 'views', n(9.6, 3, 24)),
      sale(['Paid subscribers and donations', 'Платные подписчики и донаты'], 'views', n(1.6, 0.3, 6)),
      sale(['Own goods and courses', 'Свои товары и курсы'], 'views', n(2.2, 0, 9)),
    ],
    costs: [
      pay(
        ['Editors and camera', 'Монтаж и съёмка'],
        each(n(0.0000009, 0.0000005, 0.0000018)),
        n(42000, 30000, 58000),
        {
          isGradual: true,
        },
      ),
      share(['Props, trips and guests', 'Реквизит, поездки и гости'], n(8, 3, 15)),
      share(['Making of goods', 'Изготовление товаров'], n(42, 25, 55), 'Own goods and courses'),
      share(['Agents and music', 'Агенты и музыка'], n(7, 0, 15)),
    ],
    overheads: [
      manager(n(52000, 36000, 85000), n(0.6, 0, 1)),
      rent(n(600, 0, 2000)),
      utilities(n(90, 0, 250)),
      marketing(n(3, 0, 8)),
      software(n(180, 60, 450)),
      accounting(n(200, 100, 450)),
      insurance(n(60, 30, 150)),
      phone(),
      registration(n(500, 150, 1500)),
      launch(n(2000, 500, 6000)),
    ],
    assets: [
      asset(['Cameras, light and sound', 'Камеры, свет и звук'], n(11000, 3000, 30000), 4),
      asset(['Computers for editing', 'Компьютеры для монтажа'], n(6000, 2500, 14000), 4),
      asset(['Studio set', 'Оформление студии'], n(4000, 1000, 12000), 5),
    ],
    terms: { receivable: 30, stock: 0, payable: 10 },
    season: 'holidays',
    ramp: { from: n(10, 3, 25), months: n(22, 12, 36) },
    growth: [0, 8, 5],
    borrowed: n(0, 0, 20),
    health: { gross: [42, 85], payroll: [0, 66], ebitda: [6, 62], payback: [14, 72] },
  },
  {
    id: 'podcast',
    industry: 'entertainment',
    name: ['Podcast', 'Подкаст'],
    words: {
      en: 'podcast, podcasting, podcast network, podcaster, audio show, audiobook production',
      ru: 'подкаст, подкасты, подкастер, аудиошоу, производство аудиокниг',
      es: 'pódcast, podcast',
      de: 'podcast, internetradio',
      fr: 'podcast, balado',
      it: 'podcast, radio online',
      pt: 'podcast, rádio online',
      tr: 'podcast, internet radyosu',
    },
    scale: scale(
      'visitors',
      [250000, 100000, 1500000],
      ['Plays a month', 'Прослушивания в месяц'],
      ['play|plays', 'прослушивание|прослушивания|прослушиваний'],
      { customers: 3, members: 3, projects: 15000 },
    ),
    volumes: [
      volume(
        'plays',
        ['Plays with advertising', 'Прослушивания с рекламой'],
        ['thousand', 'тыс.'],
        'thousands',
        {
          capacity: each(1),
          use: n(75, 50, 78),
        },
      ),
    ],
    sales: [
      sale(['Advertising in episodes', 'Реклама в выпусках'], 'plays', n(40, 18, 85)),
      sale(['Paid subscribers', 'Платные подписчики'], 'plays', n(10, 2, 35)),
      otherIncome(['Podcasts made for companies', 'Подкасты для компаний'], n(4200, 0, 15000)),
      sale(['Live shows and goods', 'Живые выпуски и мерч'], 'plays', n(5, 0, 20)),
    ],
    costs: [
      pay(
        ['Producers and sound engineers', 'Продюсеры и звукорежиссёры'],
        each(n(0.000004, 0.000002, 0.000008)),
        n(52000, 38000, 70000),
        {
          isGradual: true,
        },
      ),
      share(['Guests and contractors', 'Гости и подрядчики'], n(8, 3, 15)),
      share(
        ['Commission of advertising networks', 'Комиссия рекламных сетей'],
        n(20, 10, 30),
        'Advertising in episodes',
      ),
      share(['Hosting and music', 'Хостинг и музыка'], n(3, 1, 6)),
    ],
    overheads: [
      manager(n(52000, 38000, 76000), n(0.4, 0, 1)),
      rent(n(900, 300, 2200)),
      utilities(n(110, 50, 250)),
      marketing(n(6, 2, 12)),
      software(n(160, 60, 400)),
      accounting(n(200, 100, 450)),
      insurance(n(60, 30, 150)),
      phone(),
      registration(n(500, 150, 1500)),
      launch(n(2500, 700, 7000)),
    ],
    assets: [
      asset(
        ['Microphones and sound equipment', 'Микрофоны и звуковое оборудование'],
        n(8000, 2500, 22000),
        5,
      ),
      asset(['Sound-proofing of the studio', 'Звукоизоляция студии'], n(7000, 2000, 20000), 10),
      asset(['Computers', 'Компьютеры'], n(4500, 2000, 9000), 4),
    ],
    terms: { receivable: 35, stock: 0, payable: 10 },
    season: 'offices',
    ramp: { from: n(18, 8, 35), months: n(18, 10, 30) },
    growth: [0, 8, 5],
    borrowed: n(0, 0, 20),
    health: { gross: [30, 70], payroll: [20, 62], ebitda: [4, 38], payback: [14, 78] },
  },
];

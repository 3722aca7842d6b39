// Hosts of weddings and parties.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  marketing,
  phone,
  registration,
  software,
} from '../../kind/usual-costs.ts';

export const hosts: readonly Kind[] = [
  {
    id: 'event_host',
    industry: 'entertainment',
    name: ['Host of weddings and parties', 'Ведущий праздников'],
    words: {
      en: 'quiz night host, quiz nights, quizzes in pubs, wedding host, master of ceremonies, wedding mc, event host, wedding celebrant, celebrant, toastmaster, wedding officiant, party host, magician for parties, mc for parties, compere, host of parties, quiz host, officiant, magic show, magic shows',
      ru: 'ведущий, ведущая, тамада, ведущий свадеб, ведущий мероприятий, ведущий на свадьбу, ведущий корпоративов, ведущий праздников, церемониймейстер, фокусник на праздник, веду свадьбы, ведущий вечеринок, конферансье, провожу свадьбы, регистратор выездной церемонии, ведущий квизов, выездная регистрация, выездная регистрация брака, выездная церемония',
      es: 'maestro de ceremonias, animador de bodas',
      de: 'hochzeitsmoderator, trauredner, freie trauung',
      fr: 'animateur de mariage, maître de cérémonie, officiant de cérémonie',
      it: 'celebrante matrimoni, animatore matrimoni, band per matrimoni',
      pt: 'mestre de cerimônias, celebrante de casamentos',
      tr: 'düğün sunucusu, sunucu',
    },
    scale: scale('people', [1, 1, 8], ['Hosts', 'Ведущие'], ['host|hosts', 'ведущий|ведущих|ведущих'], {
      customers: 0.28,
      crews: 1,
    }),
    volumes: [
      volume('events', ['Weddings and parties', 'Свадьбы и праздники'], ['events', 'праздников'], 'monthly', {
        capacity: each(1),
        a_month: n(6, 3, 10),
        use: n(60, 40, 82),
      }),
    ],
    sales: [
      sale(['Hosting of weddings', 'Ведение свадеб'], 'events', n(1250, 350, 2600), n(60, 40, 80)),
      sale(
        ['Hosting of parties and company events', 'Ведение корпоративов и юбилеев'],
        'events',
        n(900, 250, 1900),
        n(40, 20, 60),
      ),
      sale(['Sound, music and DJ', 'Звук, музыка и диджей'], 'events', n(420, 130, 850), n(48, 20, 80)),
    ],
    costs: [
      pay(['Hosts', 'Ведущие'], each(1), n(33000, 24000, 52000)),
      share(['DJ’s part', 'Доля диджея'], n(62, 50, 75), 'Sound, music and DJ'),
      share(['Props, costumes and travel', 'Реквизит, костюмы и дорога'], n(6, 3, 10)),
    ],
    overheads: [
      marketing(n(5, 2, 10)),
      software(n(45, 15, 120)),
      insurance(n(35, 15, 80)),
      accounting(n(70, 30, 160)),
      phone(n(45, 20, 90)),
      registration(n(350, 100, 900)),
      launch(n(1200, 300, 3500)),
    ],
    assets: [
      asset(['Sound and microphones', 'Звук и микрофоны'], each(n(3600, 1200, 8000)), 5),
      asset(['Costumes and props', 'Костюмы и реквизит'], each(n(1400, 400, 3500)), 3),
      asset(['Computer, website and video', 'Компьютер, сайт и промовидео'], n(2800, 900, 6500), 4),
    ],
    terms: { receivable: 0, stock: 0, payable: 5 },
    season: 'weddings',
    ramp: { from: n(35, 18, 60), months: n(12, 6, 20) },
    growth: [5, 4, 3],
    borrowed: n(5, 0, 30),
    health: { gross: [16, 50], payroll: [46, 80], ebitda: [3, 34], payback: [3, 60] },
  },
];

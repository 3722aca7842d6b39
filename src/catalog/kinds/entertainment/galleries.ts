// Galleries that show and sell art.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const galleries: readonly Kind[] = [
  {
    id: 'art_gallery',
    industry: 'entertainment',
    name: ['Art gallery', 'Художественная галерея'],
    words: {
      en: 'art gallery, gallery, gallery of art, art dealer, picture gallery, photo gallery, contemporary art gallery, art space, exhibition hall, art exhibition, sell paintings, paintings of artists, paintings for sale, selling prints of artists, fine art prints',
      ru: 'художественная галерея, картинная галерея, арт-галерея, галерея, галерея искусств, галерея современного искусства, продажа картин, выставочный зал, арт-пространство, арт-дилер, фотогалерея, продаём картины, картины художников, продаю картины, продажа живописи',
      es: 'galería de arte',
      de: 'kunstgalerie, galerie',
      fr: 'galerie d’art',
      it: 'galleria d’arte',
      pt: 'galeria de arte',
      tr: 'sanat galerisi',
    },
    scale: scale('area', [120, 30, 800], ['Area, m²', 'Площадь, м²'], ['m²|m²', 'м²|м²|м²'], {
      shops: 120,
      screens: 60,
      rooms: 40,
    }),
    volumes: [
      volume('works', ['Works sold', 'Проданные работы'], ['works', 'работ'], 'plain', {
        quantity: each(n(0.115, 0.05, 0.22)),
      }),
      volume(
        'purchases',
        ['Prints and small things', 'Принты и сувениры'],
        ['purchases', 'покупок'],
        'plain',
        {
          quantity: each(n(0.4, 0.15, 0.9)),
        },
      ),
    ],
    sales: [
      sale(['Works of artists', 'Работы художников'], 'works', n(2300, 600, 8000)),
      sale(['Framing and delivery', 'Оформление и доставка'], 'works', n(180, 70, 400), n(30, 15, 55)),
      sale(['Prints, books and gifts', 'Принты, книги и подарки'], 'purchases', n(85, 22, 220)),
      otherIncome(['Hire of the hall and events', 'Аренда зала и мероприятия'], n(1900, 400, 6500)),
    ],
    costs: [
      share(['Share of artists', 'Доля художников'], n(50, 40, 62), 'Works of artists'),
      share(['Framing and carriers', 'Багет и перевозчики'], n(60, 45, 75), 'Framing and delivery'),
      share(
        ['Prints and gifts bought', 'Закупка принтов и подарков'],
        n(48, 38, 58),
        'Prints, books and gifts',
      ),
      monthly(['Exhibitions', 'Подготовка выставок'], each(n(9, 3.5, 22))),
      pay(
        ['Gallery assistants', 'Сотрудники галереи'],
        each(n(0.0125, 0.008, 0.024)),
        n(40000, 32000, 50000),
      ),
    ],
    overheads: siteOverheads({
      rented: 2800,
      powered: 450,
      managerPay: 62000,
      managers: 0.5,
      advertising: 4,
      insured: 420,
      repaired: 200,
      programs: 150,
      licensed: 300,
      permitted: 2000,
    }),
    assets: [
      asset(['Fitting-out and lighting', 'Ремонт и освещение'], each(n(340, 120, 850)), 10),
      asset(['Works bought', 'Собственная коллекция'], n(35000, 0, 150000), 20),
      asset(
        ['Alarms, storage and computers', 'Сигнализация, хранение и компьютеры'],
        n(16000, 6000, 40000),
        6,
      ),
    ],
    terms: { receivable: 7, stock: 20, payable: 30 },
    season: 'holidays',
    ramp: { from: n(35, 20, 55), months: n(14, 8, 24) },
    growth: [4, 3, 3],
    borrowed: n(20, 0, 50),
    health: { gross: [24, 48], payroll: [12, 42], ebitda: [3, 22], payback: [24, 120] },
  },
];

// Animals that people ride or are driven by.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const animalRides: readonly Kind[] = [
  {
    id: 'animal_rides',
    industry: 'entertainment',
    name: ['Animal rides', 'Катание на животных'],
    words: {
      en: 'pony rides, horse carriage rides, carriage rides, horse and carriage, donkey rides, camel rides, husky sledding, husky farm, dog sledding, sleigh rides, sleigh rides with huskies, reindeer sleigh rides, elephant rides, horse and cart rides, horse and cart, donkeys on the beach, beach donkeys, camel treks, dog sled tours, husky tours',
      ru: 'катание на пони, катание на лошадях и карете, катание на карете, прогулки на карете, катание на верблюдах, катание на хаски, хаски-парк, катание на собачьих упряжках, собачьи упряжки, катание на санях, катание на осликах, катание на оленях, ездовые собаки, упряжки оленей, катаем на лошадях, катаем туристов на лошадях, катаем на оленях, оленьи упряжки, катание на собаках, катание на лошадях и осликах',
      es: 'paseos en poni, paseos en camello, paseos en carruaje',
      de: 'ponyreiten, kutschfahrten, husky schlittenfahrten',
      fr: 'balades à poney, promenades en calèche, chiens de traîneau',
      it: 'giri in carrozza, passeggiate con i pony, sleddog',
      pt: 'passeios de pônei, passeios de charrete',
      tr: 'fayton turu, deve turu, midilli gezisi',
    },
    scale: scale(
      'animals',
      [8, 2, 60],
      ['Animals', 'Животные'],
      ['animal|animals', 'животное|животных|животных'],
    ),
    volumes: [
      volume('rides', ['Rides', 'Катания'], ['rides', 'катаний'], 'daily', {
        capacity: each(1),
        a_day: n(4, 2.5, 7),
        days: n(22, 14, 28),
        use: n(48, 30, 62),
      }),
    ],
    sales: [
      sale(['Short rides', 'Катания'], 'rides', n(36, 15, 65), n(78, 65, 88)),
      sale(['Outings and tours', 'Прогулки и маршруты'], 'rides', n(105, 60, 180), n(22, 12, 35)),
      sale(['Photos and feeding', 'Фото и кормление'], 'rides', n(12, 5, 20), n(30, 15, 50)),
    ],
    costs: [
      pay(['Guides and grooms', 'Инструкторы и конюхи'], each(n(0.22, 0.14, 0.32)), n(31000, 26000, 38000), {
        isGradual: true,
      }),
      monthly(['Feed and bedding', 'Корма и подстилка'], each(n(175, 80, 320))),
      monthly(['Vet and farrier', 'Ветеринар и коваль'], each(n(60, 30, 120))),
    ],
    overheads: [
      monthly(['Lease of the land', 'Аренда участка'], n(1100, 400, 3000)),
      ...siteOverheads({ powered: 320, managerPay: 42000, managers: 0.5, advertising: 4, insured: 550 }),
    ],
    assets: [
      asset(['Animals', 'Животные'], each(n(3200, 1200, 7000)), 10),
      asset(['Harness, carriages and sledges', 'Упряжь, экипажи и сани'], each(n(1600, 600, 3500)), 8),
      asset(['Stables and runs', 'Конюшня и вольеры'], n(32000, 12000, 75000), 15),
    ],
    terms: { receivable: 0, stock: 10, payable: 20 },
    season: 'guests',
    ramp: { from: n(35, 20, 55), months: n(12, 6, 18) },
    growth: [5, 3, 2],
    borrowed: n(40, 15, 60),
    health: { gross: [38, 62], payroll: [28, 52], ebitda: [6, 36], payback: [18, 84] },
  },
];

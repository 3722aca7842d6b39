// Artists who paint to order, on canvas and on walls.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeOverheads, specialists } from '../../kind/office-parts.ts';
import { asset, pay, sale, share, volume } from '../../kind/rows.ts';

export const artists: readonly Kind[] = [
  {
    id: 'artist',
    industry: null,
    name: ['Artist’s studio', 'Мастерская художника'],
    words: {
      en: 'painter and sculptor, artist studio, paintings to order, portraits to order, portrait painter, sculptor, sculptures, sculpture studio, murals, mural painter, mural artist, wall murals, mosaic, mosaics, street artist, pet portraits, icon painter, mosaic panels, mosaic artist, paint murals, paint walls for brands, bronze busts, busts, watercolour commissions, watercolours, oil portraits, paint portraits, wall painting artist, paint pictures, oil landscapes, landscapes painted, wall art painter, comic artist, comics artist, draw comics, comics to order, cartoonist, caricatures',
      ru: 'художник, картины на заказ, портреты на заказ, портрет по фото, роспись стен, художественная роспись, скульптор, скульптуры на заказ, мозаика, мозаика на заказ, шаржи, мастерская художника, иконописец, иконописная мастерская, пишу картины, портреты маслом, портреты по фотографии, пишу портреты, рисую портреты, расписываем стены, расписываю стены, бюсты, барельефы, панно на заказ, мозаичные панно, рисую картины, картины на холсте, лепим скульптуры, расписываю фасады, роспись фасадов, расписываем фасады, рисую комиксы, рисуем комиксы, комиксы на заказ, художник комиксов, автор комиксов',
      es: 'artista plástico, cuadros por encargo, murales, escultor',
      de: 'künstler atelier, auftragsmalerei, wandmalerei, bildhauer',
      fr: 'artiste peintre, fresques murales, sculpteur, portraits sur commande',
      it: 'pittore artista, quadri su commissione, murales, scultore',
      pt: 'artista plástico, quadros por encomenda, murais, escultor',
      tr: 'ressam, duvar resmi, heykeltıraş',
    },
    scale: specialists(1, 10, ['Artists', 'Художники'], ['artist|artists', 'художник|художника|художников']),
    volumes: [
      volume('works', ['Works', 'Работы'], ['works', 'работ'], 'monthly', {
        capacity: each(1),
        a_month: n(6, 4, 10),
        use: n(68, 45, 84),
      }),
    ],
    sales: [
      sale(
        ['Pictures and portraits to order', 'Картины и портреты на заказ'],
        'works',
        n(1150, 350, 2600),
        n(72, 50, 85),
      ),
      sale(['Murals and sculptures', 'Росписи и скульптуры'], 'works', n(2600, 900, 6000), n(20, 8, 35)),
      sale(['Prints and workshops', 'Репродукции и мастер-классы'], 'works', n(160, 60, 350), n(60, 30, 90)),
    ],
    costs: [
      share(['Canvas, paint and frames', 'Холсты, краски и рамы'], n(14, 8, 21)),
      share(['Galleries’ commission', 'Комиссия галерей'], n(5, 0, 15)),
      pay(['Artists', 'Художники'], each(1), n(34000, 24000, 50000), { isGradual: true }),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 320,
        managerPay: 40000,
        managers: 0,
        advertising: 4,
        toolsOfPerson: 25,
        insured: 30,
      }).filter(({ name }) => !['Accounting', 'Hiring before opening', 'Office supplies'].includes(name[0])),
    ],
    assets: [
      asset(['Easels, lights and tools', 'Мольберты, свет и инструменты'], each(n(3000, 1000, 7000)), 7),
    ],
    terms: { receivable: 5, stock: 20, payable: 10 },
    season: 'holidays',
    ramp: { from: n(25, 10, 45), months: n(12, 8, 20) },
    growth: [4, 3, 2],
    borrowed: n(5, 0, 25),
    health: { gross: [20, 42], payroll: [44, 64], ebitda: [5, 28], payback: [3, 48] },
  },
];

// Musicians who play at weddings, company evenings and in restaurants.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeOverheads, specialists } from '../../kind/office-parts.ts';
import { asset, pay, sale, share, volume } from '../../kind/rows.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const musicians: readonly Kind[] = [
  {
    id: 'musicians',
    industry: 'entertainment',
    name: ['Musicians for events', 'Музыканты на мероприятия'],
    words: {
      en: 'string quartet, wedding band, cover band, musicians for weddings, live musicians, saxophonist, violinist for weddings, wedding singer, harpist, pianist for events, singer for events, choir, orchestra, brass band, jazz band, musician for hire, jazz trio, jazz quartet, live music, covers at weddings, play at weddings, play at parties, piano player for events, dj and saxophonist, ceilidh band',
      ru: 'струнный квартет, кавер-группа, кавер группа, музыкальная группа на мероприятия, музыканты на свадьбу, музыканты на мероприятие, саксофонист, саксофонист на мероприятие, скрипач на свадьбу, певица на свадьбу, вокалист на мероприятия, живая музыка на праздник, хор, оркестр, духовой оркестр, играем на корпоративах, играем на свадьбах, играем на праздниках, живая музыка, джаз-бэнд, джазовый коллектив, ансамбль на праздник, музыкальный коллектив',
      es: 'músicos para bodas, cuarteto de cuerda, grupo de música para eventos',
      de: 'hochzeitsband, coverband, streichquartett, musiker für veranstaltungen',
      fr: 'musiciens de mariage, quatuor à cordes, groupe de reprises',
      it: 'musicisti per matrimoni, quartetto d’archi, cover band',
      pt: 'músicos para casamentos, quarteto de cordas, banda de covers',
      tr: 'düğün orkestrası, müzisyen kiralama, müzik grubu',
    },
    scale: specialists(
      4,
      20,
      ['Musicians', 'Музыканты'],
      ['musician|musicians', 'музыкант|музыканта|музыкантов'],
      // A band of three or four plays at a wedding, and each of them at five a month.
      { projects: 0.65 },
    ),
    volumes: [
      volume(
        'performances',
        ['Performances of musicians', 'Выступления музыкантов'],
        ['performances', 'выступлений'],
        'monthly',
        {
          capacity: each(1),
          a_month: n(10, 6, 16),
          use: n(52, 35, 66),
        },
      ),
    ],
    sales: [
      sale(['Weddings and parties', 'Свадьбы и праздники'], 'performances', n(520, 200, 900), n(55, 40, 70)),
      sale(['Company evenings', 'Корпоративы'], 'performances', n(590, 250, 1000), n(25, 12, 40)),
      sale(
        ['Restaurants and concerts', 'Рестораны и концерты'],
        'performances',
        n(240, 100, 450),
        n(20, 8, 40),
      ),
    ],
    costs: [
      pay(['Musicians', 'Музыканты'], each(1), n(17500, 12000, 30000), { isGradual: true, isPartTime: true }),
      share(['Travel and costumes', 'Поездки и костюмы'], n(7, 4, 12)),
      share(['Agents’ commission', 'Комиссия агентов'], n(7, 0, 15)),
    ],
    overheads: [
      ...officeOverheads({
        ...{ rentOfPerson: 55, managerPay: 40000, managers: 0, advertising: 5 },
        ...{ toolsOfPerson: 12, insured: 50 },
      }),
      vehicleCosts(n(160, 60, 350)),
    ],
    assets: [
      asset(['Sound equipment', 'Звуковое оборудование'], n(7500, 2500, 18000), 6),
      asset(['Instruments', 'Инструменты'], each(n(2600, 800, 6500)), 8),
    ],
    terms: { receivable: 5, stock: 0, payable: 10 },
    season: 'weddings',
    ramp: { from: n(25, 10, 45), months: n(12, 8, 20) },
    growth: [4, 3, 2],
    borrowed: n(10, 0, 35),
    health: { gross: [20, 44], payroll: [44, 72], ebitda: [4, 26], payback: [6, 60] },
  },
];

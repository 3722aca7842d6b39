// Fields and pasture that their owner lets to farmers.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, once, sale, scale, share, volume, yearly } from '../../kind/rows.ts';
import { accounting, insurance, office, registration } from '../../kind/usual-costs.ts';

export const landToLet: readonly Kind[] = [
  {
    id: 'farmland_to_let',
    industry: 'real_estate',
    name: ['Farmland to let', 'Сдача сельхозземли в аренду'],
    words: {
      en: 'farmland to let, farmland letting, letting farmland, letting out farmland, rent out farmland, farmland rental, lease farmland to farmers, land leased to farmers, lease land to farmers, letting land to farmers, let land to farmers, let fields to farmers, fields to let, grazing to let, pasture to let, grazing land letting, agricultural land rental, agricultural land to let, rent out land to farmers, land to let for grazing, land lease for grazing',
      ru: 'сдача земли в аренду, сдача сельхозземли, сдача сельхозземли в аренду, аренда сельхозземли, сдача пашни, сдача пашни в аренду, сдаём землю в аренду, сдаю землю в аренду, сдаём землю фермерам, земля в аренду фермерам, сдача полей, сдаём поля фермерам, сдача паёв, сдаю паи в аренду, земельные паи, сельхозземля в аренду, сдача пастбищ, сдаём пастбище',
      es: 'arrendamiento de tierras agrícolas, arriendo de tierras, alquiler de fincas rústicas',
      de: 'verpachtung von ackerland, landverpachtung, ackerland verpachten',
      fr: 'location de terres agricoles, fermage de terres',
      it: 'affitto terreni agricoli',
      pt: 'arrendamento de terras, arrendamento rural',
      tr: 'tarla kiralama, kiralık tarla',
    },
    scale: scale(
      'hectares',
      [100, 3, 20_000],
      ['Hectares', 'Гектары'],
      ['hectare|hectares', 'гектар|гектара|гектаров'],
      { customers: 40 },
    ),
    volumes: [
      volume('let', ['Land let, hectares', 'Сданная земля, га'], ['ha for a month', 'га·мес.'], 'filled', {
        capacity: each(1),
        use: n(90, 80, 92),
      }),
    ],
    sales: [
      sale(['Rent of arable land', 'Аренда пашни'], 'let', n(29, 6, 55), n(75, 0, 100)),
      sale(['Rent of pasture', 'Аренда пастбищ'], 'let', n(7, 2, 16), n(25, 0, 100)),
    ],
    costs: [
      share(['Agent and drawing up of leases', 'Управляющий и оформление договоров'], n(5, 0, 10)),
      monthly(['Fences, drains and tracks', 'Изгороди, мелиорация и дороги'], each(n(1.3, 0.3, 3.5))),
    ],
    overheads: [
      yearly(['Land tax', 'Земельный налог'], each(n(14, 2, 40))),
      insurance(each(n(0.35, 0.1, 0.9))),
      accounting(n(70, 30, 160)),
      office(n(20, 8, 60)),
      registration(n(500, 100, 1500)),
      once(['Purchase costs', 'Расходы на сделку'], each(n(140, 20, 500))),
    ],
    assets: [
      asset(['Land', 'Земля'], each(n(5200, 600, 15_000)), 100),
      asset(['Fences and gates', 'Изгороди и ворота'], each(n(160, 30, 450)), 20),
    ],
    terms: { receivable: 20, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(80, 60, 95), months: n(4, 1, 12) },
    growth: [0],
    borrowed: n(35, 0, 65),
    health: { gross: [72, 96], payroll: [0, 10], ebitda: [52, 86], payback: [120, 700] },
    // Farmland is cheap in Russia, to buy as to rent.
    ownLevels: { RU: { prices: 0.55, pay: 1 } },
  },
];

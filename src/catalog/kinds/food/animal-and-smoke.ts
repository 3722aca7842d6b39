// Cafés with animals, and hookah lounges.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { cleaning } from '../../kind/usual-costs.ts';

export const animalAndSmoke: readonly Kind[] = [
  {
    id: 'cat_cafe',
    industry: 'hospitality',
    name: ['Animal café', 'Кафе с животными'],
    words: {
      en: 'cat cafe, cat café, dog cafe, animal cafe, cafe with cats, kitten cafe, pet cafe, rabbit cafe, coffee with cats, tea with cats, coffee and cats, tea and kittens, cat lounge, cats and coffee, guests stroke cats, rescue cats cafe',
      ru: 'котокафе, кафе с кошками, кафе с животными, собачье кафе, кафе с котиками, кото-кафе, енотокафе, кафе для собак, кофе с котиками, кофе с котами, чай с котиками, кафе где живут кошки, гладят кошек, пьют чай и гладят кошек, заведение с котами, заведение с кошками, котики из приюта, гости гладят кошек',
      es: 'café de gatos, cafetería de gatos',
      de: 'katzencafé',
      fr: 'bar à chats, café à chats',
      it: 'cat cafè, caffè dei gatti',
      pt: 'café de gatos',
      tr: 'kedi kafe',
    },
    scale: scale('seats', [30, 12, 90], ['Seats', 'Места'], ['seat|seats', 'место|места|мест'], {
      tables: 3,
      animals: 2,
      area: 0.3,
      places: 1,
      shops: 30,
    }),
    volumes: [
      volume('visits', ['Guests', 'Гости'], ['guests', 'гостей'], 'turns', {
        capacity: each(1),
        turns: n(1.5, 0.9, 2.6),
        days: n(29, 25, 30),
      }),
    ],
    sales: [
      sale(['Time with the animals', 'Время с животными'], 'visits', n(12, 5, 20)),
      sale(['Drinks and desserts', 'Напитки и десерты'], 'visits', n(9, 4, 14), n(75, 50, 95)),
      sale(['Souvenirs', 'Сувениры'], 'visits', n(14, 6, 25), n(12, 5, 22)),
      sale(['Parties and classes', 'Праздники и занятия'], 'visits', n(18, 8, 35), n(6, 2, 12)),
    ],
    costs: [
      pay(['Animal carers', 'Смотрители животных'], each(n(0.05, 0.035, 0.08)), n(32000, 26000, 39000), {
        isGradual: true,
      }),
      pay(['Baristas', 'Бариста'], each(n(0.05, 0.04, 0.08)), n(33000, 27000, 40000), { isGradual: true }),
      share(['Food and drinks', 'Продукты и напитки'], n(32, 26, 38), 'Drinks and desserts'),
      share(['Souvenirs bought', 'Закупка сувениров'], n(48, 40, 56), 'Souvenirs'),
      monthly(['Food, litter and vet', 'Корм, наполнитель и ветеринар'], each(n(38, 18, 70))),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3600,
        powered: 850,
        advertising: 3,
        insured: 220,
        repaired: 200,
        programs: 110,
        licensed: 900,
      }),
      cleaning(n(800, 350, 1500)),
    ],
    assets: [
      asset(['Fitting-out and animal area', 'Ремонт и зона для животных'], n(62000, 22000, 130000), 8),
      asset(['Coffee machine and bar', 'Кофемашина и бар'], n(20000, 8000, 38000), 7),
      asset(['Furniture', 'Мебель'], each(n(320, 140, 650)), 6),
    ],
    terms: { receivable: 0, stock: 8, payable: 12 },
    season: 'town',
    ramp: { from: n(50, 30, 70), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [42, 68], payroll: [26, 48], ebitda: [7, 28], payback: [16, 72] },
  },
  {
    id: 'hookah_lounge',
    industry: 'hospitality',
    name: ['Hookah lounge', 'Кальянная'],
    words: {
      en: 'hookah lounge, hookah bar, shisha lounge, shisha bar, shisha cafe, hookah cafe, cigar lounge, hookah, shisha, shishas, shisha den, waterpipe, waterpipe lounge, serve hookahs, hookah place, hookah den, hookahs and tea',
      ru: 'кальянная, кальян-бар, лаунж-бар, кальянный клуб, лаундж, кальян-лаунж, сигарный клуб, центр паровых коктейлей, кальяны и чай, курим кальяны, кальяны и приставка, лаундж с кальянами, дымные коктейли, кальян-клуб, чайхана с кальяном',
      es: 'bar de shisha, cachimba bar',
      de: 'shisha bar, shisha lounge',
      fr: 'bar à chicha, chicha lounge',
      it: 'shisha bar, narghilè bar',
      pt: 'bar de shisha, lounge de narguilé',
      tr: 'nargile kafe, nargile',
    },
    scale: scale('seats', [45, 15, 160], ['Seats', 'Места'], ['seat|seats', 'место|места|мест'], {
      tables: 4,
      rooms: 6,
      area: 0.35,
      places: 1,
      shops: 45,
    }),
    volumes: [
      volume('guests', ['Guests', 'Гости'], ['guests', 'гостей'], 'turns', {
        capacity: each(1),
        turns: n(1.1, 0.6, 1.8),
        days: n(30, 26, 30),
      }),
    ],
    sales: [
      sale(['Hookahs', 'Кальяны'], 'guests', n(32, 12, 48), n(45, 30, 60)),
      sale(['Drinks', 'Напитки'], 'guests', n(13, 6, 24), n(90, 70, 98)),
      sale(['Food', 'Еда'], 'guests', n(12, 6, 22), n(40, 20, 60)),
    ],
    costs: [
      share(['Tobacco and coals', 'Табак и угли'], n(17, 12, 23), 'Hookahs'),
      share(['Drinks bought', 'Закупка напитков'], n(26, 20, 33), 'Drinks'),
      share(['Food bought', 'Закупка продуктов'], n(33, 27, 40), 'Food'),
      pay(['Hookah masters', 'Кальянные мастера'], each(n(0.067, 0.045, 0.1)), n(34000, 27000, 42000), {
        isGradual: true,
      }),
      pay(
        ['Waiters and bartenders', 'Официанты и бармены'],
        each(n(0.067, 0.045, 0.1)),
        n(31000, 25000, 38000),
        { isGradual: true },
      ),
    ],
    overheads: [
      ...siteOverheads({
        rented: 5300,
        powered: 1000,
        managerPay: 48000,
        managers: 0.8,
        advertising: 2.5,
        insured: 260,
        repaired: 280,
        programs: 140,
        licensed: 1500,
      }),
      cleaning(n(450, 180, 1000)),
    ],
    assets: [
      asset(['Fitting-out and ventilation', 'Ремонт и вентиляция'], each(n(1700, 700, 3600)), 8),
      asset(['Sofas and tables', 'Диваны и столы'], each(n(480, 200, 950)), 6),
      asset(['Hookahs and bar', 'Кальяны и бар'], n(22000, 8000, 45000), 5),
    ],
    terms: { receivable: 0, stock: 12, payable: 14 },
    season: 'town',
    ramp: { from: n(45, 30, 65), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [30, 56], payroll: [30, 54], ebitda: [6, 24], payback: [14, 78] },
  },
];

// Guests lead llamas, alpacas, goats and donkeys along a path, and ride none of them.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const animalWalks: readonly Kind[] = [
  {
    id: 'animal_walks',
    industry: 'entertainment',
    name: ['Walks with llamas and alpacas', 'Прогулки с ламами и альпаками'],
    words: {
      en: 'llama trekking, llama treks, llama walks, llama hikes, llama tours, alpaca trekking, alpaca treks, alpaca walks, alpaca walking, walks with alpacas, walks with llamas, trekking with llamas, trekking with alpacas, walk with llamas, walk with alpacas, goat trekking, goat hikes, donkey trekking, donkey walks',
      ru: 'прогулки с ламами, прогулки с альпаками, прогулка с ламой, прогулка с альпакой, походы с ламами, походы с альпаками, треккинг с ламами, треккинг с альпаками, прогулки с козами, прогулки с осликами',
      es: 'paseos con llamas, paseos con alpacas, senderismo con llamas',
      de: 'lamawanderungen, lamatrekking, alpakawanderungen, alpaka wanderung',
      fr: 'balades avec des lamas, randonnée avec des lamas, balades avec des alpagas',
      it: 'passeggiate con i lama, passeggiate con gli alpaca, trekking con i lama',
      pt: 'passeios com lamas, passeios com alpacas',
      tr: 'lama yürüyüşü, alpaka yürüyüşü',
    },
    scale: scale(
      'animals',
      [8, 3, 40],
      ['Animals to walk with', 'Животные для прогулок'],
      ['animal|animals', 'животное|животных|животных'],
    ),
    volumes: [
      volume('guests', ['Guests', 'Гости'], ['guests', 'гостей'], 'daily', {
        capacity: each(1),
        a_day: n(1.6, 1, 2.6),
        days: n(22, 14, 28),
        use: n(43, 28, 60),
      }),
    ],
    sales: [
      sale(['Short walks', 'Короткие прогулки'], 'guests', n(42, 22, 65), n(62, 45, 80)),
      sale(['Long walks with a picnic', 'Походы с пикником'], 'guests', n(88, 50, 140), n(28, 12, 45)),
      sale(
        ['Feeding, photos and gifts', 'Кормление, фото и сувениры'],
        'guests',
        n(14, 6, 25),
        n(35, 15, 60),
      ),
      sale(['Visits to parties and weddings', 'Выезды на праздники'], 'guests', n(260, 130, 450), n(2, 0, 6)),
    ],
    costs: [
      pay(['Guides', 'Проводники'], each(n(0.15, 0.09, 0.22)), n(31_000, 26_000, 38_000), {
        isGradual: true,
        isPartTime: true,
      }),
      monthly(['Hay and feed', 'Сено и корма'], each(n(70, 35, 140))),
      monthly(['Vet and shearing', 'Ветеринар и стрижка'], each(n(24, 10, 55))),
    ],
    overheads: [
      monthly(['Lease of the land', 'Аренда участка'], n(550, 200, 1500)),
      ...siteOverheads({
        powered: 130,
        managerPay: 40_000,
        managers: 0.3,
        advertising: 5,
        insured: 300,
        repaired: 120,
        programs: 70,
        licensed: 500,
        permitted: 1200,
        launched: 1800,
      }),
    ],
    assets: [
      asset(['Llamas and alpacas', 'Ламы и альпаки'], each(n(2400, 900, 6000)), 12),
      asset(['Halters, packs and trailer', 'Уздечки, вьюки и прицеп'], n(9000, 3000, 20_000), 8),
      asset(['Shelters and fences', 'Навесы и ограды'], n(16_000, 5000, 42_000), 15),
    ],
    terms: { receivable: 0, stock: 10, payable: 20 },
    season: 'guests',
    ramp: { from: n(30, 15, 50), months: n(14, 8, 20) },
    growth: [5, 3, 2],
    borrowed: n(30, 0, 55),
    health: { gross: [38, 72], payroll: [22, 56], ebitda: [5, 36], payback: [14, 96] },
  },
];

// Lines of the third set about farms.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { notEnglish, type Shares } from '../usual.ts';

/** What the weather and the prices of the world leave. */
const farm: Shares = { margin: [-15, 75], payroll: [0, 60] };

export const thirdFields: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...farm,
      en: words(
        'goat cheese milk kilo wheel litre kid',
        'feed hay | $staff cheesemaker | vet $utilities packag $fuel insur other $materials',
        '$building $equipment goat herd milking livestock cheese',
        'haircut patient tuition room_night espresso',
      ),
      price: [[1, 60]],
      revenue: 180_000,
    },
    en('goat farm making cheese in Provence, 60 goats', 'FR', 60),
  ),
  ...linesOf(
    {
      ...farm,
      isTraded: true,
      en: words(
        'soy corn maize grain crop harvest tonne yield bean',
        'seed fertil | $fuel | $staff operator $equipment contractor repair maintenance land $rent',
        '$equipment $vehicle tractor combine',
        'haircut patient tuition room_night espresso',
      ),
      price: [
        [120, 900],
        [0.12, 0.9],
      ],
      revenue: 700_000,
    },
    en('soy and maize in Paraguay, 600 hectares', 'PY', 600),
  ),
  ...linesOf(
    {
      ...farm,
      ru: words(
        'огурц овощ помидор томат килограмм кг тонн урожай продаж',
        'рассад семен удобрен грунт $materials | $staff овощевод агроном | $utilities $rent газ тара упаковк',
        'теплиц $building $equipment',
        'стриж пациент ученик ночлег бариста',
      ),
      price: [
        [1, 12],
        [1_000, 12_000],
      ],
      revenue: 500_000,
    },
    ru('теплица с огурцами и помидорами 5000 м2 в Бухаре', 'UZ', 5000),
  ),
  ...linesOf(
    {
      ...farm,
      ru: words(
        'яйц яиц перепел десят мяс тушк упаковк',
        'корм | $utilities упаковк тара лоток ветеринар $materials | $rent $marketing $staff $fuel прочи ремонт',
        '$equipment клетк перепел $building инкубатор птиц поголов',
        'стриж пациент ученик ночлег бариста',
      ),
      price: [
        [0.05, 0.6],
        [0.8, 15],
      ],
      revenue: 40_000,
      margin: [-20, 75],
    },
    ru('перепелиная ферма на 1000 голов', null, 1000),
  ),
  ...linesOf(
    {
      ...farm,
      ru: words(
        'мёд мед меда банк килограмм кг воск пчел',
        'банк тара упаковк сахар вощин $materials | $fuel $vehicle $marketing ветеринар прочи $staff $rent',
        'ул пчел $equipment медогон',
        'стриж пациент ученик ночлег бариста',
      ),
      price: [[3, 45]],
      revenue: 45_000,
      margin: [-20, 85],
    },
    ru('пасека на 100 ульев в Башкирии', 'RU', 100),
  ),
  ...linesOf(
    {
      ...farm,
      en: words(
        'wine bottle grape tasting cellar visit case litre',
        'grape bottle $materials cork label vineyard | $staff | $marketing $fuel excise insur other $utilities',
        '$equipment cellar vineyard barrel $building tank',
        'haircut patient tuition room_night espresso',
      ),
      price: [[4, 90]],
      revenue: 350_000,
    },
    en('small winery near Mendoza, 5 hectares of vines', 'AR', 5),
  ),
  ...linesOf(
    {
      ...farm,
      ru: words(
        'мяс баранин овец овц ягнят ягнёнок баран голов килограмм кг шерст скот продаж',
        'корм сено | $staff чабан пастух | ветеринар $fuel ремонт прочи $utilities',
        '',
        'пациент ученик ночлег бариста',
      ),
      price: [
        [2, 60],
        [50, 1_500],
      ],
      revenue: 90_000,
    },
    ru('овцеводство, 300 голов, Киргизия', 'KG', 300),
  ),
  ...linesOf(
    {
      ...farm,
      en: words(
        'flower rose stem bunch bouquet',
        'seedling plant fertil $materials seed | $staff picker | $utilities packag freight transport cold $fuel',
        '$building $equipment greenhouse plant irrigation',
        'haircut patient tuition room_night espresso',
      ),
      price: [[0.15, 40]],
      revenue: 1_200_000,
    },
    en('rose greenhouses for export, 4 hectares, Ecuador', 'EC', 4, null, 40_000),
  ),
  ...linesOf(
    {
      ...farm,
      en: words(
        'microgreen green tray box herb restaurant kilo punnet order customer sale',
        'seed tray soil substrate $materials packag | $utilities $rent delivery $marketing $staff other',
        '',
        `${notEnglish()} espresso`,
      ),
      price: [[1.5, 60]],
      revenue: 70_000,
      margin: [-15, 75],
    },
    en('microgreens in my garage for restaurants'),
  ),
];

// Lines of the second set about farms.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { notEnglish, notRussian, type Shares } from '../usual.ts';

/** What the weather and the prices of the world leave. */
const farm: Shares = { margin: [-15, 75], payroll: [0, 60] };

export const secondFields: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...farm,
      en: words(
        'milk dairy litre cow calf cheese',
        'feed | $staff milker herd | vet $fuel $utilities insur repair maintenance bedding',
        '$building $equipment cow herd milking livestock',
        'haircut patient tuition room_night espresso',
      ),
      price: [
        [0.2, 3],
        [200, 1_500],
      ],
      revenue: 450_000,
    },
    en('dairy farm with 80 cows in Friesland', 'NL', 80),
  ),
  ...linesOf(
    {
      ...farm,
      isTraded: true,
      ru: words(
        'пшениц зерн урожай подсолнечник ячмен тонн культур',
        'семен удобрен | $fuel | $staff механизатор комбайнёр комбайнер $vehicle ремонт аренд',
        '$equipment $vehicle комбайн трактор',
        'стриж пациент ученик ночлег бариста',
      ),
      price: [
        [70, 600],
        [0.07, 0.6],
      ],
      revenue: 600_000,
    },
    ru('выращивание пшеницы, 900 га, Ставропольский край', 'RU', 900),
  ),
  ...linesOf(
    {
      ...farm,
      ru: words(
        'ягод клубник земляник килограмм кг урожай продаж сбор',
        'рассад удобрен саженц грунт $materials | $staff сборщик | $rent $utilities вод упаковк $fuel тара',
        '',
        'стриж пациент ученик ночлег бариста',
      ),
      price: [
        [3, 40],
        [3_000, 40_000],
      ],
      revenue: 300_000,
    },
    ru('клубника в теплицах на 3000 м2', null, 3000),
  ),
  ...linesOf(
    {
      ...farm,
      en: words(
        'egg hen tray dozen',
        'feed | $staff keeper | packag $utilities vet tray litter energy insur other $rent',
        '$building $equipment hen coop cage bird flock',
        'haircut patient tuition room_night espresso',
      ),
      price: [
        [0.1, 1],
        [1.5, 15],
        [30, 120],
      ],
      revenue: 400_000,
    },
    en('egg farm in Kampala, 4000 hens', 'UG', 4000),
  ),
  ...linesOf(
    {
      ...farm,
      en: words(
        'honey jar hive kilo wax bee',
        'jar packag $materials sugar feed bee $goods | $fuel $vehicle $marketing insur other $staff vet treatment $rent',
        'hive bee $equipment',
        'haircut patient tuition room_night espresso',
      ),
      price: [[4, 50]],
      revenue: 30_000,
      margin: [-15, 80],
    },
    en('beekeeping with 60 hives in Transylvania', 'RO', 60),
  ),
  ...linesOf(
    {
      ...farm,
      ru: words(
        'форел рыб килограмм кг тонн улов',
        'корм | малёк мальк малек посадочн $materials | $staff рыбовод $utilities $fuel',
        '$equipment садк садок бассейн пруд $building',
        `${notRussian()} бариста`,
      ),
      price: [
        [5, 40],
        [5_000, 40_000],
      ],
      revenue: 700_000,
    },
    ru('форелевое хозяйство в Карелии, 50 тонн рыбы в год', 'RU', 50, null, 50_000),
  ),
  ...linesOf(
    {
      ...farm,
      en: words(
        'mushroom kilo crate box',
        'spawn substrate compost $materials | $utilities energy | $staff picker packag $rent',
        '$building $equipment rack shelv room climate',
        `${notEnglish()} espresso`,
      ),
      price: [[2, 30]],
      revenue: 220_000,
    },
    en('oyster mushroom farm'),
  ),
];

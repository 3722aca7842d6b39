// Trades that are told by what they count or where they stand: a laundry of so many kilograms a day washes for hotels, whoever sells eggs by the day has hens, and a market stall with socks is one.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import type { FoundSize } from '../size/sizes.ts';
import { unitsOf } from '../size/unit-words.ts';

interface Told {
  /** What the line is taken for otherwise. */
  readonly from: ReadonlySet<string>;
  readonly to: string;
  readonly said: RegExp;
  /** Of a size of the line; none where the words are enough. */
  readonly isSo?: (size: FoundSize) => boolean;
}

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));
const perDay = { day: 1, week: 1 / 7, month: 1 / 30, year: 1 / 365 } as const;
const kilograms: Readonly<Partial<Record<string, number>>> = { kilograms: 1, tonnes: 1000 };
/** Nobody brings as many kilograms of shirts to a counter. */
const fewestKilograms = 80;
/** Nor are so many made by hand. */
const fewestOfPlant = 1000;

function kilogramsADay({ unit, count, period }: FoundSize): number {
  const [each = 0] = unitsOf(unit).flatMap((one) => kilograms[one.unit] ?? []);
  return count * each * perDay[period ?? 'day'];
}

/** So few lessons a week are those of one teacher. */
const mostOfOne = 45;
const isOfOne = ({ noun, count, period }: FoundSize): boolean =>
  period === 'week' && count <= mostOfOne && /^(?:lessons?|уроков|урока|занят\p{L}*)$/iu.test(noun);
const notOfOne =
  /^(?!.*(?<!\p{L})(?:schools?|academ\p{L}*|cent(?:re|er)s?|pupils?|groups?|школ\p{L}*|центр\p{L}*|студи\p{L}*|групп\p{L}*|учен\p{L}*)(?!\p{L}))/isu;

const table: readonly Told[] = [
  { from: idsOf('music_school'), to: 'music_teacher', said: notOfOne, isSo: isOfOne },
  {
    from: idsOf('language_school exam_preparation tutoring_centre programming_school chess_school'),
    to: 'tutor',
    said: notOfOne,
    isSo: isOfOne,
  },
  {
    from: idsOf('home_bakery'),
    to: 'custom_cakes',
    said: /(?<!\p{L})(?:cakes?|торт\p{L}*)(?!\p{L})/iu,
    isSo: ({ noun }) => /^(?:cakes?|wedding cakes?|торт\p{L}*)$/iu.test(noun),
  },
  {
    from: idsOf('dry_cleaning self_service_laundry'),
    to: 'industrial_laundry',
    said: /(?<!\p{L})(?:прачечн\p{L}*|стирк\p{L}*|laundry|laundries|lavander[ií]a|wäscherei|blanchisserie|lavanderia)(?!\p{L})/iu,
    isSo: (size) => kilogramsADay(size) >= fewestKilograms,
  },
  {
    from: idsOf('garden_centre'),
    to: 'plant_nursery',
    said: /(?<!\p{L})(?:питомник\p{L}*|nursery|nurseries|выращива\p{L}+|grow(?:ing|s)?)(?!\p{L})/iu,
    isSo: ({ unit }) => unitsOf(unit).some((one) => one.unit === 'hectares'),
  },
  {
    from: idsOf('smokehouse'),
    to: 'meat_plant',
    said: /(?<!\p{L})(?:колбас\p{L}*|мяс\p{L}*|sausages?|meats?|bacon|ham)(?!\p{L})/iu,
    isSo: (size) => kilogramsADay(size) >= fewestOfPlant,
  },
  {
    from: idsOf('greengrocer grocery shop health_food_shop'),
    to: 'poultry_farm',
    said: /(?<!\p{L})(?:sell(?:ing|s)?|продаю|продаём|продаем|продажа|торгую)(?!\p{L})/iu,
    isSo: ({ noun, period }) =>
      period !== null && /^(?:eggs?|яиц\p{L}*|яйц\p{L}*|huevos|eier|œufs)$/iu.test(noun),
  },
  {
    from: idsOf(
      'clothing_brand clothing_shop shoe_shop lingerie_shop menswear_shop bag_shop household_goods_shop second_hand_shop shop',
    ),
    to: 'market_stall',
    said: /(?<!\p{L})(?:market stalls?|stalls? (?:on|at|in) (?:the |a |our |local |street )*(?:[\p{L}]+ )?markets?|market trader|(?:точк[аиу]|палатк[аиу]|прилав(?:ок|ка)|лоток|лотк[ае]|место) (?:с \p{L}+ (?:и \p{L}+ )?)?на (?:\p{L}+ )?(?:рынке|ярмарк\p{L}+))(?!\p{L})/iu,
  },
];

export function kindsToldBySize(
  kinds: readonly Kind[],
  text: string,
  found: readonly FoundSize[],
): readonly Kind[] {
  const [head, ...others] = kinds;
  const told = table.find(
    ({ from, said, isSo }) =>
      head !== undefined && from.has(head.id) && said.test(text) && (isSo === undefined || found.some(isSo)),
  );
  const kind = kindById(told?.to ?? '');
  return kind === null ? kinds : [kind, ...others.filter((one) => one !== kind)];
}

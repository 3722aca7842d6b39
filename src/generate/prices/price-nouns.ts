// Tells which lines of sales a noun speaks of: a loaf is bread, a cup is coffee.
import { stemOf } from '../understand/words/stems.ts';
import { foldOf } from '../understand/words/words.ts';

/** Words of a price, then words in the names of the lines that it is of. */
const groups: readonly (readonly [said: string, named: string])[] = [
  ['loaf loaves baguette буханка батон багет', 'bread хлеб'],
  ['croissant bun pie булочка круассан пирожок', 'pastry pies buns булочки пироги выпечка'],
  [
    'cup mug latte cappuccino espresso americano flat чашка стакан стаканчик капучино латте',
    'coffee drinks tea кофе напитки чай juices соки',
  ],
  ['pint beer lager ale pot кружка бокал', 'beer wine taproom bar drinks пиво вино напитки бар'],
  ['glass', 'wine drinks вино напитки'],
  ['cocktail shot коктейль', 'cocktails коктейли bar'],
  ['scoop cone шарик рожок', 'ice мороженое'],
  [
    'meal plate dish lunch dinner main обед ужин блюдо порция тарелка ланч бизнес-ланч',
    'dishes meals food lunch lunches set hot kitchen mains блюда обеды горячие еда комплексные',
  ],
  ['breakfast завтрак', 'breakfast breakfasts завтраки'],
  ['slice ломтик кусок', 'slice pizza cakes пицца пирожные'],
  ['shawarma doner gyros wrap шаурма донер', 'kebabs wraps шаурма'],
  ['roll ролл сет', 'sushi суши'],
  ['cut haircut стрижка', 'haircuts haircut стрижки стрижка'],
  ['shave trim бритье', 'beard shaving борода бритье'],
  ['nails маникюр', 'manicure маникюр'],
  ['room номер комната', 'rooms номера'],
  ['bed койка койко-место', 'beds dormitories места'],
  [
    'apartment flat квартира апартаменты house cottage домик дом villa вилла tent',
    'nights accommodation проживание pitches rooms',
  ],
  ['entry admission entrance ticket вход билет', 'entry tickets entrance admission билеты входные вход'],
  [
    'membership subscription pass абонемент подписка member',
    'memberships subscriptions passes subscription fees абонементы подписки абонемент',
  ],
  ['seat user licence license лицензия пользователь аккаунт', 'plan subscriptions basic тариф'],
  [
    'lesson class session tutorial урок занятие тренировка сеанс сессия',
    'lessons classes sessions training уроки занятия тренировки сеансы сессии',
  ],
  [
    'appointment consultation visit checkup check-up прием консультация визит осмотр',
    'appointments consultations visits check-ups прием консультации визиты осмотры',
  ],
  ['комплекс', 'комплексная комплекс переобувка детейлинг-мойка'],
  ['комплект', 'переобувка'],
  ['wedding свадьба свадеб', 'weddings свадьбы'],
  ['bouquet букет', 'bouquets букеты flowers цветы'],
  ['drop-in', 'single разовые'],
  ['walk прогулка выгул', 'walks прогулки'],
  ['ride trip поездка', 'rides trips поездки'],
  ['wash мойка', 'wash washes washing мойка мойки'],
  ['bottle бутылка', 'bottles bottle wine бутылки бутылками вино'],
  ['jar банка', 'jars honey банки мед'],
  ['shirt футболка t-shirt', 'clothes shirts одежда'],
  ['egg eggs dozen десяток', 'eggs яйца'],
  ['apple apples pear strawberry яблоко клубника', 'fruit berries фрукты ягоды'],
  ['tomato cucumber potato помидор огурец картофель картошка', 'vegetables овощи'],
  ['bag pack пакет пачка', 'packs упаковках упаковки'],
];

const stem = (word: string): string => stemOf(foldOf(word));
const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));

const named: readonly (readonly [said: ReadonlySet<string>, named: ReadonlySet<string>])[] = groups.map(
  ([said, names]) => [stems(said), stems(names)],
);

/** In the name of a line or of a volume. */
export const stemsOfName = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name.match(/[\p{L}][\p{L}-]*/gu) ?? []).map(stem)));

/** What is sold by the piece, whatever the trade. */
export const isPiece = (noun: string): boolean => named.some(([group]) => group.has(stem(noun)));

/** In its own word. */
export const isNamedBy = (noun: string, name: ReadonlySet<string>): boolean => name.has(stem(noun));

const ownName = 3;
const otherName = 2;

/** How well a noun fits a name: 0 where it does not. */
export function fitOf(noun: string, name: ReadonlySet<string>): number {
  const said = stem(noun);
  if (name.has(said)) return ownName;
  const others = named.filter(([group]) => group.has(said)).flatMap(([, names]) => [...names]);
  return others.some((one) => name.has(one)) ? otherName : 0;
}

// Lines that name no trade although their words are of some: what is bought for a kitchen, what people are called, one adjective.
import { isAdjective } from '../trade/head-word.ts';
import type { KindIndex } from '../trade/kind-index.ts';
import { stemOf } from '../words/stems.ts';
import type { Word } from '../words/words.ts';

const listed = (said: string): readonly string[] => said.trim().split(/\s+/u);

/** Of a list of what to buy. */
const groceries = new Set(
  listed(`
  milk egg eggs bread butter sugar salt flour pepper rice pasta potato potatoes onion onions tomato tomatoes apple apples banana bananas cheese
  ham sausage sausages yogurt yoghurt cream juice water oil tea coffee honey cereal chicken beef fish carrots carrot garlic lemon lemons wine beer
  toilet paper soap shampoo toothpaste batteries napkins detergent dog cat food buy get litre litres liter kg bottle bottles pack of and a some
  молоко хлеб яйца яйцо масло соль сахар мука рис макароны картошка картофель картошки лук помидоры огурцы яблоки бананы сыр колбаса сосиски
  сметана творог кефир сок вода чай кофе мёд мед курица мясо рыба морковь чеснок лимон вино пиво туалетная бумага мыло шампунь батарейки
  салфетки порошок крупа гречка купить литр литра кг пачка бутылка и`).map(stemOf),
);
const fewestGroceries = 3;

function isShoppingList(words: readonly Word[]): boolean {
  const said = words.filter(({ type }) => type === 'word');
  const marks = words.filter((word) => word.said === ',').length;
  return marks + 1 >= fewestGroceries && said.every(({ stem }) => groceries.has(stem));
}

/** They are said of whatever is done. */
const adjectives = new Set(
  listed(`sweet green blue red black white golden wooden woollen medical dental organic fresh hot cold spicy dry wet musical magic magical
    royal electric floral legal financial digital rural urban sunny happy clean quiet loud soft strong wild furry`),
);

/** One adjective, unless a kind is called just so. */
function isAdjectiveAlone(words: readonly Word[], { postings }: KindIndex): boolean {
  const [word, ...others] = words.filter(({ type }) => type !== 'mark');
  if (word === undefined || others.length > 0) return false;
  const isName = [...postings.values()].some((list) =>
    list.some(({ phrase, word: of }) => phrase.words.length === 1 && of.form === word.form),
  );
  // What ends as «парикмахерская» does may be a place, also with a slip.
  if (/^[а-я]/u.test(word.form)) return isAdjective(word.form) && !/[ая]я$/u.test(word.form) && !isName;
  return adjectives.has(word.form);
}

const firstNames =
  'john|mary|james|robert|michael|william|david|richard|joseph|thomas|charles|anna|emma|olivia|sophia|linda|susan|jessica|sarah|karen|lisa|nancy|peter|paul|mark|george|jane|kate|alice|harry|jack|tom|bob|bill|jim|mike|steve|elizabeth|helen|laura|maria|julia|ivan|olga|elena|natalia|sergey|dmitry|alex|alexander|max|anton';
const personName = new RegExp(
  `^(?:(?:mr|mrs|ms|dr|miss)\\.?\\s)?(?:${firstNames}) \\p{L}[\\p{L}'’-]+(?: (?:and|&) (?:${firstNames}) \\p{L}[\\p{L}'’-]+)?[.!]?$`,
  'iu',
);
const isCapital = (text: string): boolean =>
  text.split(/\s+/u).every((word) => /^(?:\p{Lu}|and$|&$)/u.test(word));

/** Nobody's trade, whatever its words are of. */
export const isNobodys = (text: string, words: readonly Word[], index: KindIndex): boolean =>
  isShoppingList(words) ||
  isAdjectiveAlone(words, index) ||
  (personName.test(text.trim()) && isCapital(text.trim()));

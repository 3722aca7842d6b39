// Tells in a story what is to be opened from what its author did before, from relatives, customers, rivals and neighbours.
import { addedSentences } from '../trade/added-sentences.ts';
import type { Word } from '../words/words.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { isGivenUp, wantedAt } from './wanted.ts';

export interface Story {
  /** From the first word of what is wanted to the end of its sentence; the likeliest first. */
  readonly wanted: readonly (readonly number[])[];
  /** They name no trade of this business. */
  readonly notTrade: ReadonlySet<number>;
  /** Nor is what they count its size. */
  readonly notSize: ReadonlySet<number>;
  /** Nor are the places they name where it stands. */
  readonly notPlace: ReadonlySet<number>;
}

const relatives =
  'wife|husband|father|mother|dad|mom|mum|brother|sister|cousin|uncle|aunt|friend|neighbour|neighbor|parents|grandmother|grandfather|grandparents|family';
const before = new RegExp(
  [
    ` (?:i|we|he|she|they|${relatives})(?: [a-z]+){0,2} (?:worked|was|used to|studied|graduated|spent|ran|taught|trained|served|lived|moved|owned|drove|managed|retired) `,
    ' (?:i|we|he|she|they) were ',
    ' (?:ive|weve|have|has|had) (?:always |already |just )?(?:been|worked|run|taught|studied|lived|driven|managed|owned) ',
    ' (?:years|life) in [a-z]+ (?:i|we) ',
    ' (?:раньше|прежде|до этого|до того|всю жизнь|по образованию|по профессии) ',
    ' (?:рабо|прорабо)тал[аи]? ',
    ' (?:учил(?:ась|ся|ись)|окончил[аи]?|закончил[аи]?|преподавал[аи]?|служил[аи]?|переехал[аи]?|уволил(?:ась|ся|ись)|закрыл(?:ась|ся|ось|ись)?) ',
    ' (?:лет|года|год) (?:в|на|за) ',
  ].join('|'),
  'u',
);
/** Whom it is for. */
const customers =
  /^ (?:and |but |our |the |my |most |main |typical |мои |наши |основные |главные |а |и )*(?:customers?|clients?|guests?|players|buyers?|visitors?|parents|students|everyone|people|клиенты?|покупател[ьи]|гост[ьи]|заказчики?|посетител[ьи]|родители) (?!\d)/u;
/** What others have there already; told at some length, those nearby are whom it is for. */
const rivals =
  /^ (?:and |but |our |the |my |main |наши |основные |а |и |но )*(?:competitors?|rivals?|конкурент[ыа]?) | (?:there are|there is) (?:already|no|only|also|other) |^(?: \S+){0,6} (?:nearby|next door|on our street|in our (?:town|street|village|area)) | (?:на нашей улице|в нашем (?:городе|районе|поселке)) |^ (?:а |и )?(?:рядом|напротив|поблизости|по соседству) /u;
const otherPeople = new RegExp(
  `^ (?:and |but |so |a |my |our |his |her |а |и |но |мой |моя |мои |наш |наша |у )*(?:he|she|they|${relatives}|он|она|они|муж|жена|отец|мать|мама|папа|брат|сестра|друг|подруга|сосед|родители|родителей|моих родителей|дядя|тетя|бабушка|дедушка) `,
  'u',
);
const ofThemselves =
  /^ (?:and |but |so |because |hi |hello |а |и |но |с \d+ года )*(?:i|im|ive|id|we|weve|were|you|мне|я|мы|нас|меня) /u;
const family =
  / (?:kids?|child|children|sons?|daughters?|двое детей|трое детей|детей|ребенок|сын|дочь|дочки|years old|friends|sisters|brothers|друзей|сестры|братья) /u;
const ofFamily =
  / (?:i have|we have|have got|(?:i|im|we) (?:[a-z0-9]+ ){1,4}have|my|у меня|у нас|мне|нас|we are|are|и я|and i) /u;

type Told = 'want' | 'before' | 'customers' | 'rivals' | 'others' | 'self' | 'family' | 'plain';

function toldIn(clause: Clause, isWanted: boolean, isOfWants: boolean): Told {
  const { text } = clause;
  if (isWanted) return 'want';
  if (rivals.test(text)) return 'rivals';
  if (isOfWants && otherPeople.test(text)) return 'others';
  if (before.test(text)) return 'before';
  if (customers.test(text)) return 'customers';
  if (isOfWants && family.test(text) && ofFamily.test(text)) return 'family';
  return isOfWants && ofThemselves.test(text) ? 'self' : 'plain';
}

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

const noTrade: ReadonlySet<Told> = new Set(['before', 'customers', 'rivals', 'others', 'self', 'family']);
const noSize: ReadonlySet<Told> = new Set(['before', 'rivals', 'others', 'family']);
const noPlace: ReadonlySet<Told> = new Set(['before', 'others']);

/** Where each wish begins; what is wanted besides, in a sentence that adds to a business named before, is no wish of its own. */
function wantsOf(words: readonly Word[], clauses: readonly Clause[]): readonly (number | null)[] {
  const added = addedSentences(words);
  const isAdded = ({ start }: Clause): boolean => added.has(start - 1);
  const wants = clauses.map((clause) => wantedAt(words, clause));
  const isOfBusiness = (clause: Clause, nth: number): boolean =>
    isAdded(clause) || (wants[nth] === null && toldIn(clause, false, true) === 'plain');
  return clauses.every(isOfBusiness) ? clauses.map(() => null) : wants;
}

/** Null where nothing is told but the business. */
export function storyOf(words: readonly Word[]): Story | null {
  const clauses = clausesOf(words);
  const wants = wantsOf(words, clauses);
  const last = wants.findLastIndex((at) => at !== null);
  const isMeant = (clause: Clause, nth: number): boolean =>
    wants[nth] !== null && !(nth < last && isGivenUp(clause));
  const told = clauses.map((clause, nth) =>
    wants[nth] !== null && !isMeant(clause, nth) ? 'rivals' : toldIn(clause, isMeant(clause, nth), last >= 0),
  );
  if (told.every((one) => one === 'plain')) return null;
  const wordsOf = (isIn: ReadonlySet<Told>): readonly number[] =>
    clauses.flatMap(({ start, end }, nth) => (isIn.has(told[nth] ?? 'plain') ? range(start, end) : []));
  const notTrade = new Set(wordsOf(noTrade));
  const added = [...addedSentences(words).values()];
  const addedAfter = (end: number): readonly number[] =>
    added.flatMap((one) => (one.stop >= end ? range(one.stop, one.end) : []));
  const wanted = clauses.flatMap(({ sentence }, nth) => {
    const at = told[nth] === 'want' ? wants[nth] : null;
    if (at === null || at === undefined) return [];
    const end = clauses.findLast((one) => one.sentence === sentence)?.end ?? at;
    return [[...range(at, end), ...addedAfter(end)].filter((one) => !notTrade.has(one))];
  });
  return { wanted, notTrade, notSize: new Set(wordsOf(noSize)), notPlace: new Set(wordsOf(noPlace)) };
}

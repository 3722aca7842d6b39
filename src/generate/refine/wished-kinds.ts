// Reads which parts a line adds to a business, takes away, or puts in the place of others.
import type { Kind } from '#catalog/kind/kind.ts';
import { families } from '#catalog/kinds/kinds.ts';
import { mostParts } from '../business/business.ts';
import type { Denial } from '../understand/denied.ts';
import { isOnLease } from '../understand/trade/beside-trade.ts';
import { isForm, termOf } from '../understand/trade/concepts.ts';
import type { Line } from '../understand/trade/groups.ts';
import { extras, tradesOf } from '../understand/trade/trades.ts';
import { lineOf, wordsOfKinds } from '../understand/understand.ts';
import { phrasesOf } from '../understand/without-said.ts';
import { isOrdinary } from '../understand/words/ordinary-words.ts';
import { stemOf } from '../understand/words/stems.ts';
import { isStopWord } from '../understand/words/stop-words.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';
import { missingLines } from '../without/missing-lines.ts';
import { segmentsOf } from './said-phrases.ts';

/** What a line denies, as far as it concerns the parts of a business. */
export interface Dropped {
  readonly kinds: readonly Kind[];
  /** How many words of what is denied name them; the others are said of something else. */
  readonly length: number;
  /** Names a trade, be it a part of the business or not. */
  readonly isTrade: boolean;
}

export interface NamedKinds {
  readonly kinds: readonly Kind[];
  /** Where the line names each. */
  readonly places: ReadonlyMap<Kind, readonly number[]>;
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

export const removingWords = setOf(
  `drop remove delete scrap exclude excluding skip cancel cut lose rid minus eliminate omit
  убрать убери уберите уберем убираем исключить исключи исключите исключаем удалить удали удалите отменить отмени отмените
  закрыть закроем закрываем выкинуть выкинь выкинем откажемся отказаться отказываемся минус`,
);
/** What they take away has something else in its place; “instead of” is one word here. */
export const replacingWords = setOf(
  `insteadof replace replacing swap swapping вместо заменить замени замените заменим заменяем`,
);
/** “Change the café to a bar”, but not the size of it. */
export const changingWords = setOf(
  `change turn convert switch transform поменяй поменять поменяем сменить смени превратить преврати переделать переделай измени изменить`,
);
const adding =
  /^(?:add|adding|adds|plus|also|instead|insteadof|replace|swap|добав|плюс|также|тоже|еще|вместо|замен)/u;
/** “Make it a hostel”. */
const making = /^(?:make|turn|change|switch|convert|сдела|превра|перепрофил)/u;
const becoming = /^(?:become|becoming|станет|стане)/u;
const only = setOf('only just solely только лишь исключительно');

const noWords: Line['taken'] = new Map();

const nameStems = ({ name }: Kind): ReadonlySet<string> =>
  new Set(
    name.flatMap((said) =>
      wordsOf(said)
        .filter((word) => word.type === 'word' && !isStopWord(word) && !isForm(termOf(word.stem)))
        .map(({ stem }) => stem),
    ),
  );

/** Called by a word of its name: the bar is the wine bar that there is. */
const isCalledSo = (kind: Kind, words: readonly Word[]): boolean => {
  const stems = nameStems(kind);
  const said = words.filter((word) => word.type === 'word' && !isStopWord(word));
  return said.length > 0 && said.every(({ stem }) => stems.has(stem));
};

export function partsCalled(
  words: readonly Word[],
  parts: readonly Kind[],
  language: string,
): readonly Kind[] {
  const trades = tradesOf(lineOf(words, noWords), language).kinds;
  const found = parts.filter((kind) => trades.includes(kind));
  return found.length > 0 ? found : parts.filter((kind) => isCalledSo(kind, words)).slice(0, 1);
}

/** What any business pays for: marketing is no agency of it, and no loan is not the same as no pawnshop. */
const costs =
  /^(?:account|bookkeep|insur|market|advert|promot|loan|credit|clean|secur|guard|law|legal|train|consult|deliver|softwar|program|recruit|hr|design|print|photo|translat|driv|repair|rent|leas|tax|support|seo|smm|бухг|страх|маркет|реклам|кредит|займ|уборк|клинин|охран|юрист|юридич|обуч|консульт|достав|программ|дизайн|печат|фото|перевод|водит|ремонт|аренд|налог)/u;

/** «Вместо ресторана бар» takes the restaurant away and no bar: as few words as name a part. */
export function droppedBy(
  { what, words: all }: Denial,
  words: readonly Word[],
  parts: readonly Kind[],
  language: string,
): Dropped {
  const said = what.flatMap((at) => words[at] ?? []);
  const first = words[all[0] ?? 0]?.form ?? '';
  const isReplacing = replacingWords.has(first);
  for (let length = 1; isReplacing && length < said.length; length += 1) {
    const kinds = partsCalled(said.slice(0, length), parts, language);
    if (kinds.length > 0) return { kinds, length, isTrade: true };
  }
  // Breakfasts are a line of a café, though a place may be called so.
  const phrases = phrasesOf({ what: said.map((_, at) => at), words: [] }, said);
  // The only part stays, and what it is called by may be a line: a studio of tattoos and piercing without piercing.
  const isPartItself = (kind: Kind) =>
    (parts.length > 1 && isCalledSo(kind, said)) || missingLines(kind, phrases) === null;
  const kinds = partsCalled(said, parts, language).filter(isPartItself);
  const isCost = said.every(({ stem }) => costs.test(stem));
  // Some shop is nothing that a business has by name.
  const named = isCost ? [] : tradesOf(lineOf(said, noWords), language).kinds;
  const isTrade = kinds.length > 0 || named.some(({ id }) => id !== 'shop');
  return { kinds, length: said.length, isTrade };
}

/** Parking and breakfast come with a trade without being one; burgers are sold, a bar is a part. */
function isPart(kind: Kind, line: Line, places: readonly number[], isAdded: boolean): boolean {
  const said = places.flatMap((at) => line.words[at] ?? []);
  if (said.every(({ stem }) => extras.test(stem)) || isOnLease(line, places)) return false;
  if (said.length === 1 && said.every(({ stem }) => costs.test(stem))) return false;
  if (isAdded || said.length > 1) return true;
  const stems = nameStems(kind);
  return places.some((at) =>
    line.read[at]?.terms.some(({ form, stem }) => stems.has(stem) || stems.has(stemOf(form))),
  );
}

const commands =
  /^(?:add|adding|cut$|make|include|replace|instead|insteadof|turn|change|switch|convert|become|rather$|id$|lets$|давай|лучше|можно|может|можеш|хочется|нужн|нужен|добав|поменя|измен|постав|сдела|замен|вместо|включ|пусть|еще|теперь|верн|возвра|улучш|исправ)/u;

/** Words that only ask for something name no trade. */
const withoutCommands = ({ words, taken }: Line): Line =>
  lineOf(
    words,
    new Map([
      ...words.flatMap(({ form }, at) => (commands.test(form) ? [[at, 'other'] as const] : [])),
      ...taken,
    ]),
  );

/** As it is written, a word of trades: a word of any talk, or what may be one with a slip, adds none. */
function isSaidAsItIs({ words, read }: Line, places: readonly number[]): boolean {
  return places.some((at) => {
    const word = words[at];
    const isSlip = read[at]?.terms.every((term) => term.isSlip === true) !== false;
    return word !== undefined && !isSlip && !isOrdinary(word);
  });
}

const opening = /^(?:открыть|открой|откройте|открою|откроем|открываем|запустить|запусти|запустим)$/u;

/** «Открыть гостиницу» names a part, whatever its kind is called by. */
const isOpened = ({ words }: Line, places: readonly number[]): boolean =>
  opening.test(words[Math.min(...places) - 1]?.form ?? '');

export function namedKinds(asked: Line, language: string, isReplacing: boolean): NamedKinds {
  const line = withoutCommands(asked);
  const isAdded = isReplacing || line.words.some(({ form }) => adding.test(form));
  const { kinds, words } = tradesOf(line, language);
  const places = new Map(
    kinds.map((kind) => [kind, wordsOfKinds(line, [kind]).filter((at) => words.includes(at))] as const),
  );
  const named = kinds.filter((kind) => {
    const own = places.get(kind) ?? [];
    return isPart(kind, line, own, isAdded || isOpened(line, own)) && isSaidAsItIs(line, own);
  });
  return { kinds: named, places: new Map([...places].filter(([kind]) => named.includes(kind))) };
}

/** An orthodontist is no second clinic: words that would add what there is, and do not call it by its name. */
export function addedAgain(line: Line, parts: readonly Kind[], { places }: NamedKinds): readonly number[] {
  const { words, taken } = line;
  const added = segmentsOf(words).filter(
    (segment) =>
      segment.some((at) => adding.test(words[at]?.form ?? '')) &&
      !segment.some((at) => taken.get(at) === 'size' || words[at]?.type === 'number'),
  );
  return parts.flatMap((kind) => {
    const own = (places.get(kind) ?? []).filter((at) => added.some((segment) => segment.includes(at)));
    const said = own.flatMap((at) => words[at] ?? []);
    return isCalledSo(kind, said) ? [] : own;
  });
}

/** “Only the hotel” is without what it was combined with. */
function isOnly({ words }: Line, places: readonly number[]): boolean {
  let before = Math.min(...places) - 1;
  while (/^(?:a|an|the)$/u.test(words[before]?.said ?? '')) before -= 1;
  const behind = Math.max(...places) + 1;
  const isBehind = only.has(words[behind]?.said ?? '') && words[behind + 1]?.type !== 'number';
  return isBehind || only.has(words[before]?.said ?? '');
}

/** “Turn it into a hostel”, “it is a hostel”. */
const isMadeInto = ({ words }: Line): boolean =>
  words.some(({ form }) => becoming.test(form)) ||
  /^(?:it|this|это) (?:is|a|an|the|будет|[а-я]+$)/u.test(
    words
      .slice(0, 2)
      .map(({ said }) => said)
      .join(' '),
  ) ||
  words.some(
    ({ form }, at) =>
      making.test(form) &&
      words.slice(at + 1, at + 4).some(({ said }) => /^(?:it|this|into|to|это|из|в)$/u.test(said)),
  );

export interface PartsAfter {
  readonly kinds: readonly Kind[];
  /** What cannot be: more parts than there may be, and the last one taken away. */
  readonly refused: readonly Kind[];
}

const familyOf = (kind: Kind): string | undefined =>
  Object.keys(families).find((family) => families[family]?.includes(kind));

/** Where something new stands: in the place of what it replaces, or is like, else last. */
function placeOfNew(
  parts: readonly Kind[],
  dropped: readonly Kind[],
  added: readonly Kind[],
  line: Line,
): number {
  const first = parts.findIndex((kind) => dropped.includes(kind));
  if (first >= 0) return first;
  if (isMadeInto(line)) return 0;
  const isInstead = line.words.some(({ form }) => form === 'instead');
  if (!isInstead) return parts.length;
  const akin = parts.findIndex((kind) => added.some((one) => familyOf(one) === familyOf(kind)));
  return akin >= 0 ? akin : Math.max(0, parts.length - 1);
}

export function partsAfter(
  parts: readonly Kind[],
  dropped: readonly Kind[],
  { kinds: named, places }: NamedKinds,
  line: Line,
): PartsAfter {
  const added = named.filter((kind) => !parts.includes(kind));
  const sole = named.find((kind) => isOnly(line, places.get(kind) ?? []));
  if (sole && dropped.length === 0) return { kinds: [sole], refused: [] };
  const at = placeOfNew(parts, dropped, added, line);
  const isReplaced = added.length > 0 && at < parts.length;
  const out = isReplaced && dropped.length === 0 ? parts.slice(at, at + 1) : dropped;
  const left = [...parts.slice(0, at), ...added, ...parts.slice(at)].filter(
    (kind) => !out.includes(kind) || added.includes(kind),
  );
  const kinds = left.length > 0 ? left : parts.slice(0, 1);
  return {
    kinds: kinds.slice(0, mostParts),
    refused: [...kinds.slice(mostParts), ...(left.length > 0 ? [] : parts.slice(0, 1))],
  };
}

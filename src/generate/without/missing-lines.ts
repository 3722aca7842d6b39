// Finds which lines of a kind are meant by what a business is said to be without: by their own names, or by what they are about.
import type { Asset, Cost, Kind, Sale, Volume } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { type DeniedTopic, deniedTopics, type Remainder } from '#catalog/kinds/denied-lines.ts';
import { defaultLanguage } from '#language/language.ts';
import type { MissingLines } from '../business/without-lines.ts';
import { linkOf } from '../understand/words/links.ts';
import { isStopWord } from '../understand/words/stop-words.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';

type Line = Sale | Cost | Asset | Volume;

const nameOf = ({ name }: Pick<Line, 'name'>): string => inLanguage(name, defaultLanguage);

/** Own delivery and delivery of food are delivery. */
const beside =
  /^(?:own|home|customer|client|food|meal|drink|pizza|sushi|goods|order|apps?$|service|staff|buyer|house|free|сво|собственн|еды$|еду$|блюд|пицц|суши$|роллов$|товар|заказ|клиент|покупател|дом$|сервис|служб|напитк|бесплатн|любого$)/u;

const tellingWords = (text: string): readonly Word[] =>
  wordsOf(text).filter((word) => word.type === 'word' && !isStopWord(word) && linkOf(word.said) === null);

function isAbout(words: readonly Word[], topic: DeniedTopic): boolean {
  const isOf = ({ form }: Word): boolean => topic.words.test(form);
  return words.some(isOf) && words.every((word) => isOf(word) || beside.test(word.form));
}

/** That of the kind, where there is one of its own. */
function topicOf(phrase: string, kind?: Kind): DeniedTopic | undefined {
  const words = tellingWords(phrase);
  const isOf = ({ onlyIds }: DeniedTopic): boolean =>
    onlyIds === undefined || kind === undefined || onlyIds.includes(kind.id);
  return deniedTopics.find((topic) => isOf(topic) && isAbout(words, topic));
}

/** What it is called behind “without”; null where it is a line of its own name. */
export const topicName = (phrase: string, kind: Kind): Pair | null => topicOf(phrase, kind)?.name ?? null;

/** Whether a word names what a phrase denies. */
export function isMeantBy(phrase: string, word: Word): boolean {
  if (topicOf(phrase)?.words.test(word.form) === true) return true;
  return tellingWords(phrase).some(({ stem }) => stem === word.stem);
}

const linesOf = ({ sales, costs, overheads, assets, volumes }: Kind): readonly Line[] => [
  ...[...sales, ...costs, ...overheads],
  ...[...assets, ...volumes],
];

/** Of a name such as “Wine by the glass”, what stands before the link. */
function headOf(text: string): readonly Word[] {
  const words = wordsOf(text);
  const end = words.findIndex((word, at) => at > 0 && word.type === 'word' && linkOf(word.said) !== null);
  return (end < 0 ? words : words.slice(0, end)).filter((word) => word.type === 'word');
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const piecesIn = (text: string): readonly string[] => text.split(/, | and | и /u);

/** “Snacks and drinks” are two things of one word each; a name that shares a word between them is one. */
function thingsOf([english, russian]: Pair): readonly Pair[] {
  const [ours, theirs] = [piecesIn(english), piecesIn(russian)];
  const areWords = [...ours, ...theirs].every((piece) =>
    /^(?:(?:other|прочие|другие) )?[\p{L}’'-]+$/u.test(piece),
  );
  if (ours.length < 2 || ours.length !== theirs.length || !areWords) return [];
  return ours.map((piece, at): Pair => [capital(piece), capital(theirs[at] ?? '')]);
}

const isSaidIn = (said: readonly Word[], name: readonly Word[]): boolean =>
  said.length > 0 && said.every(({ stem }) => name.some((word) => word.stem === stem));

const isCalled = (said: readonly Word[], name: Pair): boolean =>
  name.some((text) => isSaidIn(said, headOf(text)));

const isExactly = (said: readonly Word[], name: Pair): boolean =>
  name.some((text) => {
    const head = headOf(text);
    return head.length === said.length && isSaidIn(said, head);
  });

const isComposite = ([english]: Pair): boolean => piecesIn(english).length > 1;

/** The part of the name that is left, where what is denied is another part of it. */
function remainderOf(said: readonly Word[], name: Pair): Remainder | null {
  const things = thingsOf(name);
  const left = things.filter((thing) => !isCalled(said, thing));
  if (left.length === things.length || left.length === 0) return null;
  const [first, ...others] = left;
  if (!first) return null;
  const joined = ([head, and]: readonly [string, string], of: 0 | 1): string =>
    [head, ...others.map((other) => other[of].toLowerCase())].join(and);
  return {
    name: [joined([first[0], ' and '], 0), joined([first[1], ' и '], 1)],
    left: left.length / things.length,
  };
}

const none: MissingLines = { gone: [], less: {} };

function byTopic(kind: Kind, topic: DeniedTopic): MissingLines {
  if (topic.tradeIds.includes(kind.id) || topic.onlyIds?.includes(kind.id) === false) return none;
  const names = linesOf(kind).map(nameOf);
  return {
    gone: names.filter((name) => topic.goes.test(name)),
    less: Object.fromEntries(
      names.flatMap((name) => (topic.becomes[name] ? [[name, topic.becomes[name]] as const] : [])),
    ),
  };
}

/** A line of sales by any words of its name; what costs, by its whole name; who is paid for it, by what they do. */
function byName(kind: Kind, said: readonly Word[]): MissingLines {
  const sales = kind.sales.filter(({ name }) => !isComposite(name) && isCalled(said, name));
  // Rent is a matter of the premises.
  const isGone = (line: Cost | Asset): boolean =>
    !('is' in line) && !isComposite(line.name) && isExactly(said, line.name);
  const costs = [...kind.costs, ...kind.overheads].filter(
    (cost) => isGone(cost) || (cost.form === 'pay' && sales.length > 0 && isCalled(said, cost.name)),
  );
  const less = kind.sales.flatMap(({ name }) => {
    const remainder = remainderOf(said, name);
    return remainder ? [[inLanguage(name, defaultLanguage), remainder] as const] : [];
  });
  return {
    gone: [...sales, ...costs, ...kind.assets.filter(isGone)].map(nameOf),
    less: Object.fromEntries(less),
  };
}

function missingBy(kind: Kind, phrase: string): MissingLines {
  const said = tellingWords(phrase);
  if (said.length === 0) return none;
  const topic = topicOf(phrase, kind);
  const ofTopic = topic ? byTopic(kind, topic) : none;
  const isFound = ofTopic.gone.length > 0 || Object.keys(ofTopic.less).length > 0;
  const found = isFound ? ofTopic : byName(kind, said);
  // What a kind sells first is the kind.
  const [first] = kind.sales;
  const isKind = first !== undefined && found.gone.includes(nameOf(first));
  return isKind && !(isFound && topic?.mayBeFirst === true) ? none : found;
}

/** What is left of a line once one thing is denied is not what is left once another is: nothing is left of both. */
function both(one: MissingLines, other: MissingLines): MissingLines {
  const twice = Object.keys(one.less).filter((name) => {
    const [mine, theirs] = [one.less[name], other.less[name]];
    return mine && theirs && nameOf(mine) !== nameOf(theirs);
  });
  const gone = [...new Set([...one.gone, ...other.gone, ...twice])];
  const least = (remainder: Remainder, name: string): Remainder => {
    const theirs = one.less[name];
    return theirs && theirs.left < remainder.left ? theirs : remainder;
  };
  const less = Object.entries({ ...one.less, ...other.less })
    .filter(([name]) => !gone.includes(name))
    .map(([name, remainder]) => [name, least(remainder, name)] as const);
  return { gone, less: Object.fromEntries(less) };
}

/** Null where it has nothing of what is said. */
export function missingLines(kind: Kind, phrases: readonly string[]): MissingLines | null {
  const { gone, less } = [...new Set(phrases)].map((phrase) => missingBy(kind, phrase)).reduce(both, none);
  if (gone.length === 0 && Object.keys(less).length === 0) return null;
  const isEmpty = kind.sales.every((sale) => gone.includes(nameOf(sale)));
  return isEmpty ? null : { gone, less };
}

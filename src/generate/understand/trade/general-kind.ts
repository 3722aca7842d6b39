// The kind of whoever says that they sell or make what the catalogue does not know: a shop or a workshop.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { isOrdinary } from '../words/ordinary-words.ts';
import type { Word } from '../words/words.ts';
import type { Group, Line } from './groups.ts';
import { isUnheardOf } from './unheard-of.ts';

const selling = /^(?:selling|sell|продажа|продажи|продаю|продаем|торгую|торгуем|торговля)$/u;
const maker =
  /^(?:workshop|manufacture|manufacturing|making|изготовление|изготовлению|изготавливаю|изготавливаем|производим|произвожу|делаю|делаем|мастерская)$/u;
/** Things that are made or sold are many. */
const many = /(?:s|ы|и|ов|ев|ей|ек|ок|ий)$/u;

interface General {
  readonly kind: Kind;
  readonly words: readonly number[];
}

const isWord = (word: Word | undefined): word is Word => word?.type === 'word';

/** What it is that is sold or made: something that no kind is called by, and nothing that is said of any business. */
function thingIn({ words, read }: Line, places: readonly number[], at: number): number | undefined {
  return places.find((one) => {
    const word = words[one];
    const isUnknown = read[one]?.isTelling === true && read[one].terms.length === 0;
    return one !== at && isWord(word) && isUnknown && !isOrdinary(word);
  });
}

export function generalKindOf(groups: readonly Group[], line: Line): General | null {
  const [group] = groups;
  if (group === undefined || groups.length > 2) return null;
  const { words } = line;
  const places = words.flatMap((word, at) => (isWord(word) && !line.taken.has(at) ? [at] : []));
  const formAt = (at: number): string => words[at]?.form ?? '';
  const tails = group.tails.filter(({ link }) => link === 'of').flatMap((tail) => tail.words);
  const own = [...group.head, ...tails];
  const isMaking = (at: number): boolean =>
    formAt(at) === 'make' && /^(?:i|we)$/u.test(words[at - 1]?.form ?? '');
  const doing = places.find((at) => selling.test(formAt(at)) || maker.test(formAt(at)) || isMaking(at));
  if (doing === undefined) return null;
  const thing = thingIn(line, own, doing);
  const isMany = own.some((at) => at !== doing && many.test(formAt(at)));
  if (thing === undefined || !isMany) return null;
  const isSelling = selling.test(formAt(doing));
  // Who makes glimworts makes nothing that anybody knows.
  return !isSelling && isUnheardOf(group, line, [doing])
    ? null
    : general(isSelling ? 'shop' : 'manufacturing', doing);
}

function general(id: string, at: number): General | null {
  const kind = kindById(id);
  return kind && { kind, words: [at] };
}

// Reads in which months of each year a business is open: open May to September, only in summer, closed in January.
import { month, until } from '../figures/noted.ts';
import {
  allMonths,
  joined,
  monthsBetween,
  monthsIn,
  type SaidMonths,
  season,
  time,
  without,
} from './time-of-year.ts';

export interface FoundMonths {
  /** Null where nothing is said of them. */
  readonly open: SaidMonths | null;
  /** The text without what says so. */
  readonly text: string;
}

const end =
  '(?=\\s*(?:$|[,.;:!?()\\n]|(?:and|but|or|in|at|on|from|for|with|near|и|но|а|или|в|во|на|с|со|для|у|около|рядом)(?!\\p{L})))';
const behind =
  '(?: (?:only|inclusive|включительно|season|(?:of )?(?:each|every) year|each season|ежегодно|каждый год|каждого года))*';
const prep = '(?:(?:in|during|for|over|through|throughout|в|во|на|im|en|de|nos?|au|à)\\s)?';
const list = `${prep}${time}(?:(?:,| and|,? &| и| или| or| und| et| y| /)\\s?${prep}${time})*`;
const fromOn = '(?:(?:from|between|между|с|со|de|du|von|vom|ab|da|dal|desde)\\s)?';
/** “Between May and September”. */
const andUntil = `(?:${until}|\\s(?:and|и)\\s(?<=(?:between|между)\\s[^,.;]{3,40}\\s(?:and|и)\\s))`;
const range = `${fromOn}(?<from>${time})${andUntil}(?<to>${time})`;
const times = `(?:${range}|(?<list>${list}))`;
const opens =
  "(?:(?:we(?:[’']re| are)?|it(?:[’']s| is)?|мы) )?(?:is |are )?(?:open(?:s|ed)?|runs?|running|works?|working|trad(?:es?|ing)|operat(?:es?|ing)|работа(?:ем|ет|ю|ют|ть)|торгу(?:ем|ет|ю)|действу(?:ем|ет)|функционирует|открыт[аоы]?|ouverte?|abiert[oa]|geöffnet|offen|apert[oa])";
const isSeason =
  '(?:(?:the |our )?seasonal(?:ly)?|(?:the |our )?season(?: is| runs| lasts)?(?: from)?|сезон(?: работы)?(?: у нас)?|saison|temporada)(?:\\s?[:,—–-]|\\()?';
const only =
  '(?:only|just|solely|exclusively|только|лишь|исключительно|nur|solo|sólo|seulement|uniquement|só)';
const closed =
  "(?:(?:(?:we(?:[’']re| are)?|it(?:[’']s| is)?|but|мы|а|но) )*(?:closed?|closes|closing|shut|not open|not working|(?:do|does)(?: not|n['’]?t) (?:work|open|operate|trade|run)|закрыт[аоы]?|закрываемся|закрываюсь|закрывается|закрываем|закрыть|не работа(?:ем|ет|ю|ют|ть)|geschlossen|fermée?|cerrad[oa])(?: down)?)";
const ofYear = '(?: (?:of )?(?:each|every) year| каждый год| ежегодно)?';
const allYear =
  "(?:(?:all|throughout|through) (?:the )?year(?:[- ](?:round|long))?|year[- ]round|(?:the )?whole year|(?:all )?(?:12|twelve) months(?: (?:a|of the|per) year)?|круглый год|круглогодично|весь год|(?:все )?12 месяцев(?: в году?)?|ganzjährig|toute l[’']année|todo el año)";

const pattern = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, 'iu');

/** The months that are said, by the groups of what was found. */
function monthsOf({ from, to, list: said }: Record<string, string | undefined> = {}): SaidMonths | null {
  if (from !== undefined && to !== undefined) return monthsBetween(from, to);
  return said === undefined ? null : monthsIn(said);
}

const closings: readonly RegExp[] = [
  `(?:${opens} )?(?:${allYear},? )?(?:except|apart from|excluding|but not|кроме|за исключением)(?: for)? ${times}${end}`,
  `${closed}[: ](?:— ?|every |each |for )?${times}${ofYear}${end}`,
  `${times},?(?: (?:we(?:[’']re| are)?|it is|мы))? ?${closed}${end}`,
].map(pattern);

const openings: readonly RegExp[] = [
  `(?:(?:${only} )?(?:${opens}|${isSeason})(?: ${only})?:?\\s?\\(?\\s?)?${range}${behind}${end}`,
  `(?:${opens} )?${only} (?:${opens} )?(?<list>${list})${behind}${end}`,
  `(?:${opens} )?(?<list>${list}) (?:${only}|and (?:only then|no other))${end}`,
  `(?:runs?|works?|trad(?:es?|ing)|operat(?:es?|ing)|работа(?:ем|ет|ю|ют|ть)|торгу(?:ем|ет|ю)|действу(?:ем|ет)|функционирует|открыт[аоы]?) (?<list>${list})${behind}${end}`,
  `(?<=лет|зим)(?<!\\p{L})(?<list>${list}) работа(?:ем|ет|ю|ют)${end}`,
  `open (?<list>(?:during|over|through|throughout|for|every|each|in) (?:the )?(?:spring|summer|autumn|winter)(?:s| months| season)?)${behind}${end}`,
  `(?:in|during|over|throughout|pendant|durante|in den|im) (?<list>(?:the |den |les |l['’]|la |el )?(?:(?:spring|summer|autumn|winter) (?:months|season)|sommermonaten?|wintermonaten?|été|hiver|verano|invierno))${end}`,
  `(?<=[,;(]\\s?)(?<list>(?:летний|зимний) сезон|(?:summer|winter) season)${end}`,
].map(pattern);

const wholeYear = pattern(`(?:${opens} )?${allYear}${end}`);

/** When most is done is no time when nothing is. */
const most =
  /(?<!\p{L})(?:bus(?:y|ier|iest)|peaks?|rush|high|highest|main|fullest|full|most(?:ly)?|best|more|extra|additional|пик\p{L}*|высок\p{L}+|наплыв\p{L}*|загру[зж]\p{L}*|завал\p{L}*|аврал\p{L}*|больше|основн\p{L}+|полн\p{L}+|доп\p{L}+|ещ[её]|лучш\p{L}+)(?!\p{L})/iu;
/** What is done then is not all that is done; what is moved, and from when something is built, is no season. */
const other =
  /(?<!\p{L})(?:harvest\p{L}*|pick(?:ing|ed)|build\p{L}*|built|construct\p{L}*|renovat\p{L}*|refurbish\p{L}*|repair\p{L}*|train\p{L}*|hir(?:ing|ed)|recruit\p{L}*|waiters?|staff|mov(?:e|es|ed|ing)|postpone\p{L}*|chang(?:e|es|ed|ing)|plant(?:ing|ed)|sow\p{L}*|открываемся|открываюсь|откроем\p{L}*|открытие|запуск\p{L}*|стартуем|сбор\p{L}*|урожа\p{L}+|стро[ий]\p{L}*|ремонт\p{L}*|обуч\p{L}*|наним\p{L}*|найм\p{L}*|персонал\p{L}*|перенес\p{L}*|перенос\p{L}*|сдвин\p{L}*|цен[аыу]|prices?|rates?|доход\p{L}*|выручк\p{L}+|sales|продаж\p{L}*)(?!\p{L})/iu;
const opening = /(?:opening|launch|start|date|it)(?: is)?\s*$/iu;

const clauseBefore = (text: string, at: number): string =>
  /[^,.;:!?\n]*$/u.exec(text.slice(0, at))?.[0] ?? '';
const clauseAfter = (text: string, at: number): string => /^[^,.;!?\n]*/u.exec(text.slice(at))?.[0] ?? '';

function isMeant(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const before = clauseBefore(text, index);
  const after = clauseAfter(text, index + said.length);
  return (
    !most.test(before) &&
    !other.test(before) &&
    !opening.test(before) &&
    !most.test(after) &&
    !most.test(said)
  );
}

const cutOut = (text: string, { 0: said, index }: RegExpExecArray): string =>
  `${text.slice(0, index)}, ${text.slice(index + said.length)}`;

/** A café in the open air, which is there in summer alone. */
const summerCafe =
  /(?<![\p{L}\d-])(?:(?<s>summer(?:time)?|летн(?:ее|ий|яя|ие|юю)) (?=(?:pop-up )?(?:caf[eé]s?|kiosk|beer garden|restaurant|snack bar|кафе|кафешк\p{L}|бар|ресторан|киоск|кинотеатр|палатк\p{L})(?!\p{L})))/iu;
const december: SaidMonths = { north: [12], south: [12] };
/** They are there before Christmas alone. */
const christmas =
  /(?<![\p{L}\d])(?:(?<fair>christmas|xmas|новогодн\p{L}+|рождественск\p{L}+) (?=(?:market|fair|ярмарк)\p{L}*)|(?:christmas|xmas) trees?(?: (?:stall|stand|lot|sales?|shop|market))?|новогодн(?:ие|их|ими|яя|юю|ей) (?:ель|ели|елки|елок|елками)|елочн\p{L}+ базар\p{L}*)/iu;
const grown = /farm|plantation|nurser|grow|artificial|питомник|выращив|ферм|искусствен/iu;
const inDecember =
  /(?<!\p{L})(?:in|for|during|в|во|на)\s(?:november and )?(?:december|декабре|декабрь)(?!\p{L})/iu;

/** What is there in a part of the year alone, whatever else is said of months. */
function byNature(text: string): FoundMonths {
  const plain = text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
  const cafe = summerCafe.exec(plain);
  if (cafe)
    return {
      open: monthsIn('summer'),
      text: text.slice(0, cafe.index) + text.slice(cafe.index + cafe[0].length),
    };
  const fair = christmas.exec(plain);
  if (!fair || grown.test(plain)) return { open: null, text };
  const isFair = fair.groups?.fair !== undefined;
  const rest = isFair ? text.slice(0, fair.index) + text.slice(fair.index + fair[0].length) : text;
  return { open: december, text: rest.replace(inDecember, ', ') };
}

function found(
  patterns: readonly RegExp[],
  text: string,
): { readonly said: SaidMonths | null; readonly rest: string } {
  let rest = text;
  let said: SaidMonths | null = null;
  for (const one of patterns) {
    const match = one.exec(rest.replaceAll('ё', 'е').replaceAll('Ё', 'Е'));
    const read = match && isMeant(rest, match) ? monthsOf(match.groups) : null;
    if (!match || !read || read.north.length === 0) continue;
    said = said ? joined(said, read) : read;
    rest = cutOut(rest, match);
  }
  return { said, rest };
}

/** What all that is read here has. */
const any = new RegExp(
  `(?<!\\p{L})(?:${month}|${season}|year|год|месяцев|christmas|xmas|новогодн|рождественск|елочн|летн|année|año|ganzjährig)`,
  'iu',
);

export function openMonthsIn(text: string): FoundMonths {
  if (!any.test(text.replaceAll('ё', 'е').replaceAll('Ё', 'Е'))) return { open: null, text };
  const closing = found(closings, text);
  const open = found(openings, closing.rest);
  const all = wholeYear.exec(open.rest);
  const rest = all ? cutOut(open.rest, all) : open.rest;
  if (closing.said || open.said || all) {
    const months = without(open.said ?? allMonths, closing.said ?? { north: [], south: [] });
    return months.north.length === 0 ? { open: null, text } : { open: months, text: byNature(rest).text };
  }
  return byNature(rest);
}

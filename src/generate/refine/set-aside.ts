// Takes out of a line what no line of this kind changes, to be told: hiring, closing for a while, pay and costs.
import { monthOf } from '../understand/opening.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';

interface SetAside {
  /** The line without it. */
  readonly rest: string;
  /** As it was said, part by part. */
  readonly unread: readonly string[];
  /** A month that is said is that of hiring or closing, unless an opening is said beside it. */
  readonly isDatedOtherwise: boolean;
}

const clauses = /(?<=[;!\n])|(?<=[,.])(?!\d)|(?<= )(?=(?:and|but|while|и|но|а) )/u;
const hires =
  /^(?:hir(?:e|es|ed|ing)|recruit(?:s|ed|ing)?|employ(?:s|ed|ing)?|нан(?:ять|яли?|яла|иму|ими|имем|имаем|имать|имаю|ять)|найм(?:у|и|ите|ем|ут|а|ом)?|наем|наемом)$/u;
/** They are no trade, wherever they stand: “2 cooks hired from June”. */
const surelyHires = /^(?:hired|recruited|[а-я]+)$/u;
/** “We hire”, “in June hire”: behind anything else it is a trade, such as boat hire. */
const beforeHiring =
  /^(?:and|but|we|i|ll|to|will|also|please|then|start|begin|us|should|must|can|want|plan|now|later|not|next|year|month|и|но|а|я|мы|буду|будем|хочу|хотим|надо|нужно|можно)$/u;
const ofTrade = /^(?:of|shop|service|business|company|centre|center)$/u;
const closes = /^(?:clos(?:e|es|ed|ing)|shut(?:s|ting)?|закр(?:ыт|ыв|о)\p{L}*)$/u;
const seasons = /^(?:spring|summer|autumn|fall|winter|весн|лет(?:о|а|ом|у)$|осен|зим)/u;
const opens = /^(?:open|start|launch|begin|откр|старт|запус|начин|начн)/u;
const ofPay =
  /^(?:salar(?:y|ies)|wages?|payroll|staffing|labou?r|зарплат\p{L}*|оклад\p{L}*|жаловань\p{L}*|фот)$/u;
const ofCosts = /^(?:costs?|expenses?|overheads?|расход\p{L}*|затрат\p{L}*|издерж\p{L}*)$/u;
const moved =
  /^(?:higher|lower|raise|increase|cut|reduce|decrease|more|less|bigger|smaller|double|halve|up|down|выше|ниже|больше|меньше|подня\p{L}*|подним\p{L}*|повыс\p{L}*|сниз\p{L}*|увелич\p{L}*|уменьш\p{L}*|урез\p{L}*)$/u;
/** What is wished for itself. */
const asks =
  /^(?:open|add|make|move|no|without|remove|drop|with|откр|добав|сдела|перене|перее|без|убра|убер)/u;

const isDated = (words: readonly Word[]): boolean =>
  words.some((word) => monthOf(word) > 0 || seasons.test(word.form));

function isHiring(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1];
    const isVerb =
      surelyHires.test(word.form) ||
      before?.type !== 'word' ||
      beforeHiring.test(before.form) ||
      monthOf(before) > 0;
    return hires.test(word.form) && isVerb && !ofTrade.test(words[at + 1]?.form ?? '');
  });
}

const weekdays =
  /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|понедельник\p{L}*|вторник\p{L}*|сред(?:у|ам)|четверг\p{L}*|пятниц\p{L}*|суббот\p{L}*|воскресень\p{L}*)$/u;

const isClosing = (words: readonly Word[]): boolean =>
  (isDated(words) || words.some(({ form }) => weekdays.test(form))) &&
  words.some(({ form }) => closes.test(form));

/** Salaries lower by so much: there is no answer for them. */
function isOfPay(words: readonly Word[]): boolean {
  const isPay = words.some(({ form }) => ofPay.test(form));
  const isPercent = words.some(({ said }) => said === '%' || /^(?:percent|процент)/u.test(said));
  const isMoved = isPercent || words.some(({ form }) => moved.test(form));
  return (isPay && isMoved) || (isPercent && words.some(({ form }) => ofCosts.test(form)));
}

/** “Hire a cook and a waiter in June”, but not “hire a cook and 50 seats”. */
function goesOn(clause: string, words: readonly Word[]): boolean {
  const isLinked = /^(?:and|и) /u.test(clause);
  const isNumber = words.some(({ type }) => type === 'number') && !isDated(words);
  return isLinked && !isNumber && !words.some(({ form }) => asks.test(form) || opens.test(form));
}

const plain = (clause: string): string =>
  clause
    .trim()
    .replace(/^(?:and|but|while|и|но|а) /u, '')
    .replace(/[,;.!]$/u, '');

export function setAside(line: string): SetAside {
  const unread: string[] = [];
  let kept = '';
  let isDatedOtherwise = false;
  let isHired = false;
  for (const clause of line.split(clauses)) {
    const words = wordsOf(clause);
    isHired = isHiring(words) || (isHired && goesOn(clause, words));
    const isOfTime = isHired || isClosing(words);
    isDatedOtherwise ||= isOfTime;
    if (isOfTime || isOfPay(words)) {
      unread.push(plain(clause));
      kept += ', ';
    } else kept += clause;
  }
  return unread.length > 0
    ? { rest: kept, unread, isDatedOtherwise }
    : { rest: line, unread, isDatedOtherwise };
}

/** Where hiring or closing is said too, an opening is what says so. */
export const isOpeningSaid = (words: readonly Word[]): boolean => words.some(({ form }) => opens.test(form));

// What is said beside a trade without being another: who does it, or what it is done in.
import type { Group, Line } from './groups.ts';

/** Who does it, said behind what is done: «стоматология, врач я сам». */
const doers = /^(?:doctors?|nurses?|врач[аи]?|доктор[а]?|медсестр[аы]|owner|владелец|я|сам|сама|один|одна)$/u;

/** Where it is done: “keys cut, kiosk”, «ремонт обуви, точка на рынке», “oak tables, workshop of five”. */
const places =
  /^(?:kiosk|stall|counter|workshop|unit|shed|киоск|ларек|ларька|точка|цех|мастерская|павильон|островок|уголок|рынке|market|in|of|on|at|на|в)$/u;

/** What a tradesman comes with: one man and a van. */
const withWhat = /^(?:van|vans|truck|ute|фургон|the|his|my|a)$/u;

const leaseWords = /^(?:лизинг|лизинге|lease|leased|leasing)$/u;
const before = /^(?:в|on|is|are)$/u;

/** «Оборудование в лизинг», “ovens on lease”: what a business is run with is taken on lease by it. */
export const isOnLease = ({ words }: Pick<Line, 'words'>, places: readonly number[]): boolean =>
  places.some((at) => leaseWords.test(words[at]?.form ?? '') && before.test(words[at - 1]?.said ?? ''));

export function isNoOtherTrade({ head, rank, tails }: Group, { words, read }: Line): boolean {
  if (isOnLease({ words }, [...head, ...tails.flatMap((tail) => tail.words)])) return true;
  const telling = head.filter((at) => read[at]?.isTelling || doers.test(words[at]?.form ?? ''));
  const areAll = (said: RegExp): boolean =>
    telling.length > 0 && telling.every((at) => said.test(words[at]?.form ?? ''));
  return rank === 'and' ? areAll(withWhat) : rank === 'comma' && (areAll(doers) || areAll(places));
}

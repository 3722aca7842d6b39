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

const listed = (said: string): string => said.trim().replaceAll(/\s+/gu, '|');
/** Whom others employ: nobody calls a business so. */
const employed = new RegExp(
  `^(?:${listed(`photographers? videographers? florists? hygienists? nurses? therapists? trainers? coach coaches instructors? teachers? stylists? manicurists? beauticians? cosmetologists?
    orthodontists? couriers? cooks? chefs? baristas? bartenders? waiters? receptionists? lifeguards? animators? psychologists? dietitians? nutritionists? groomers? upholsterers? mechanics? drivers? editors? designers?`)})$`,
  'u',
);
const inRussian = `фотограф видеограф флорист логопед дефектолог повар курьер тренер инструктор массажист визажист стилист косметолог бровист
  лашмейкер механик автомеханик бариста официант бармен охранник психолог воспитател преподавател учител гигиенист ортодонт хирург педиатр терапевт диетолог нутрициолог
  дизайнер визуализатор аниматор администратор менеджер грузчик водител монтажер ведущ диджей тамада музыкант грумер кондитер`;
const employedInRussian = new RegExp(
  `^(?:${listed(inRussian)})(?:а|у|ом|е|ы|ов|ам|ами|ах|и|ь|я|ю|ем|е[йи]|ям|ями|и[йи]|его|им|их)?$`,
  'u',
);
export const isEmployed = (form: string): boolean => employed.test(form) || employedInRussian.test(form);
/** Other artists have a trade of their own. */
const makeUp = /(?:^| )(?:make-?up|make(?: up)?|nail|lash) (?:artists?|tech(?:nician)?s?)$/u;
/** These open shops and salons of their own as well. */
const openToo = /^(?:florists?|groomers?|mechanics?|drivers?|designers?|photographers?)$/u;
/** “Two photographers and a florist”. */
const beforeIt = 3;
const onStaff = /^(?:staff|house|team|штате|команде)$/u;

/** “With two photographers and a florist on staff”: no studio and no flower shop; «фотограф и видеограф» are two trades. */
export function isStaff(group: Group, main: Group, { words, read, taken }: Line): boolean {
  const formsOf = (places: readonly number[]): readonly string[] =>
    places.filter((at) => read[at]?.isTelling).map((at) => words[at]?.form ?? '');
  const forms = formsOf(group.head).filter((form) => !onStaff.test(form));
  const last = forms.at(-1) ?? '';
  if (!isEmployed(last) && !makeUp.test(forms.join(' '))) return false;
  if (
    formsOf([...main.head, ...main.tails.flatMap((tail) => (tail.isCounted ? [] : tail.words))]).some(
      isEmployed,
    )
  )
    return false;
  if (group.rank === 'with' || !openToo.test(last)) return true;
  const start = group.head[0] ?? 0;
  const isBesideCounted = [...taken].some(
    ([at, as]) => as === 'size' && at < start && at >= start - beforeIt,
  );
  return isBesideCounted || words.some(({ form }) => onStaff.test(form));
}

export function isNoOtherTrade({ head, rank, tails }: Group, { words, read }: Line): boolean {
  if (isOnLease({ words }, [...head, ...tails.flatMap((tail) => tail.words)])) return true;
  const telling = head.filter((at) => read[at]?.isTelling || doers.test(words[at]?.form ?? ''));
  const areAll = (said: RegExp): boolean =>
    telling.length > 0 && telling.every((at) => said.test(words[at]?.form ?? ''));
  return rank === 'and' ? areAll(withWhat) : rank === 'comma' && (areAll(doers) || areAll(places));
}

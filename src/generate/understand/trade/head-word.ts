// Which word of a part says what it is: the last in English, the first in Russian and in Romance languages.

import { isOfCountry } from '#catalog/places/adjectives.ts';
import { stemOf } from '../words/stems.ts';
import { isThing } from '../words/words-of-things.ts';
import { isForm } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import type { KindIndex } from './kind-index.ts';

/** They look like adjectives but are nouns. */
const nouns = new Set(
  `парикмахерская прачечная столовая мастерская кондитерская булочная пельменная закусочная шашлычная блинная чебуречная
  бильярдная игровая чайная рюмочная пивная котельная сыроварня кулинария хинкальная вареничная пирожковая пышечная
  гладильная шиномонтажная кофейня гостиная баня ногтевая прокатная`.split(/\s+/u),
);
const adjective = /(?:ая|яя|ое|ее|ый|ий|ой|ые|ие|ого|его|ую|юю|ых|их)$/u;
/** Of these a stem is left that adjectives do not have. */
const nounEnding = /(?:ие|ия|ией|ение|ания|ание|ения|лей|дей|ией)$/u;

export const isAdjective = (form: string): boolean =>
  form.length > 4 && adjective.test(form) && !nounEnding.test(form) && !nouns.has(form);

/** Who does the same for whatever trade: the kind, and the words that are enough to say it. */
const forAnyTrade: Readonly<Record<string, string>> = {
  management_consulting:
    'consulting consultancy consultant консалтинг консультации консультирование консультант',
  insurance_broker: 'insurance страхование страховка',
  saas: 'software crm erp софт программа',
  wholesale:
    'supplier wholesaler distributor wholesale trader поставщик поставка дистрибьютор дистрибуция опт оптом',
  guided_tours: 'tours tour экскурсии экскурсия',
  tour_operator: 'туры',
  cleaning_company: 'cleaning cleaner уборка клининг',
  marketing_agency: 'marketing advertising promotion маркетинг реклама продвижение',
  pr_agency: 'pr пиар',
  design_studio: 'design designer дизайн дизайнер',
  building_contractor: 'construction строительство',
  manufacturing:
    'factory manufacturer manufacturing maker making production mill завод фабрика изготовление производство',
  clothing_factory: 'sewing пошив',
  online_magazine: 'magazine журнал',
  newspaper: 'newspaper газета',
  video_channel: 'blog blogger vlog блог блогер',
  podcast: 'podcast подкаст',
  photographer: 'photography photographer фотосъемка фотограф',
  translation_bureau: 'translation translator перевод переводчик',
  dry_cleaning: 'laundry прачечная стирка',
  catering: 'catering кейтеринг',
  recruiting_agency: 'recruitment recruiting recruiter рекрутинг рекрутер',
  security_guards: 'security охрана',
  museum: 'museum музей',
  cafe: 'cafe кафе',
  restaurant: 'restaurant ресторан',
  hotel: 'hotel отель гостиница',
  hostel: 'hostel хостел',
  pizzeria: 'pizzeria пиццерия',
  bakery: 'bakery пекарня',
  pharmacy: 'pharmacy аптека',
};

const kindOfStem = new Map(
  Object.entries(forAnyTrade).flatMap(([kind, said]) =>
    said.split(' ').map((word) => [stemOf(word), kind] as const),
  ),
);

/** The kind of who does so for any trade, by the stem of the head. */
export const kindOfHeadWord = (stem: string): string | null => kindOfStem.get(stem) ?? null;

/** Endings of what people do. */
const trade = /(?:ery|ing|er|ers|ist|ists|tion|ment|ware|shop|house|works|ology|graphy|ry)$/u;

/** Languages that name first what it is. */
export const romance: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);
const romanceLinks = new Set([
  'de',
  'del',
  'di',
  'della',
  'da',
  'do',
  'du',
  'des',
  'dos',
  'para',
  'pour',
  'con',
  'per',
]);

/** Known to Romance languages alone, in just this form. */
function isRomance(at: number, { read }: Line, { postings }: KindIndex): boolean {
  const forms = read[at]?.terms ?? [];
  const languages = forms.flatMap(({ term, form }) =>
    (postings.get(term) ?? []).filter(({ word }) => word.form === form).map(({ phrase }) => phrase.language),
  );
  return languages.length > 0 && languages.every((language) => language !== null && romance.has(language));
}

/** Known to them too. */
const mayBeRomance = (at: number, { read }: Line, { postings }: KindIndex): boolean =>
  (read[at]?.terms ?? []).some(({ term, form }) =>
    (postings.get(term) ?? []).some(
      ({ phrase, word }) => word.form === form && phrase.language !== null && romance.has(phrase.language),
    ),
  );

function isFirstHead(head: readonly number[], line: Line, index: KindIndex): boolean {
  const { words, read } = line;
  const known = head.filter((at) => (read[at]?.terms.length ?? 0) > 0);
  if (head.some((at) => isRomance(at, line, index)) && known.every((at) => mayBeRomance(at, line, index)))
    return true;
  const next = words[(head.at(-1) ?? 0) + 1]?.said ?? '';
  return romanceLinks.has(next);
}

/** Null where no word tells anything. */
export function headWordOf({ head }: Group, line: Line, index: KindIndex): number | null {
  const { words, read } = line;
  const saying = head.filter((at) => read[at]?.isTelling === true);
  const named = saying.filter((at) => !isOfCountry(words[at]?.form ?? ''));
  const telling = named.length > 0 ? named : saying;
  const [first] = telling;
  if (first === undefined) return head.at(-1) ?? null;
  const formAt = (at: number): string => words[at]?.form ?? '';
  if (/^[а-я]/u.test(formAt(first)))
    return telling.find((at) => !isAdjective(formAt(at))) ?? telling.at(-1) ?? first;
  const isAction =
    /ing$/u.test(formAt(first)) && read[first]?.terms.some(({ term }) => isForm(term)) === true;
  const isRussian = read[first]?.terms.some(({ form }) => /^[а-я]/u.test(form)) === true;
  if (isAction || isRussian || isFirstHead(telling, line, index)) return first;
  const last = telling.at(-1) ?? first;
  const said = words[last];
  if (trade.test(formAt(last)) || (said !== undefined && isThing(said))) return last;
  // What nobody knows behind a trade is else more likely a name or praise than another trade.
  return telling.findLast((at) => (read[at]?.terms.length ?? 0) > 0) ?? last;
}

// Whether the work goes to the customers, and whether a line that says so is about one person who does it.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { isOfHome, mayVisit, tradeOfOne } from '#catalog/kinds/one-person.ts';
import { isAlone, isAtHome, isOfSeveral } from './alone.ts';

const visits =
  /\b(?:mobile|house calls?|home visits?|call[ -]outs?|in[ -]home|(?:at|in|to) (?:the |my |our |your |their |people['’]s |your own )*(?:clients?|customers?|patients?)?['’]?s?['’]? ?(?:homes|houses|places?|own homes)|travel(?:l?ing)? to (?:my )?(?:clients|customers|patients)|visiting (?:clients|customers|patients))\b|(?:a domicilio|à domicile|a casa del cliente)/iu;
const visitsInRussian =
  /(?<!\p{L})(?:с выездом|на выезд[еу]?|выездн(?:ой|ая|ое|ые)|на дому у (?:клиент|заказчик|пациент)\p{L}*|(?:дома )?у (?:клиент|заказчик|пациент)\p{L}*(?: дома)?|по вызову|на дом|мобильн(?:ый|ая) (?:мастер|парикмахер|визажист|маникюр|шиномонтаж)\p{L}*)(?!\p{L})/iu;
/** At whose, only the trade tells. */
const atSomebodys = /\bat home\b|(?<!\p{L})(?:на дому|надомн(?:ый|ая|о))(?!\p{L})/iu;
const worksAtHome = /\bwork(?:ing|s)? at home\b/iu;

/** A firm, or what is made for those who do it. */
const ofFirm =
  /(?<!\p{L})(?:compan(?:y|ies)|agenc(?:y|ies)|firm|chain|franchise|platform|marketplace|app|school|centre|center|salon|studio|clinic|shop|services?|fleet|компани\p{L}*|агентств\p{L}*|служб\p{L}*|сет[ьи]|сервис\p{L}*|платформ\p{L}*|фирм\p{L}*|бюро|центр\p{L}*|салон\p{L}*|студи\p{L}*|клиник\p{L}*|школ\p{L}*|приложени\p{L}*|для (?:мастеров|репетиторов|нянь))(?!\p{L})/iu;

interface WhereDone {
  readonly isAlone: boolean;
  readonly isAtHome: boolean;
  readonly isVisiting: boolean;
}

export function whereDone(text: string, kind: Kind | undefined): WhereDone {
  const isOf = kind !== undefined;
  const somebodys = isOf && atSomebodys.test(text) && !worksAtHome.test(text);
  const isVisit = isOf && mayVisit(kind.id);
  const isVisiting =
    isVisit && (visits.test(text) || visitsInRussian.test(text) || (somebodys && !isOfHome(kind.id)));
  const isHome = isAtHome(text) || (somebodys && isOfHome(kind.id));
  const isOne = isAlone(text) || ((isVisiting || isHome) && !ofFirm.test(text) && !isOfSeveral(text));
  return { isAlone: isOne, isAtHome: isHome && isOne, isVisiting };
}

/** A school of one teacher is a teacher. */
export function kindsOfOne(kinds: readonly Kind[], { isAlone: isOne }: WhereDone): readonly Kind[] {
  const [head, ...others] = kinds;
  const other = head === undefined || !isOne ? null : kindById(tradeOfOne[head.id] ?? '');
  return other === null ? kinds : [other, ...others.filter((kind) => kind !== other)];
}

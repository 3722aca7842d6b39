// Whether the work goes to the customers, and whether a line that says so is about one person who does it.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { deskKinds, isOfHome, mayVisit, tradeAtHome, tradeOfOne } from '#catalog/kinds/one-person.ts';
import { isAlone, isAtHome, isOfSeveral } from './alone.ts';

const visits =
  /\b(?:mobile|house calls?|home visits?|call[ -]outs?|in[ -]home|(?:at|in|to) (?:the |my |our |your |their |people['’]s |your own )*(?:clients?|customers?|patients?)?['’]?s?['’]? ?(?:homes|houses|places?|own homes)|travel(?:l?ing)? to (?:my )?(?:clients|customers|patients)|visiting (?:clients|customers|patients)|(?:travel(?:s|l?ing)?|go(?:es|ing)?|driv(?:es?|ing)) (?:out )?to (?:the |my |their )?(?:farms|stables|yards|villages|offices|care homes|schools|events)|(?:no|without a) (?:clinic|salon|surgery|premises))\b|(?:a domicilio|à domicile|a casa del cliente)/iu;
const visitsInRussian =
  /(?<!\p{L})(?:с выездом|езжу (?:к|по) \p{L}+|по (?:фермам|колхозам|хозяйствам|деревням|сёлам|селам|адресам)|без (?:своей |своего )?(?:клиники|салона|кабинета)|на выезд[еу]?|выездн(?:ой|ая|ое|ые)|на дому у (?:клиент|заказчик|пациент)\p{L}*|(?:дома )?у (?:клиент|заказчик|пациент)\p{L}*(?: дома)?|по вызову|на дом|мобильн(?:ый|ая) (?:мастер|парикмахер|визажист|маникюр|шиномонтаж)\p{L}*)(?!\p{L})/iu;
/** At whose, only the trade tells. */
const atSomebodys = /\bat home\b|(?<!\p{L})(?:на дому|надомн(?:ый|ая|о))(?!\p{L})/iu;
const worksAtHome = /\bwork(?:ing|s)? at home\b/iu;

/** Said of what is made there; «дома» alone may as well be houses. */
const madeThere =
  /\b(?:home|cottage)[ -](?:bak(?:e|es|er|ery|ing)|confectioner)\b|(?<!\p{L})(?:домашн\p{L}+ (?:пекарн|выпечк|кондитер|торт|хлеб|пирог)\p{L}*|\p{L}{2,}[юу] (?:\p{L}+ ){0,3}дома|дома \p{L}{2,}[юу]|(?:пекарн\p{L}+|кондитерск\p{L}+|на заказ) дома)(?!\p{L})/iu;

/** A firm, or what is made for those who do it. */
const ofFirm =
  /(?<!\p{L})(?:compan(?:y|ies)|agenc(?:y|ies)|firm|chain|franchise|platform|marketplace|app|school|centre|center|salon|studio|clinic|shop|services?|fleet|компани\p{L}*|агентств\p{L}*|служб\p{L}*|сет[ьи]|сервис\p{L}*|платформ\p{L}*|фирм\p{L}*|бюро|центр\p{L}*|салон\p{L}*|студи\p{L}*|клиник\p{L}*|школ\p{L}*|приложени\p{L}*|для (?:мастеров|репетиторов|нянь))(?!\p{L})/iu;

/** What there is none of is no firm. */
const noFirm = /(?<!\p{L})(?:no|without an?|без) \p{L}+/giu;

/** Houses are drawn at a desk. */
const isMadeThere = (text: string, { id }: Kind): boolean => !deskKinds.has(id) && madeThere.test(text);

export interface WhereDone {
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
  const isHome = isAtHome(text) || (isOf && isOfHome(kind.id) && (somebodys || isMadeThere(text, kind)));
  const isOne =
    isAlone(text) || ((isVisiting || isHome) && !ofFirm.test(text.replace(noFirm, '')) && !isOfSeveral(text));
  return { isAlone: isOne, isAtHome: isHome && isOne, isVisiting };
}

/** A school of one teacher is a teacher, and a bakery at home no shop. */
export function kindsOfOne(
  kinds: readonly Kind[],
  { isAlone: isOne, isAtHome: isHome = false }: { readonly isAlone: boolean; readonly isAtHome?: boolean },
): readonly Kind[] {
  if (!isOne) return kinds;
  const [head, ...others] = isHome ? kindsAtHome(kinds) : kinds;
  if (head === undefined) return kinds;
  const first = otherOf(head, tradeOfOne);
  return [first, ...others.filter((kind) => kind !== first)];
}

const otherOf = (kind: Kind, trades: Readonly<Record<string, string>>): Kind =>
  kindById(trades[kind.id] ?? '') ?? kind;

/** A stall at a fair is where one sells what was made at home. */
const kindsAtHome = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds
    .map((kind) => otherOf(kind, tradeAtHome))
    .filter((kind, at, [head]) => at === 0 || !isOfHome(head?.id ?? '') || kind.id !== 'market_stall');

// Reads to which businesses something is sold, and makes plain customers of them: 12 cafés that buy bread are no cafés of the baker's own.
import type { Kind } from '#catalog/kind/kind.ts';
import { isShopOfGoods } from '#catalog/kinds/online/sold-online.ts';
import { numberWords } from '../words/number-words.ts';

const before = '(?<!\\p{L})';
const after = '(?!\\p{L})';

const countedWords = Object.keys(numberWords)
  .filter((word) => (numberWords[word] ?? 0) >= 2)
  .join('|');
const number = `(?:\\d{1,3}(?:[ ,]\\d{3})+|\\d+|${countedWords})`;
const about =
  '(?:(?:about|around|some|over|up to|more than|roughly|the|our|other|около|примерно|более|свыше|другим|нашим|своим) )*';
/** Neither grammar nor another number. */
const between =
  '(?:(?!(?:and|or|of|in|for|with|to|at|by|from|on|per|a|an|и|или|в|во|на|с|для|по|от|из|наши|мои|our|my) )[\\p{L}-]+ )';

const places = `(?:coffee ?shops?|coffee houses?|caf[eé]s?|restaurants?|bistros?|hotels?|hostels?|bars|pubs?|shops?|stores?|supermarkets?|grocer(?:s|ies)|delis?|bakeries|pharmacies|schools?|kindergartens?|nurseries|offices?|clinics?|hospitals?|dentists|dental practices|practices|salons?|gyms?|canteens?|companies|firms?|businesses|factories|plants|farms|outlets?|retailers?|wholesalers?|distributors?|resellers?|caterers|eateries|kiosks|chains|care homes?|workshops|garages|butchers|florists|breweries|wineries|builders|contractors)`;
const stems =
  'кофейн|ресторан|отел|гостиниц|хостел|паб|магазин|супермаркет|гипермаркет|минимаркет|аптек|школ|детсад|офис|клиник|стоматологи|поликлиник|больниц|санатори|компани|фирм|предприяти|организаци|завод|фабрик|столов|пекарн|кондитерск|пиццери|салон|автосервис|автомойк|ферм|заведени|точк|точек|сетям|сетей|ларьк|киоск|хозяйств|типографи|мастерск|застройщик|цех|партн[её]р|оптовик|дилер|юрлиц';
const inRussian = `(?:кафе|бар(?:ам|ов|а)|детск\\p{L}+ сад(?:ам|ов|а)|(?:${stems})\\p{L}{0,4})`;
/** To whom, in the dative. */
const toRussians = `(?:кафе|барам|детск\\p{L}+ садам|(?:${stems})(?:ам|ям))`;

const plural = `(?:caf[eé]s|restaurants|hotels|hostels|bars|pubs|shops|stores|supermarkets|bakeries|pharmacies|schools|kindergartens|offices|clinics|hospitals|dentists|salons|gyms|canteens|retailers|(?:biodiesel |biogas |power )?plants|factories|farms)`;
const plurals = `(?:local |other |nearby )?${plural}(?:(?:,? and|,| &) (?:local |other )?${plural})*`;
const pluralsInRussian = `${toRussians}(?:(?:,| и) ${toRussians})*`;

const listOf = (noun: string): string =>
  `${about}(?:${number}) ${between}{0,2}${noun}(?:(?:,? (?:and|plus|и|а также)|,| &) ${about}(?:${number} )?${between}?${noun})*`;

const sellsTo =
  '(?:sell(?:s|ing)?|sold|suppl(?:y|ies|ying|ied)|deliver(?:s|y|ies|ing|ed)?|wholesal(?:e|es|ing)|distribut(?:e|es|ing|ion)|supplier|distributor|sales)';
const sellsInRussian =
  '(?:прода(?:[её]м|ю|вать|жа|[её]тся|[её]т)|поставля(?:ем|ю|ть|ет)|поставк[аи]|поставщик|во[зж](?:им|у|ить)|доставля(?:ем|ю|ть|ет)|доставк[аи]|отгружа(?:ем|ю)|сбыва(?:ем|ю)|реализуем)';
const object = `((?: (?!(?:to|for|in|by|в|для)(?!\\p{L}))[\\p{L}\\d’'-]+){0,4}?)`;
const end = '(?!\\p{L}| (?:a|per|each|every) (?:day|week|month|year)| в (?:день|неделю|месяц|год))';
/** Supplying 15 restaurants with vegetables. */
const soldWith = '(?: with (?!(?:\\d|an? |our |the )(?:\\p{L}|\\d))([\\p{L}-]+(?: [\\p{L}-]+)?))?';

/** Each has what is sold as its first group, the list of customers as the second. */
const english = new RegExp(
  `${before}(?:(?:we|i|and|which|also|then) )*${sellsTo}${object} to (${listOf(places)})${end}`,
  'giu',
);
const supplying = new RegExp(
  `${before}(?:(?:we|i|and|which|also) )*(?:suppl(?:y|ies|ying)|serving)()(?: to)? (${listOf(places)})${end}${soldWith}`,
  'giu',
);
const russian = new RegExp(
  `${before}(?:(?:мы|я|и|также|ещё|еще) )*${sellsInRussian}${object} (?:(${about}(?:${number}) ${between}{0,2}${toRussians}(?:(?: и|,| а также) ${about}(?:${number} )?${between}?${toRussians})*)|(?:в|для|по|на) (${listOf(inRussian)}))${end}`,
  'giu',
);
const provisioning = new RegExp(
  `${before}(?:(?:мы|я|и) )*(?:снабжа(?:ем|ю)|обеспечива(?:ем|ю))() (${listOf(inRussian)})${end}`,
  'giu',
);
const areOurs = new RegExp(
  `${before}(?:(?:our|my|main|current|regular|existing|наши|мои|основные|постоянные) )*(?:customers|clients|buyers|клиенты|покупатели|заказчики)(?: (?:are|include|будут|это))?(?:\\s*[:–—-])? ()(${listOf(places)}|${listOf(inRussian)})${end}`,
  'giu',
);
const ourClients = '(?:customers|clients|buyers|клиент(?:ы|ами|ов)|покупател(?:и|ями)|заказчик(?:и|ами))';
const oursAre = new RegExp(
  `${before}()(${listOf(places)}|${listOf(inRussian)})(?:,? (?:are|as|is|это)|\\s*[–—-])?(?: (?:our|my|regular|наши|мои|постоянные|в))* ${ourClients}${after}`,
  'giu',
);

/** How many is not said. */
const uncounted = new RegExp(
  `${before}(?:(?:we|i|and|which|also|then) )*(?:(?:sell(?:s|ing)?|suppl(?:y|ies|ying)|deliver(?:s|ing)?)${object} to (${plurals})|supplying (${plurals}))${after}`,
  'giu',
);
const uncountedInRussian = new RegExp(
  `${before}(?:(?:мы|я|и) )*${sellsInRussian}${object} (${pluralsInRussian})${after}`,
  'giu',
);

/** Whoever is said to bake, make or grow just that does it for them: a café is not its own customer. */
const goods =
  'bread|loaves|pastr(?:y|ies)|croissants|cakes|desserts|cookies|cheeses?|meat|sausages|coffee|beans|milk|eggs|fish|honey|vegetables|herbs|greens|microgreens|mushrooms|berries|beer|wine|sauces|dumplings|хлеб|хлеба|выпечк[аиу]|булочк[аи]|круассан\\p{L}*|торт(?:ы|ов)|десерт(?:ы|ов)|сыр(?:ы|ов|а)?|мяс[оа]|колбас\\p{L}*|молок[оа]|яиц|яйца|рыб[аыу]|м[её]д|овощ(?:и|ей)|зелен[ьи]|микрозелен[ьи]|гриб(?:ы|ов)|ягод[аы]?|пив[оа]|вин[оа]|соус(?:ы|ов)|пельмен(?:и|ей)|полуфабрикат(?:ы|ов)';
const goodsFor = new RegExp(
  `(?<=${before}(?:${goods}) )()(?:for|для) (${listOf(places)}|${listOf(inRussian)})${end}`,
  'giu',
);

const russianLetters = /\p{Script=Cyrillic}/u;
const numbers = new RegExp(`${before}(?:${number})(?= )`, 'giu');

/** Thirty cafés and five hotels are 35 of them. */
function countIn(list: string): number {
  const said = [...list.matchAll(numbers)].map(([one]) => one.toLowerCase());
  return said.reduce((sum, one) => sum + (numberWords[one] ?? Number(one.replaceAll(/[ ,]/gu, ''))), 0);
}

interface Sold {
  /** All that says it. */
  readonly said: string;
  /** What is sold; empty where that is not said here. */
  readonly object: string;
  readonly list: string;
}

const patterns = [
  english,
  supplying,
  russian,
  provisioning,
  areOurs,
  oursAre,
  uncounted,
  uncountedInRussian,
  goodsFor,
];

function soldIn(text: string): readonly Sold[] {
  const found: Sold[] = [];
  for (const pattern of patterns) {
    for (const [said, object = '', first, second] of text.matchAll(pattern)) {
      const isKnown = found.some((one) => one.said.includes(said) || said.includes(one.said));
      const list = first ?? second ?? '';
      const sold = (object || (pattern === supplying ? second : '')) ?? '';
      if (!isKnown) found.push({ said, object: sold.trim(), list });
    }
  }
  return found;
}

function customersIn({ list }: Sold): string {
  const count = countIn(list);
  return count === 0 ? '' : `${count} ${russianLetters.test(list) ? 'клиентов' : 'customers'}`;
}

const inBulk = ({ object, list }: Sold): string =>
  russianLetters.test(list) ? `${object} оптом` : `${object} wholesale`;

const link = /\s(?:to|в|для|по|на)$/u;

/** As it was said, without to whom. */
const actOf = ({ said, list }: Sold): string => said.slice(0, said.indexOf(list)).trim().replace(link, '');

/** They are counted by whom they work for. */
const ofSites: ReadonlySet<string> = new Set(['industrial_laundry']);

interface Told {
  readonly kinds: readonly Kind[];
}

const forList = ({ list }: Sold): string => ` ${russianLetters.test(list) ? 'для' : 'for'} ${list},`;

/** A laundry of hotels is no hotel. */
function ofTheSites<Read extends Told>(rest: Read, read: Read): Read {
  const kinds = read.kinds.filter((kind) => ofSites.has(kind.id) || rest.kinds.includes(kind));
  return { ...read, kinds };
}

/** The trade is what the rest of the line says, else what is sold, which then is sold in bulk. */
export function withCustomers<Read extends Told>(text: string, read: (text: string) => Read): Read {
  const all = soldIn(text);
  if (all.length === 0) return read(text);
  const readAs = (said: (one: Sold) => string): Read =>
    read(all.reduce((line, one) => line.replace(one.said, () => said(one)), text));
  const hasNumber = all.some(({ object }) => /\d/u.test(object));
  const rest = readAs((one) => `, ${customersIn(one)},`);
  const [head] = rest.kinds;
  if (head !== undefined) {
    if (ofSites.has(head.id)) return ofTheSites(rest, readAs(forList));
    if (all.every(({ object }) => object === '')) return rest;
    const withObject = readAs((one) => ` ${one.object}, ${customersIn(one)},`);
    return withObject.kinds.length === 1 || hasNumber ? withObject : rest;
  }
  if (all.every(({ list }) => countIn(list) === 0)) return read(text);
  const act = readAs((one) => `${actOf(one)}, ${customersIn(one)},`);
  const [acting] = act.kinds;
  if (acting !== undefined && !isShopOfGoods(acting)) return act;
  const bulk = readAs((one) => `${inBulk(one)}, ${customersIn(one)},`);
  return bulk.kinds.length > 0 ? bulk : act;
}

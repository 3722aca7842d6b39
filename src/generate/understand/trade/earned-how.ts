// Trades that are told by how they earn: who owns what is let, and who takes a part of what others sell.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';

const homes =
  '(?:flats?|apartments?|houses|house|condos?|townhouses?|bungalows?|квартир\\p{L}*|апартамент\\p{L}*|дома|домов|дом|таунхаус\\p{L}*)';
const works =
  '(?:offices?(?: buildings?| space)?|shop units?|retail units?|shops?|warehouses?|premises|commercial (?:space|property|building)s?|storefronts?|buildings?|hangars?|офис\\p{L}*|помещени\\p{L}*|склад|склады|складов|складами|павильон\\p{L}*|здани\\p{L}*|ангар\\p{L}*)';
const garages = '(?:garages?|lock-ups?|гараж\\p{L}*)';
const all = `(?:${homes}|${works}|${garages})`;

const few = String.raw`(?:(?!(?:and|и) )[\p{L}\p{N}²'’-]+ ){0,4}?`;
const owned = (what: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:own(?:s|ed)?|have|has|bought|inherited|left me|buy|есть|владею|владеем|имею|имеем|у меня|у нас|купил\p{L}*|достал(?:ась|ись|ся|ось)|остал(?:ась|ись|ся|ось)|мо[ийяё]|наш[иае]?) ${few}${what}(?!\p{L})`,
    'iu',
  );
const ownHomes = owned(homes);
/** «Живу с аренды: пять квартир». */
const livedOff = new RegExp(`жив(?:у|ём|ем) с аренды.*${homes}`, 'iu');
/** «Сдаю две студии» needs no word of owning. */
const givenHomes = new RegExp(
  String.raw`(?<!\p{L})сда(?:ю|ём|ем) ${few}(?:${homes}|студи[июйяо]\p{L}*)(?!\p{L})`,
  'iu',
);
const ownWorks = owned(works);
const givenWorks = new RegExp(String.raw`(?<!\p{L})сда(?:ю|ём|ем) ${few}${works}(?!\p{L})`, 'iu');
const ownGarages = owned(garages);

/** They give it into the hands of others, and not from them. */
const letting = new RegExp(
  String.raw`(?<!\p{L})(?:(?:let|rent|lease)(?:ting|ing|s)? (?:it|them|these|those|both|all)(?! from)|(?:that|which) (?:i|we) (?:let|rent|lease)(?! from)|(?:let|rent|lease)(?:ting|ing)?(?: out)? ${few}${all}|rent(?:ed|ing|s)? out(?=[.,;!?]|$)|let (?:to|by|out)|for long[- ]term rent|жив(?:у|ём|ем) с аренды|сда(?:ю|ём|ем|вать|м|дим|ётся|ются|ть)(?! (?:напрокат|в прокат|экзамен)))(?!\p{L})`,
  'iu',
);
/** Those who do it for others, or let what stands in it. */
const otherwise =
  /(?<!\p{L})(?:manag(?:e|es|ing|ement)|commission|owners|rooms?|desks?|chairs?|equipment|breakfasts?|bikes?|cars to|управл\p{L}*|комисси\p{L}*|собственник(?:ов|ам|и)|чуж\p{L}*|комнат\p{L}*|кресл\p{L}*|рабочи[ех] мест\p{L}*|стройматериал\p{L}*|завтрак\p{L}*|под ключ|проект\p{L}*)(?!\p{L})/iu;
const byNight =
  /(?<!\p{L})(?:by the night|per night|nightly|airbnb|booking\.com|short[- ](?:term|let)s?|tourists|holiday ?makers|посуточн\p{L}*|на сутки|по суткам|туристам)(?!\p{L})/iu;

function ofOwner(text: string): string | null {
  if (!letting.test(text) || otherwise.test(text)) return null;
  if (ownGarages.test(text)) return 'garages_to_let';
  if (ownHomes.test(text) || givenHomes.test(text) || livedOff.test(text))
    return byNight.test(text) ? 'short_term_rental' : 'flats_to_let';
  return ownWorks.test(text) || givenWorks.test(text) ? 'commercial_letting' : null;
}

/** Who sells the right to open under a name; whoever opens one by a franchise is of that trade. */
const franchising =
  /(?<!\p{L})(?:прода(?:ю|ём|ем|жа|вать) (?:\p{L}+ )?франшиз\p{L}*|развива(?:ю|ем|ть) франшиз\p{L}*|франчайзер\p{L}*|франчайзи в \d+|по франшизе,? \d+ партн\p{L}*|we franchise our|по роялти|роялти с (?:партн\p{L}*|точ\p{L}*|франчайзи)|партн\p{L}* по франшизе|sell(?:ing)? (?:an? |our |my |the )?(?:\p{L}+ ){0,2}franchises?|franchisors?|\d+ franchisees|royalt(?:y|ies) (?:from|of) (?:franchisees|partners|outlets))(?!\p{L})/iu;

/** A part of each order, booking or deal. */
const parted =
  /(?:\d+(?:[.,]\d+)? ?(?:%|percent|процент\p{L}*) (?:from|of|on|per|с|от) (?:each|every|the|all|кажд\p{L}*|все[хй]?) ?(?:order|booking|deal|sale|transaction|ride|trip|job|заказ|сделк|брон|поездк|продаж)|commission (?:on|from|of|per) (?:each|every|orders|bookings|deals|rides|sales)|комисси\p{L}* (?:с|за|от) (?:кажд\p{L}*|заказ\p{L}*|сдел\p{L}*|брон\p{L}*|поезд\p{L}*))/iu;
const programs = new Set(['mobile_app', 'saas', 'web_studio', 'classifieds']);
/** They are platforms of their own kind. */
const heldPlatform = new Set(['crowdfunding_platform', 'short_let_management', 'insurance_broker']);
/** A platform that takes a commission of so many percent, whatever is sold there. */
const platform =
  /(?<!\p{L})(?:platform|площадка|платформа)(?!\p{L}).*(?:(?:commission|комисси\p{L}*) (?:of )?\d+|\d+ ?% (?:commission|комисси))/iu;

/** An app by which somebody is found, for a commission of so many percent. */
const finds =
  /(?<!\p{L})(?:поиск\p{L}*|подбор\p{L}*|find(?:s|ing)?|search(?:ing)?|book(?:ing)?|match(?:es|ing)?|connect(?:s|ing)?)(?!\p{L})/iu;
const takesPart =
  /(?<!\p{L})(?:комисси\p{L}*|commission|we take|берём|берем)(?: of| в)? \d+(?:[.,]\d+)? ?(?:%|percent|процент)|\d+(?:[.,]\d+)? ?(?:%|percent|процент\p{L}*) (?:commission|комисси)/iu;

/** The owner of flats who says “I let them” lets flats, and an app that lives on a part of each order is a marketplace. */
export function kindsEarnedSo(kinds: readonly Kind[], text: string): readonly Kind[] {
  const owner = kindById(ofOwner(text) ?? '');
  if (owner !== null) return [owner];
  const franchisor = franchising.test(text) ? kindById('franchisor') : null;
  if (franchisor !== null) return [franchisor];
  const [head, ...others] = kinds;
  const marketplace = kindById('marketplace');
  const isProgram = head !== undefined && programs.has(head.id);
  const isMeeting =
    (isProgram && (parted.test(text) || (finds.test(text) && takesPart.test(text)))) ||
    (!heldPlatform.has(head?.id ?? '') && platform.test(text));
  return isMeeting && marketplace !== null
    ? [marketplace, ...(programs.has(head?.id ?? '') ? others : []).filter((kind) => kind !== marketplace)]
    : kinds;
}

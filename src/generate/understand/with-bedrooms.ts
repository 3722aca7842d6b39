// What is let by the night: the bedrooms of a pub or a restaurant, as those of a guest house are, and flats of short stays.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { withoutOwnBar } from './own-bar.ts';

const eatingPlaces: ReadonlySet<string> = new Set(
  'cafe restaurant pizzeria sushi burgers kebab bar wine_bar brewery winery'.split(' '),
);
const bedrooms =
  /(?<!\p{L})(?:(?:bed|guest|letting|hotel|en-?suite)[ -]?rooms?|rooms? (?:to let|upstairs|above)|with (?:\d+ |\p{L}+ )?rooms|номер(?:а|ов|ами)?(?! (?:телефона|один))|гостев\p{L}+ комнат\p{L}*|(?:gäste)?zimmer|chambres|camere|habitaciones)(?!\p{L})/iu;
/** What the rooms are for is said otherwise. */
const otherRooms =
  /(?<!\p{L})(?:(?:private|dining|function|banquet|karaoke|party|event|meeting|play|hookah|back|no) rooms?|без номеров|numero)(?!\p{L})/iu;

/** Flats that are let by the night are another trade than those that are let by the year. */
const byNight =
  /(?<!\p{L})(?:посуточно|по суткам|суточно|airbnb|booking\.com|short[- ](?:term|stays?)|by the (?:night|day)|nightly|holiday lets?)(?!\p{L})/iu;

export function letByNight(kinds: readonly Kind[], text: string): readonly Kind[] {
  const nights = kindById('short_term_rental');
  if (nights === null || kinds[0]?.id !== 'flats_to_let' || !byNight.test(text)) return kinds;
  return [nights, ...kinds.slice(1).filter((kind) => kind !== nights)];
}

const roomsLet =
  /(?<!\p{L})(?:(?:rent(?:ing)?(?: out)?|let(?:ting)?(?: out)?) (?:\p{L}+ ){0,2}?(?:\d+ )?(?:\p{L}+ )?rooms|сда(?:ю|[её]м) (?:\p{L}+ ){0,2}?(?:\d+ )?(?:\p{L}+ )?(?:комнат\p{L}*|номер\p{L}*))(?!\p{L})/iu;
const breakfast = /(?<!\p{L})(?:breakfasts?|завтрак\p{L}*)(?!\p{L})/iu;
const eatingPlace =
  /(?<!\p{L})(?:caf[eé]s?|coffee shop|кафе|кофейн\p{L}*|(?:olive |oil )(?:mill|press)|маслобойн\p{L}*)(?!\p{L})/iu;
/** They are read into breakfasts and the oil of the house. */
const ofHouse: ReadonlySet<string> = new Set(['cafe', 'oil_mill']);

/** Who lets rooms with breakfast keeps a guest house, whatever else is sold there. */
function guestHouse(kinds: readonly Kind[], text: string): readonly Kind[] | null {
  const rooms = kindById('guest_house');
  const isTold = roomsLet.test(text) && breakfast.test(text) && !eatingPlace.test(text);
  if (rooms === null || !isTold || !ofHouse.has(kinds[0]?.id ?? 'cafe')) return null;
  return [rooms, ...kinds.filter((kind) => kind !== rooms && !ofHouse.has(kind.id))];
}

export function withBedrooms(trades: readonly Kind[], text: string): readonly Kind[] {
  const kinds = withoutOwnBar(trades, text);
  const house = guestHouse(kinds, text);
  if (house !== null) return house;
  const [head] = kinds;
  if (head === undefined || !eatingPlaces.has(head.id)) return kinds;
  const rooms = kindById('guest_house');
  const areThere = kinds.some(({ scale }) => scale.unit === 'rooms' || scale.unit === 'beds');
  if (rooms === null || areThere || !bedrooms.test(text) || otherRooms.test(text)) return kinds;
  return [...kinds, rooms];
}

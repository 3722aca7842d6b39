// Whoever sells on a marketplace or on the internet alone has no shop of what is sold: goods on Wildberries are not a clothing shop.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { isShopOfGoods, soldOnline } from '#catalog/kinds/online/sold-online.ts';
import { sizeIn } from '../size/size-in-kind.ts';
import type { FoundSize } from '../size/sizes.ts';

const places = `(?:на|через) (?:маркетпле[йи]с\\p{L}*|wildberries|вайлдберри[зс]\\p{L}*|вб|wb|ozon|озон\\p{L}*|яндекс[ .]?маркет\\p{L}*|kaspi|каспи|amazon|авито|etsy)|(?:on|via|through) (?:marketplaces?|amazon|ebay|etsy|wildberries|ozon|allegro|shopee|lazada|mercado li[bv]re)`;
const sells =
  'прода[юёеж]\\p{L}*|продавать|торгу\\p{L}*|торгов\\p{L}*|sell|selling|seller|sales|resell|reselling|vente|vendo|verkaufe|orders|заказ(?:ов|а)';
const selling = new RegExp(
  `(?<!\\p{L})(?:(?:${sells})(?!\\p{L})[^.!?]*(?:${places})|(?:${places})(?!\\p{L})[^.!?]*(?:${sells})|селлер|amazon (?:fba|seller)|(?:etsy|ebay) seller)(?!\\p{L})`,
  'iu',
);
const dropshipping = /drop[ -]?ship|дроп-?шип/iu;

/** Those that sell there, and what is made by hand or at home, which is another trade; a shop of goods is none. */
function inPlaceOfShops(kinds: readonly Kind[], id: string): readonly Kind[] {
  const seller = kindById(id);
  if (seller === null || (kinds.length > 0 && !kinds.some(isShopOfGoods))) return kinds;
  return [seller, ...kinds.filter((kind) => kind !== seller && !isShopOfGoods(kind))];
}

/** Whatever stands there beside a place to sell it, where no trade is named: spare parts on eBay. */
const onlyThere =
  /^[^.!?]{3,40} (?:on|sur|auf|en|su) (?:ebay|vinted|amazon|depop)(?!\p{L})|^[^.!?]{3,40} на (?:озоне?|вб|wildberries|авито|ярмарке мастеров)(?!\p{L})/iu;
/** “Marketplace for used bikes”, «маркетплейс фермерских продуктов»: where others sell. */
const forOthers =
  /^(?:an? |our |online |b2b |наш )*(?:marketplace (?:for|of|where)|маркетплейс (?!-)(?:для |по |\p{L}+(?:ов|ей|ых|их|ий)(?!\p{L})))/iu;

export function kindsSoldThere(kinds: readonly Kind[], text: string): readonly Kind[] {
  const marketplace = forOthers.test(text) ? kindById('marketplace') : null;
  if (marketplace !== null) return [marketplace];
  if (kinds.length === 0 && onlyThere.test(text)) return inPlaceOfShops(kinds, 'marketplace_seller');
  if (dropshipping.test(text)) return inPlaceOfShops(kinds, 'dropshipping');
  return selling.test(text) ? inPlaceOfShops(kinds, 'marketplace_seller') : kinds;
}

const toDrivers =
  /(?<!\p{L})(?:сда[юеё]\p{L}*|сдавать|сдача|сдать|в аренду|аренда)(?!\p{L})[^.!?]*(?<!\p{L})(?:водител|таксист)\p{L}*|(?<!\p{L})(?:let|lets|letting|lease[sd]?|leasing|rent|rents|rented|renting)(?!\p{L})[^.!?]*(?<!\p{L})drivers/iu;

/** A fleet that others drive earns hire and no fares. */
export function kindsLetToDrivers(kinds: readonly Kind[], text: string): readonly Kind[] {
  const hire = kindById('car_rental');
  if (hire === null || kinds[0]?.id !== 'taxi' || !toDrivers.test(text)) return kinds;
  return [hire, ...kinds.slice(1).filter((kind) => kind !== hire)];
}

/** A shop that says how large it is has premises, and a site besides. */
export function kindsSoldOnline(kinds: readonly Kind[], found: readonly FoundSize[]): readonly Kind[] {
  const [head = null] = kinds;
  const hasPremises = found.some((one) => sizeIn(one, head)?.unit === 'area');
  return hasPremises ? kinds : kinds.map(soldOnline);
}

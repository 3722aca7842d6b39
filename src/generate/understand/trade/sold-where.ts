// Whoever sells on a marketplace has no shop of what is sold: goods on Wildberries are not a clothing shop.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';

const selling =
  /(?:продаю|продаём|продаем|продажа|продавать|торгую|торгуем|торговля|торговать|sell|selling|seller|sales)(?!\p{L})[^.!?]*(?:на (?:wildberries|вайлдберриз|вб|wb|ozon|озон\p{L}*|яндекс[ .]?маркет\p{L}*|kaspi|amazon)|on (?:amazon|ebay|wildberries|ozon|allegro|mercado libre))(?!\p{L})/iu;

/** Only what is sold, not what is made by hand or at home: that is another trade. */
const isShop = ({ scale, volumes }: Kind): boolean =>
  scale.unit === 'area' && volumes.some(({ formula }) => formula === 'conversion');

export function kindsSoldThere(kinds: readonly Kind[], text: string): readonly Kind[] {
  const seller = kindById('marketplace_seller');
  if (seller === null || !selling.test(text) || !kinds.some(isShop)) return kinds;
  return [seller, ...kinds.filter((kind) => kind !== seller && !isShop(kind))];
}

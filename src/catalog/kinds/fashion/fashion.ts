// All kinds of the family fashion.
import type { Kind } from '../../kind/kind.ts';
import { fashionMakers } from './fashion-makers.ts';
import { fashionShops } from './fashion-shops.ts';
import { leatherMakers } from './leather-makers.ts';
import { specialFashionShops } from './special-fashion-shops.ts';

export const fashion: readonly Kind[] = [
  ...fashionShops,
  ...specialFashionShops,
  ...fashionMakers,
  ...leatherMakers,
];

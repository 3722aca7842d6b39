// All kinds of the family online.
import type { Kind } from '../../kind/kind.ts';
import { communities } from './communities.ts';
import { dating } from './dating.ts';
import { digitalGoods } from './digital-goods.ts';
import { onlineShops } from './online-shops.ts';
import { platforms } from './platforms.ts';

export const online: readonly Kind[] = [
  ...onlineShops,
  ...digitalGoods,
  ...platforms,
  ...dating,
  ...communities,
];

// Reads that a business is to deliver and do nothing else: a kitchen that cooks for nobody at tables, a shop that sells online.
import type { Kind } from '#catalog/kind/kind.ts';
import { eatenIn } from '#catalog/kinds/denied-lines.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { onlyDelivered } from '../../understand/without-said.ts';

export interface Delivered {
  /** All parts of the business then; null where they stay. */
  readonly kinds: readonly Kind[] | null;
  /** The line without it. */
  readonly rest: string;
}

export function deliveredIn(line: string, parts: readonly Kind[]): Delivered {
  const [head, ...others] = parts;
  const kitchen = kindById('dark_kitchen');
  if (!head || !kitchen || !onlyDelivered.test(line)) return { kinds: null, rest: line };
  if (eatenIn.includes(head.id))
    return {
      kinds: [kitchen, ...others.filter((kind) => kind !== kitchen)],
      rest: line.replace(onlyDelivered, ', '),
    };
  const isShop = head.scale.unit === 'area';
  return { kinds: null, rest: isShop ? line.replace(onlyDelivered, ', online, ') : line };
}

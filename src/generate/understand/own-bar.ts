// Leaves out a bar that a trade of leisure has among its own sales: a bowling alley with its bar is one business.
import type { Kind } from '#catalog/kind/kind.ts';

/** Seats or tables of its own make a second business of it. */
const ownSize =
  /(?<!\p{L})\d+ ?-?(?:seats?|seater|tables?|covers|мест\p{L}*|посадочн\p{L}*|стол(?:ов|а|иков|ика)?)(?!\p{L})/iu;
const barLine =
  /^(?:bar and (?:food|kitchen|programmes|goods|restaurant|café)|bar|drinks\b.*|cocktails\b.*)$/iu;

const sellsAtBar = ({ sales }: Kind): boolean => sales.some(({ name: [english] }) => barLine.test(english));

export function withoutOwnBar(kinds: readonly Kind[], text: string): readonly Kind[] {
  const [head, ...others] = kinds;
  if (head === undefined || head.industry !== 'entertainment' || !sellsAtBar(head) || ownSize.test(text))
    return kinds;
  return [head, ...others.filter(({ id }) => id !== 'bar')];
}

// Tells a kiosk, which is smaller than a shop.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Word } from '../words/words.ts';
import type { Size } from './size-in-kind.ts';

const kiosk =
  /^(?:kiosk|stall|booth|киоск|ларек|ларька|ларьке|островок|павильон|палатка|лоток|лотка|рынк[еа]|рынках|ярмарк(?:е|ах)|markets)$/u;

/** A kiosk is smaller than a shop, however large nobody says it is. */
export function ofKiosk(words: readonly Word[], [kind]: readonly Kind[]): readonly Size[] {
  const isKiosk = (kind?.scale.also?.kiosks ?? 1) > 1 && words.some(({ form }) => kiosk.test(form));
  return isKiosk ? [{ unit: 'kiosks', count: 1 }] : [];
}

// Refuses what is no single plain address: no names, no lists, nothing that could begin another header.
import { LetterRefused } from './mail.ts';

export function refuseAddress(to: string): void {
  if (/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/.test(to)) return;
  throw new LetterRefused('a letter needs one plain e-mail address');
}

// A single plain email address: no name, no list, nothing that could start another header.
import { EmailRejected } from './mail.ts';

export const isPlainAddress = (given: string): boolean =>
  /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/.test(given);

export function plainAddress(given: string): string {
  if (isPlainAddress(given)) return given;
  throw new EmailRejected('an email needs one plain email address');
}

// The six digits that an app makes of a secret and the time (RFC 6238), and the address that the app reads from a picture.
import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Modelwright';
const secretBytes = 20;
const stepMs = 30_000;
const digits = 6;
/** Of the clock that makes the codes, in steps. */
const drifts = [-1, 0, 1];

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits, period: stepMs / 1000 });

export const addressOfSecret = (secret: string, email: string): string => totpOf(secret, email).toString();

/** As people type them, with blanks in between. Null: it is no such code. */
export function timeCodeIn(typed: string): string | null {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** The step whose code it is, counted since 1970; null if it is none of now. Takes as long for a wrong code as for a right one. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const totp = totpOf(secret, '');
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (const drift of drifts) {
    const timestamp = now + drift * stepMs;
    const expected = Buffer.from(totp.generate({ timestamp }));
    if (typed.length === expected.length && timingSafeEqual(typed, expected))
      found = Math.floor(timestamp / stepMs);
  }
  return found;
}

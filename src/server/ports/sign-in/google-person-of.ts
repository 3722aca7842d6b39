// Who a provider says somebody is, read with care: every claim may be missing, of another type, or long.
import { emailField } from '#contract/shapes/user-shapes.ts';
import type { GooglePerson } from './google-sign-in.ts';

export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly [name: string]: unknown;
}

const maxTextChars = 500;

export function googlePersonOf(claims: Claims): GooglePerson {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, maxTextChars) : '';
  };
  return {
    subject: `${claims.iss} ${claims.sub}`,
    email: plainAddress(claims.email),
    // Some providers send the word instead of the truth value.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    displayName: text('name'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    photo: webAddress(claims.picture),
  };
}

function webAddress(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxTextChars || !URL.canParse(value)) return '';
  return new URL(value).protocol === 'https:' ? value : '';
}

/** In the form it is kept in. An address with signs that only look like others may be another person's, and is none. */
function plainAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.normalize('NFKC') !== value) return null;
  return emailField.safeParse(value).data ?? null;
}

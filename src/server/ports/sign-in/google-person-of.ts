// Reads a provider's claims about a person defensively: each may be missing, of the wrong type, or too long.
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
    // Some providers send a string instead of a boolean.
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

/**
 * In the normalised form in which addresses are stored. An address with lookalike characters may be another person's,
 * and is ignored.
 */
function plainAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.normalize('NFKC') !== value) return null;
  return emailField.safeParse(value).data ?? null;
}

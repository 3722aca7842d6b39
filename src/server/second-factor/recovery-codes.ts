// Codes that prove an operator once each where the app that makes codes is lost.
import { randomBytes } from 'node:crypto';
import { hashToken } from '../sessions/session-tokens.ts';

const codes = 10;
const characters = 16;
/** Without those that are taken for others when they are copied by hand. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const misread: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** 80 bits each, in groups of four. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codes }, () =>
    [...randomBytes(characters)]
      .map((byte) => alphabet[byte % alphabet.length])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** What the database has: whoever reads it cannot use them. The same however a code is typed. */
export const hashOfRecoveryCode = (typed: string): string =>
  hashToken(
    typed
      .toLowerCase()
      .replace(/[\s-]/g, '')
      .replace(/[oil]/g, (letter) => misread[letter] ?? letter),
  );

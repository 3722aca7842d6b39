// Creates and checks the two tokens of a session: the secret one in its cookie, and the one a page must repeat.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const tokenBytes = 32;

export function newSessionToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** A dot, which no other token has, marks those that are only ever in a cookie that is bound to the host. */
const hostMark = 'h.';

export const newHostToken = (): string => hostMark + newSessionToken();

export const isHostToken = (token: string): boolean => token.startsWith(hostMark);

/** What the database stores: someone who reads the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Derived from the session's token, so that it needs no storage and ends with the session. */
export function xsrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('xsrf').digest('base64url');
}

export function isXsrfTokenOf(token: string, header: unknown): boolean {
  if (typeof header !== 'string') return false;
  const expected = Buffer.from(xsrfTokenOf(token));
  const actual = Buffer.from(header);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

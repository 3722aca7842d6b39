// Remembers something that is under way while the browser is at another site, in a signed, short-lived cookie each, so that tabs do not
// mix theirs up.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import { hashToken } from './session-tokens.ts';

/** The key that signs the cookies, the time, and whether the browser is reached through TLS. */
export interface CookieSigning {
  readonly secret: string;
  readonly now: number;
  readonly isSecure: boolean;
}

export interface PendingCookieKind<Remembered extends { readonly state: string }> {
  /** Of their names. */
  readonly prefix: string;
  /** Where browsers send them. */
  readonly path: string;
  /** Signed with them, so that none stands for something else. */
  readonly purpose: string;
  readonly remembered: z.ZodType<Remembered>;
}

export interface PendingCookies<Remembered> {
  remember(request: FastifyRequest, reply: FastifyReply, what: Remembered, signing: CookieSigning): void;
  /** Also deletes the cookie. Null if there is none, or if it is forged or expired. */
  recall(
    request: FastifyRequest,
    reply: FastifyReply,
    state: unknown,
    signing: CookieSigning,
  ): Remembered | null;
}

const lifetimeSeconds = 600;
/** A browser takes a cookie of such a name through TLS alone; its path keeps it from being bound to the host as well. */
const securePrefix = '__Secure-';
const nameChars = 16;
/** With more tabs than this, the oldest are forgotten, before the browser sends more than a server accepts. */
const mostPending = 8;

const expiring = z.object({ expiresAt: z.number() });

export function pendingCookies<Remembered extends { readonly state: string }>({
  prefix,
  path,
  purpose,
  remembered,
}: PendingCookieKind<Remembered>): PendingCookies<Remembered> {
  const nameOf = (state: string, isSecure: boolean): string =>
    `${isSecure ? securePrefix : ''}${prefix}${hashToken(state).slice(0, nameChars)}`;
  const isPending = (name: string): boolean =>
    name.startsWith(prefix) || name.startsWith(securePrefix + prefix);
  const signatureOf = (text: string, secret: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');

  return {
    remember: (request, reply, what, { secret, now, isSecure }) => {
      const others = Object.keys(request.cookies).filter(isPending);
      // Browsers send the oldest first.
      for (const name of others.slice(0, -(mostPending - 1)))
        reply.clearCookie(name, { path, secure: isSecure });
      const content = JSON.stringify({ ...what, expiresAt: now + lifetimeSeconds * 1000 });
      const text = Buffer.from(content).toString('base64url');
      // Lax, because the browser returns from another site.
      const settings = {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: lifetimeSeconds,
      } as const;
      reply.setCookie(nameOf(what.state, isSecure), `${text}.${signatureOf(text, secret)}`, settings);
    },
    recall: (request, reply, state, { secret, now, isSecure }) => {
      if (typeof state !== 'string') return null;
      const name = nameOf(state, isSecure);
      const cookie = request.cookies[name];
      if (cookie === undefined) return null;
      reply.clearCookie(name, { path, secure: isSecure });
      const [text = '', signature = ''] = cookie.split('.');
      if (!isSame(signature, signatureOf(text, secret))) return null;
      const stored: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
      const leftMs = expiring.parse(stored).expiresAt - now;
      const isCurrent = leftMs > 0 && leftMs <= lifetimeSeconds * 1000 + clockToleranceMs;
      const what = remembered.parse(stored);
      return what.state === state && isCurrent ? what : null;
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

// Remembers a sign-in while the browser is away at Google, in a signed, short-lived cookie each, so that tabs do not
// mix theirs up.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { returnToPattern } from '#contract/sign-in-outcomes.ts';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';

const storedSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string().regex(returnToPattern),
  expiresAt: z.number(),
});

type RememberedSignIn = Omit<z.output<typeof storedSignIn>, 'expiresAt'>;

/** The key that signs the cookies, the time, and whether the browser is reached through TLS. */
export interface CookieSigning {
  readonly secret: string;
  readonly now: number;
  readonly isSecure: boolean;
}

const lifetimeSeconds = 600;
const prefix = 'google-';
/** A browser takes a cookie of such a name through TLS alone; its path keeps it from being bound to the host as well. */
const securePrefix = '__Secure-';
const nameChars = 16;
/** With more tabs than this, the oldest are forgotten, before the browser sends more than a server accepts. */
const maxPendingSignIns = 8;
const path = paths.startGoogleSignIn.path;

const nameOf = (state: string, isSecure: boolean): string =>
  `${isSecure ? securePrefix : ''}${prefix}${hashToken(state).slice(0, nameChars)}`;

const isPending = (name: string): boolean =>
  name.startsWith(prefix) || name.startsWith(securePrefix + prefix);

export function rememberSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  what: RememberedSignIn,
  { secret, now, isSecure }: CookieSigning,
): void {
  const others = Object.keys(request.cookies).filter(isPending);
  // Browsers send the oldest first.
  for (const name of others.slice(0, -(maxPendingSignIns - 1)))
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
}

/** Also deletes the cookie. Null if there is none, or if it is forged or expired. */
export function recallSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  state: unknown,
  { secret, now, isSecure }: CookieSigning,
): RememberedSignIn | null {
  if (typeof state !== 'string') return null;
  const name = nameOf(state, isSecure);
  const cookie = request.cookies[name];
  if (cookie === undefined) return null;
  reply.clearCookie(name, { path, secure: isSecure });
  const [text = '', signature = ''] = cookie.split('.');
  if (!isSame(signature, signatureOf(text, secret))) return null;
  const signIn = storedSignIn.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const leftMs = signIn.expiresAt - now;
  const isCurrent = leftMs > 0 && leftMs <= lifetimeSeconds * 1000 + clockToleranceMs;
  return signIn.state === state && isCurrent ? signIn : null;
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`sign-in under way ${text}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

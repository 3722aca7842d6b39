// Remembers a sign-in while the browser is away at Google: one short-lived cookie each, so that tabs do not mix theirs up.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { hashOfToken } from '#server/sessions/session-tokens.ts';

const remembered = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});

export type Remembered = z.output<typeof remembered>;

const lifeSeconds = 600;
const nameChars = 16;
const path = paths.startGoogleSignIn.path;

const nameOf = (state: string): string => `google-${hashOfToken(state).slice(0, nameChars)}`;

export function remember(reply: FastifyReply, what: Remembered, isSecure: boolean): void {
  const value = Buffer.from(JSON.stringify(what)).toString('base64url');
  // Lax, because the browser comes back from another site.
  const settings = { path, httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: lifeSeconds } as const;
  reply.setCookie(nameOf(what.state), value, settings);
}

/** Once: the same answer of the provider is worth nothing a second time. Null where nothing is remembered of it. */
export function recall(request: FastifyRequest, reply: FastifyReply, state: unknown): Remembered | null {
  if (typeof state !== 'string') return null;
  const kept = request.cookies[nameOf(state)];
  if (kept === undefined) return null;
  reply.clearCookie(nameOf(state), { path });
  try {
    const found = remembered.safeParse(JSON.parse(Buffer.from(kept, 'base64url').toString()));
    return found.data?.state === state ? found.data : null;
  } catch {
    return null;
  }
}

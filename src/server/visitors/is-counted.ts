// Whether what somebody does may be counted: not if they or their browser said no.
import type { FastifyRequest } from 'fastify';
import { chosenBy } from './settings-of.ts';

export type CountedRequest = Pick<FastifyRequest, 'headers' | 'session' | 'view'>;

/** A browser's do-not-track signal is respected, whatever the settings say. */
export function isCounted({ headers, session, view }: CountedRequest): boolean {
  // An operator who looks at what somebody sees is not that somebody.
  if (view !== null) return false;
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  return session === null || chosenBy(session.account).analytics;
}

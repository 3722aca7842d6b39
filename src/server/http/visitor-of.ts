// The account and session behind a request; calls that need them were refused before without.
import type { FastifyRequest } from 'fastify';
import type { Account } from '#server/database/tables.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { AppError } from './app-error.ts';

export function sessionOf(request: Pick<FastifyRequest, 'session'>): Session {
  if (request.session === null) throw new AppError('session-required');
  return request.session;
}

export const visitorOf = (request: Pick<FastifyRequest, 'session'>): Account => sessionOf(request).account;

// The account and session behind a request; calls that require them have already refused requests without.
import type { FastifyRequest } from 'fastify';
import type { Session } from '#server/sessions/sessions.ts';
import { AppError } from '../errors/app-error.ts';
import type { Account } from '../ports/database/tables.ts';

export function sessionOf(request: Pick<FastifyRequest, 'session'>): Session {
  if (request.session === null) throw new AppError('session-required');
  return request.session;
}

export const visitorOf = (request: Pick<FastifyRequest, 'session'>): Account => sessionOf(request).account;

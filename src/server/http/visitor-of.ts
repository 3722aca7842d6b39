// The account behind a request that passed the forgery check, which only a session can.
import type { FastifyRequest } from 'fastify';
import type { Account } from '#server/database/tables.ts';
import { AppError } from './app-error.ts';

export function visitorOf(request: Pick<FastifyRequest, 'session'>): Account {
  if (request.session === null) throw new AppError('xsrf-mismatch');
  return request.session.account;
}

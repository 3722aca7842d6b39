// Limits how often a visitor may call, depending on how expensive the call is.
import type { FastifyRequest } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { CallName } from '#contract/paths.ts';
import type { RateLimits } from '#server/configuration/read-configuration.ts';
import type { Database } from '#server/ports/database/database.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './network-of.ts';

type Cost = 'read' | 'save' | 'build';

export interface CallLimits {
  /** Counts a call of the contract against its visitor. */
  count(request: FastifyRequest): Promise<void>;
  /** Counts a new session against its network address. */
  countNewVisitor(request: FastifyRequest): Promise<void>;
  /** Counts an attempt to authenticate, against the network address and everything it identifies. */
  countSignIn(request: FastifyRequest, ...about: readonly string[]): Promise<void>;
  /** Counts an email that its recipient may not have asked for, against that address. */
  countEmail(to: string): Promise<void>;
  /** Counts a message to the operators against the network address of its sender. */
  countMessage(request: FastifyRequest): Promise<void>;
}

const minute = 60;
const networksPerAccount = 10;

export function createCallLimits(limits: RateLimits, database: Database): CallLimits {
  const limiters: Record<Cost, RateLimiterAbstract | null> = {
    // Reads cost less than counting them in the database would, so each instance counts its own.
    read: limiter('read', limits.readsPerMinute, null),
    save: limiter('save', limits.savesPerMinute, database),
    build: limiter('build', limits.buildsPerMinute, database),
  };
  const signIns = limiter('signin', limits.signInsPerMinute, database);
  // Counted across all networks: distributed guessing is stopped, and no single network can lock the owner out.
  const guesses = limiter('guess', networksPerAccount * limits.signInsPerMinute, database);
  const messages = limiter('message', limits.signInsPerMinute, database);
  const newVisitors = limiter('visitor', limits.newVisitorsPerMinute, database);
  return {
    count: (request) => consume(limiters[costOf(request)], visitorOf(request)),
    countNewVisitor: (request) => consume(newVisitors, networkOf(request.ip)),
    countSignIn: async (request, ...about) => {
      await consume(signIns, `from ${networkOf(request.ip)}`);
      for (const one of about) await consume(guesses, `for ${hashToken(one)}`);
    },
    countEmail: (to) => consume(signIns, `to ${hashToken(to)}`),
    countMessage: (request) => consume(messages, networkOf(request.ip)),
  };
}

function limiter(name: string, points: number, shared: Database | null): RateLimiterAbstract | null {
  if (points === 0) return null;
  const options = { keyPrefix: name, points, duration: minute };
  const inMemory = new RateLimiterMemory(options);
  if (shared?.kind !== 'postgres') return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: shared.pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // While the database is down each instance counts for itself.
    insuranceLimiter: inMemory,
  });
}

async function consume(limiter: RateLimiterAbstract | null, key: string): Promise<void> {
  if (limiter === null) return;
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('rate-limited', { retryAfterSeconds });
  }
}

function visitorOf(request: FastifyRequest): string {
  return request.session?.account.id ?? networkOf(request.ip);
}

const buildCalls: readonly (CallName | undefined)[] = ['buildModel', 'exportUser'];

function costOf(request: FastifyRequest): Cost {
  if (buildCalls.includes(request.routeOptions.config.call)) return 'build';
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'save';
}

// Limits how often a visitor may call, depending on how expensive the call is.
import type { FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/calls.ts';
import type { CallName } from '#contract/paths.ts';
import type { RateLimits } from '#server/configuration/read-configuration.ts';
import { networkOf } from '#server/networks/network-of.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Database } from '#server/ports/database/database.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { consume, createRateLimiter as limiter, type RateLimiter } from './limits/rate-limiter.ts';

type Cost = 'read' | 'save' | 'build';

export interface CallLimits {
  /** Counts a call of the contract against its visitor and their network. */
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

const networksPerAccount = 10;
/** An office or a school has one address; a new visitor of a network is no new budget. */
const visitorsPerNetwork = 10;

export function createCallLimits(limits: RateLimits, database: Database): CallLimits {
  const limiters: Record<Cost, Limiters> = {
    // Reads cost less than counting them in the database would, so each instance counts its own.
    read: limitersOf('read', limits.readsPerMinute, null),
    save: limitersOf('save', limits.savesPerMinute, database),
    build: limitersOf('build', limits.buildsPerMinute, database),
  };
  const signIns = limiter('signin', limits.signInsPerMinute, database);
  // Counted across all networks: distributed guessing is stopped, and no single network can lock the owner out.
  const guesses = limiter('guess', networksPerAccount * limits.signInsPerMinute, database);
  const messages = limiter('message', limits.signInsPerMinute, database);
  const newVisitors = limiter('visitor', limits.newVisitorsPerMinute, database);
  return {
    count: async (request) => {
      const { ofVisitor, ofNetwork } = limiters[costOf(request)];
      const network = networkOf(request.ip);
      const visitor = request.session?.account.id ?? network;
      await Promise.all([consume(ofVisitor, visitor), consume(ofNetwork, network)]);
    },
    countNewVisitor: (request) => consume(newVisitors, networkOf(request.ip)),
    countSignIn: async (request, ...about) => {
      await consume(signIns, `from ${networkOf(request.ip)}`);
      for (const one of about) await consume(guesses, `for ${hashToken(one)}`);
    },
    countEmail: (to) => consume(signIns, `to ${hashToken(to)}`),
    countMessage: (request) => consume(messages, networkOf(request.ip)),
  };
}

interface Limiters {
  readonly ofVisitor: RateLimiter;
  readonly ofNetwork: RateLimiter;
}

const limitersOf = (name: string, points: number, shared: Database | null): Limiters => ({
  ofVisitor: limiter(name, points, shared),
  ofNetwork: limiter(`${name}net`, visitorsPerNetwork * points, shared),
});

const buildCalls: readonly (CallName | undefined)[] = [
  ...(['buildModel', 'exportUser'] as const),
  // Whatever their method is.
  ...([
    'createReadonlyGSUrl',
    'sendReadonlyGSUrl',
    'createStaticGSUrl',
    'getGoogleSheetsScreenshots',
  ] as const),
];

/** A payment service tells of a month's renewals all at once, and whoever waits for what they paid for waits for it. */
const readingCalls: readonly (CallName | undefined)[] = ['receivePaymentEvents'];

function costOf(request: FastifyRequest): Cost {
  const { call } = request.routeOptions.config;
  // Operators look after hundreds of people in a row; to everybody else their calls are as any path that is not there.
  if (call !== undefined && calls[call].access === 'operator' && isMadeByOperator(request)) return 'read';
  if (buildCalls.includes(call)) return 'build';
  if (readingCalls.includes(call)) return 'read';
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'save';
}

const isMadeByOperator = ({ session }: FastifyRequest): boolean =>
  session !== null && isOperator(session.account);

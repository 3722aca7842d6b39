// Asks the AI for somebody: whether they may, how often and how much, and what came of it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { whyNoAi } from '#contract/shapes/generation-shapes.ts';
import { AppError } from '../errors/app-error.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { disconnectSignalOf } from '../http/connections.ts';
import { consume, createRateLimiter } from '../http/limits/rate-limiter.ts';
import { visitorOf } from '../http/visitor-of.ts';
import { networkOf } from '../networks/network-of.ts';
import type { AiFailure, AiQuestion } from '../ports/ai/ai.ts';
import type { AiSettings } from '../ports/ai/ai-settings.ts';
import { estimatedTokens } from '../ports/ai/estimated-tokens.ts';
import type { Ports } from '../ports/ports.ts';
import { allowsAI } from '../visitors/settings-of.ts';
import { createAiBudget } from './ai-budget.ts';
import { createAiLog } from './ai-log.ts';

export type WhyNoAi = z.output<typeof whyNoAi>;

/** What the AI said, read as something that can be used; otherwise why there is nothing. */
export type AiReply<Value> = { readonly reason: null; readonly value: Value } | { readonly reason: WhyNoAi };

/** An answer that is nothing to its reader gives null: of nonsense nothing can be used. */
type Read<Value> = (value: unknown) => Value | null;
type Asked = Omit<AiQuestion, 'signal'>;

export interface AiDesk {
  /** Whether one is asked for whoever makes the request. */
  isOpenFor(request: FastifyRequest): boolean;
  /** Never fails because of the AI. */
  ask<Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    question: Asked,
    read: Read<Value>,
  ): Promise<AiReply<Value>>;
}

const reasons: Readonly<Record<AiFailure, WhyNoAi>> = {
  timeout: 'timeout',
  unavailable: 'unavailable',
  refused: 'refused',
  filtered: 'refused',
  'cut-off': 'cut-off',
  nonsense: 'nonsense',
  // Nobody reads it.
  abandoned: 'unavailable',
};

export function createAiDesk(
  settings: AiSettings | null,
  { ai, database, clock }: Pick<Ports, 'ai' | 'database' | 'clock'>,
  eventLog: EventLog,
): AiDesk {
  const isOpenFor = (request: FastifyRequest): boolean => allowsAI(visitorOf(request), ai.isThere);
  if (settings === null) return { isOpenFor, ask: async () => ({ reason: 'off' }) };
  const isTooOften = createRate(settings, database);
  const budget = createAiBudget(settings, database, clock);
  const log = createAiLog(eventLog, clock);

  const ask = async <Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    question: Asked,
    read: Read<Value>,
  ): Promise<AiReply<Value>> => {
    if (!isOpenFor(request)) return { reason: 'off' };
    if (await isTooOften(request)) return { reason: 'busy' };
    const atMost = estimatedTokens(question.task, question.data) + question.mostTokens;
    const reserved = await budget.reserve(visitorOf(request), atMost);
    if (reserved === null) {
      log.overBudget(request, question);
      return { reason: 'budget' };
    }
    const startedAt = performance.now();
    const answer = await ai.ask({ ...question, signal: disconnectSignalOf(request, reply) });
    await reserved.settle(answer.tokens);
    const value = answer.outcome === 'answered' ? read(answer.value) : null;
    const outcome = answer.outcome === 'answered' && value === null ? 'nonsense' : answer.outcome;
    log.answered(request, question, { ...answer, outcome }, performance.now() - startedAt);
    if (value !== null) return { reason: null, value };
    return { reason: outcome === 'answered' ? 'nonsense' : reasons[outcome] };
  };
  return { isOpenFor, ask };
}

/** An office or a school has one address; a new visitor of a network is no new budget. */
const visitorsPerNetwork = 10;

/** All ask one AI. */
const everybody = 'all';

function createRate({ requestsPerMinute, requestsPerMinuteOfAll }: AiSettings, database: Ports['database']) {
  const ofPerson = createRateLimiter('ai', requestsPerMinute, database);
  const ofNetwork = createRateLimiter('ainet', visitorsPerNetwork * requestsPerMinute, database);
  const ofAll = createRateLimiter('aiall', requestsPerMinuteOfAll, database);
  return async (request: FastifyRequest): Promise<boolean> => {
    try {
      await consume(ofPerson, visitorOf(request).id);
      await consume(ofNetwork, networkOf(request.ip));
      // Last, so that whoever asks too often takes nothing from others.
      await consume(ofAll, everybody);
      return false;
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate-limited') return true;
      throw error;
    }
  };
}

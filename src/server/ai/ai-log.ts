// Writes to the application log what came of asking the AI: how it ended, what it took, and nothing that was said.
import type { FastifyRequest } from 'fastify';
import type { EventLog } from '../event-log/event-log.ts';
import { HourlyThrottle } from '../event-log/hourly-throttle.ts';
import { logEventIds } from '../event-log/log-event-ids.ts';
import { logRequestEvent } from '../event-log/log-request-event.ts';
import type { AiAnswer, AiQuestion } from '../ports/ai/ai.ts';
import type { Clock } from '../ports/clock/clock.ts';

type Named = Pick<AiQuestion, 'schemaName'>;

interface AiLog {
  answered(request: FastifyRequest, question: Named, answer: AiAnswer, ms: number): void;
  /** Once an hour: everybody who asks after it gets the same answer. */
  overBudget(request: FastifyRequest, question: Named): void;
}

export function createAiLog(eventLog: EventLog, clock: Clock): AiLog {
  const throttle = new HourlyThrottle();
  const write = (request: FastifyRequest, isFine: boolean, content: string) => {
    const { method, ip, session, body, routeOptions } = request;
    // The address of a search has its words in it.
    const url = routeOptions.url ?? '';
    const event = isFine
      ? ({ lmid: logEventIds.aiAnswered, level: 'info' } as const)
      : ({ lmid: logEventIds.aiFailed, level: 'warn' } as const);
    logRequestEvent(eventLog, { method, url, ip, session, body, routeOptions }, { ...event, content });
  };
  return {
    answered: (request, { schemaName }, { outcome, detail, tokens }, ms) => {
      const why = detail === '' ? '' : ` (${detail})`;
      const isFine = outcome === 'answered' || outcome === 'abandoned';
      write(request, isFine, `${schemaName}: ${outcome}${why}, ${tokens} tokens, ${Math.round(ms)} ms`);
    },
    overBudget: (request, { schemaName }) => {
      if (throttle.isDue('budget', clock.now()))
        write(request, false, `${schemaName}: over the budget of a day`);
    },
  };
}

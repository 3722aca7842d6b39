// Feedback to the operators: stored, and forwarded to their email address if there is one.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#language/language.ts';
import { insertFeedback } from '#server/database/rows/feedback-rows.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { storageLimitOf } from '#server/policy/template-limit.ts';
import { storeWithinRoom } from '#server/storage/store-within-room.ts';
import type { ServerParts } from '../server-parts.ts';

export function feedbackRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits, emails, jobs, eventLog } = parts;
  const { feedbackEmail: to } = configuration;
  // The product has both calls; they do the same.
  for (const name of ['shareFeedback', 'feedback'] as const) {
    registerCall(app, name, async (request) => {
      const account = visitorOf(request);
      await limits.countMessage(request);
      const message = storable(request.body.message);
      const email = request.body.email || account.email;
      await ports.database.query.transaction().execute(async (transaction) => {
        const row = { id: randomUUID(), at: ports.clock.now(), account_id: account.id, email, message };
        const space = storageLimitOf(account, configuration);
        await storeWithinRoom(transaction, account.id, space, () => insertFeedback(transaction, row));
        if (to === null) return;
        await emails.send(transaction, account.id, {
          to,
          language: defaultLanguage,
          content: { kind: 'feedback', message, from: email },
        });
      });
      jobs.wake();
      logRequestEvent(eventLog, request, {
        lmid: logEventIds.feedbackReceived,
        content: `${message.length} characters`,
      });
      return { result: 'sent' as const };
    });
  }
}

/** PostgreSQL cannot store null characters in a text, and nobody types them on purpose. */
const storable = (text: string): string => text.replaceAll('\0', '');

// Messages from people to the operators: kept, and sent on to the operators' address if there is one.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { insertFeedback } from '#server/database/rows/feedback-rows.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import type { ServerParts } from '../server-parts.ts';

export function feedbackRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits, letters, jobs, journal } = parts;
  const { feedbackEmail: to } = configuration;
  // The product calls both; they do the same.
  for (const name of ['shareFeedback', 'feedback'] as const) {
    registerCall(app, name, async (request) => {
      const account = visitorOf(request);
      await limits.countMessage(request);
      const message = storable(request.body.message);
      const email = request.body.email || account.email;
      await ports.database.query.transaction().execute(async (step) => {
        const at = ports.clock.now();
        await insertFeedback(step, { id: randomUUID(), at, account_id: account.id, email, message });
        if (to === null) return;
        await letters.send(step, { to, language: 'en', content: { kind: 'feedback', message, from: email } });
      });
      jobs.wake();
      note(journal, request, { lmid: lmids.feedbackReceived, content: `${message.length} characters` });
      return { result: 'sent' as const };
    });
  }
}

/** PostgreSQL keeps no character 0 in a text, and nobody means to write one. */
const storable = (text: string): string => text.replaceAll('\0', '');

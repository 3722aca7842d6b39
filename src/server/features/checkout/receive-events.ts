// Where the payment service tells what has happened: believed by its signature alone, of the body exactly as it came.
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { takeToldEvents } from '#server/money/take-told-events.ts';
import type { ServerParts } from '../server-parts.ts';

export function receiveEvents(app: FastifyInstance, { ports, jobs }: ServerParts): void {
  void app.register(async (calls) => {
    calls.removeContentTypeParser('application/json');
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );

    registerCall(calls, 'receivePaymentEvents', async (request) => {
      const { 'stripe-signature': signature } = request.headers;
      const body: unknown = request.body;
      const told = await ports.payments.readWebhook(
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      if (!told.isGenuine) {
        // For whoever runs the server; a stranger learns nothing of how it is checked.
        request.log.warn({ reason: told.reason }, 'a message about payments is not believed');
        throw new AppError('bad-request');
      }
      // Should this fail, the service is told so, and tells again.
      await takeToldEvents({ ports, jobs }, told.events);
      return { received: true as const };
    });
  });
}

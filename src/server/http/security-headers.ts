// The headers that restrict a page to its own scripts, frames and addresses.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { isBehindTls } from '#server/sessions/session-cookies.ts';

const twoYearsInSeconds = 63_072_000;

export async function sendSecurityHeaders(app: FastifyInstance, configuration: Configuration): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    // Only valid with TLS, which a proxy may report for each request.
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isBehindTls(configuration, request)) return;
    reply.header('strict-transport-security', `max-age=${twoYearsInSeconds}; includeSubDomains`);
  });
}

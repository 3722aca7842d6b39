// Assembles the web server: headers, limits, sessions, the calls of the contract and the pages.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Configuration, TrustProxy } from '#server/configuration/read-configuration.ts';
import type { EventLog } from '#server/event-log/event-log.ts';
import type { Ports } from '#server/ports/ports.ts';
import { admitVisitors } from './admit-visitor.ts';
import { answerMalformedRequest } from './answer-malformed-request.ts';
import { documentApi } from './api-documentation.ts';
import { type CallLimits, createCallLimits } from './call-limits.ts';
import { answerHealth } from './health.ts';
import { logRequests } from './log-requests.ts';
import { serveMetrics } from './metrics.ts';
import { offerAsFile } from './offer-as-file.ts';
import { answerErrors, replyWithError } from './reply-with-error.ts';
import { securityHeaders, securityHeadersFor, sendSecurityHeaders } from './security-headers.ts';
import { refuseWhileStopping, type Stopping } from './stopping.ts';
import { serveWebApp } from './web-app.ts';

export type AddRoutes = (calls: FastifyInstance, limits: CallLimits) => void;

/** Fast enough for every reply; the pages themselves are compressed harder at build time. */
const brotliQuality = 4;

export async function buildApp(
  configuration: Configuration,
  ports: Ports,
  logger: FastifyBaseLogger,
  eventLog: EventLog,
  stopping: Stopping,
  addRoutes: AddRoutes,
): Promise<FastifyInstance> {
  const setSecurityHeaders = securityHeadersFor(configuration);
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustOf(configuration.trustProxy),
    bodyLimit: configuration.maxBodyBytes,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    genReqId: (request) => requestIdOf(request, configuration.trustProxy !== false),
    clientErrorHandler: answerMalformedRequest(
      securityHeaders(configuration.publicUrl?.protocol === 'https:'),
    ),
    // For a path that cannot be decoded, before any hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      return replyWithError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  answerErrors(app, eventLog);
  logRequests(app);
  sendSecurityHeaders(app, setSecurityHeaders);
  offerAsFile(app);
  refuseWhileStopping(app, stopping);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await app.register(cookie);
  await documentApi(app);
  answerHealth(app, ports.database, stopping);
  serveMetrics(app, configuration);
  await serveWebApp(app, configuration.webDir);
  await app.register(async (calls) => {
    const limits = createCallLimits(configuration.rateLimits, ports.database);
    admitVisitors(calls, ports, limits);
    addRoutes(calls, limits);
  });
  return app;
}

/** A number trusts that many proxies, counted outwards from this server. */
function trustOf(trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

/** A proxy's own id is kept, so that one request has one id in every log; other clients are not trusted. */
function requestIdOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const proxyRequestId = request.headers['x-request-id'];
  if (isBehindProxy && typeof proxyRequestId === 'string' && /^[\w.-]{8,64}$/.test(proxyRequestId))
    return proxyRequestId;
  return randomUUID();
}

// Assembles the web server: headers, limits, sessions, the calls of the contract and the pages.
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import type { TrustProxy } from '#server/configuration/read-trust-proxy.ts';
import type { EventLog } from '#server/event-log/event-log.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { DiskSpace } from '#server/storage/disk-space.ts';
import { AppError } from '../errors/app-error.ts';
import { callerOf } from './addresses/caller-of.ts';
import { keepForwardedAddresses } from './addresses/keep-forwarded-addresses.ts';
import { rememberAddresses } from './addresses/remember-addresses.ts';
import { admitVisitors } from './admit-visitor.ts';
import { answerOddRequests, oddRequests, readablePath } from './answer-odd-requests.ts';
import { answerOnSocket } from './answer-on-socket.ts';
import { documentApi } from './api-documentation.ts';
import { admitBodies } from './bodies/admit-bodies.ts';
import { limitBodies, longestBodyBytes, smallBodyBytes } from './bodies/limit-bodies.ts';
import { type CallLimits, createCallLimits } from './call-limits.ts';
import { Connections } from './connections.ts';
import { answerHealth } from './health.ts';
import type { WorkLimits } from './limits/work-limits.ts';
import { logRequests } from './log-requests.ts';
import { serveMetrics } from './metrics.ts';
import { offerAsFile } from './offer-as-file.ts';
import { admitReplies } from './replies/admit-replies.ts';
import { answerErrors } from './reply-with-error.ts';
import { securityHeaders, securityHeadersFor, sendSecurityHeaders } from './security-headers.ts';
import { refuseWhileStopping, type Stopping } from './stopping.ts';
import { serveWebApp } from './web-app.ts';

export interface AppRoutes {
  readonly calls: (calls: FastifyInstance, limits: CallLimits) => void;
  /** Of pages that have no part in the session of whoever opens them: no cookie is read or set there. */
  readonly pages: (pages: FastifyInstance) => void;
}

/** Fast enough for every reply; the pages themselves are compressed harder at build time. */
const brotliQuality = 4;
const compression: FastifyCompressOptions = {
  // A few bytes can be told to be any number of them, and only what arrives is counted.
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
};

export async function buildApp(
  configuration: Configuration,
  ports: Ports,
  logger: FastifyBaseLogger,
  eventLog: EventLog,
  diskSpace: DiskSpace,
  stopping: Stopping,
  work: WorkLimits,
  routes: AppRoutes,
): Promise<FastifyInstance> {
  const headersOfAll = securityHeaders(configuration.publicUrl?.protocol === 'https:');
  const connections = new Connections(() => stopping.isStopping, answerOnSocket(headersOfAll, logger));
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustOf(configuration.trustProxy),
    bodyLimit: smallBodyBytes,
    ...timeLimits(configuration.requestTimeoutMs),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    rewriteUrl: readablePath,
    genReqId: (request) => requestIdOf(request, configuration.trustProxy !== false),
    clientErrorHandler: (error, socket) => connections.refuse(socket, errorOfUnreadable(error)),
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  answerErrors(app, eventLog, ports.clock, stopping);
  rememberAddresses(app);
  logRequests(app);
  sendSecurityHeaders(app, securityHeadersFor(configuration));
  offerAsFile(app);
  answerOddRequests(app, connections);
  keepForwardedAddresses(app.server);
  connections.follow(app.server);
  refuseWhileStopping(app, stopping, connections, configuration.shutdownTimeoutMs);
  const maxBodyBytes = longestBodyBytes(configuration.maxBodyBytes);
  admitBodies(app, { ...configuration, maxBodyBytes }, callerOf);
  admitReplies(app, configuration, callerOf);
  await app.register(compress, compression);
  await app.register(cookie);
  await documentApi(app);
  answerHealth(app, ports, diskSpace, stopping);
  serveMetrics(app, configuration);
  await serveWebApp(app, configuration.webDir);
  await app.register(async (pages) => routes.pages(pages));
  await app.register(async (calls) => {
    limitBodies(calls, configuration.maxBodyBytes);
    const limits = createCallLimits(configuration.rateLimits, ports.database);
    admitVisitors(calls, configuration, ports, limits, work);
    routes.calls(calls, limits);
  });
  return app;
}

const mostHeadersMs = 20_000;
const mostBetweenChecksMs = 5000;

/** How long a request may take to arrive, and how often Node looks for those that take longer. */
const timeLimits = (requestTimeoutMs: number) => ({
  requestTimeout: requestTimeoutMs,
  http: {
    ...oddRequests,
    headersTimeout: Math.min(mostHeadersMs, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(mostBetweenChecksMs, requestTimeoutMs / 4),
  },
});

/** Of a request that Node could not read as HTTP, or did not wait for any longer. */
const errorOfUnreadable = (error: Error): AppError =>
  'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? new AppError('request-timeout')
    : new AppError('bad-request');

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

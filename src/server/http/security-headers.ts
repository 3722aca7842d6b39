// The headers that restrict a page to its own scripts, frames and addresses; every reply has them, however malformed its
// request.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { isBehindTls } from '#server/sessions/session-cookies.ts';

const twoYearsInSeconds = 63_072_000;

/** What the page never uses, so that no script that might get into it can either. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

export type SecurityHeaders = Readonly<Record<string, string>>;

const withHelmet = helmet({
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

/** The same for every reply, so they are worked out once. */
export function securityHeaders(isSecure: boolean): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  withHelmet(request, response, () => undefined);
  const set = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(set),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(isSecure && { 'strict-transport-security': `max-age=${twoYearsInSeconds}; includeSubDomains` }),
  };
}

/** Sets them on a reply that no hook runs for. */
export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

export function securityHeadersFor(configuration: Configuration): SetSecurityHeaders {
  const [plain, secure] = [securityHeaders(false), securityHeaders(true)];
  return (request, reply) => {
    reply.headers(isBehindTls(configuration, request) ? secure : plain);
  };
}

export function sendSecurityHeaders(app: FastifyInstance, setHeaders: SetSecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
}

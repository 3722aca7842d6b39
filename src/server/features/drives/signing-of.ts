// With what the cookies of drives that are being connected are signed.
import type { FastifyRequest } from 'fastify';
import type { GoogleDrivesSettings } from '#server/ports/spreadsheets/google/google-drives.ts';
import type { CookieSigning } from '#server/sessions/pending-cookies.ts';
import { isBehindTls } from '#server/sessions/session-cookies.ts';
import type { ServerParts } from '../server-parts.ts';

export const signingOf = (
  { ports, configuration }: ServerParts,
  { clientSecret: secret }: GoogleDrivesSettings,
  request: FastifyRequest,
): CookieSigning => ({
  secret,
  now: ports.clock.now(),
  isSecure: isBehindTls(configuration, request),
});

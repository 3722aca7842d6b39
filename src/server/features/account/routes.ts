// The calls that create, open, change and delete accounts.
import type { FastifyInstance } from 'fastify';
import { Passwords } from '#server/passwords/passwords.ts';
import type { ServerParts } from '../server-parts.ts';
import { emailRoutes } from './email-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function accountRoutes(app: FastifyInstance, parts: ServerParts): void {
  const passwords = new Passwords();
  signInRoutes(app, parts, passwords);
  sessionRoutes(app, parts);
  emailRoutes(app, parts, passwords);
  ownDataRoutes(app, parts, passwords);
}

// The calls that create, open, change and delete accounts.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../server-parts.ts';
import { emailRoutes } from './email-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { passwordParts } from './password-parts.ts';
import { passwordRoutes } from './password-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function accountRoutes(app: FastifyInstance, parts: ServerParts): void {
  const passwords = passwordParts(parts);
  signInRoutes(app, parts, passwords);
  passwordRoutes(app, parts, passwords);
  sessionRoutes(app, parts);
  emailRoutes(app, parts, passwords);
  ownDataRoutes(app, parts, passwords);
}

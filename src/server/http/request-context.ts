// What the server knows of a request beyond what Fastify does: whose session it is, and which call.
import type { CallName } from '#contract/paths.ts';
import type { Session } from '#server/sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    call?: CallName;
  }
}

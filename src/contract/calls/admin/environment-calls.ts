// The calls about the environment that an operator looks into; the choice is of their session alone.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { environmentNames } from '../../environments.ts';

const environment = z.enum(environmentNames);

const known = z.object({
  name: environment,
  /** Whether this server knows its database. */
  isConfigured: z.boolean(),
  /** Whether it is the environment of this server. */
  isOwn: z.boolean(),
});

export const environmentCalls = {
  getCurrentEnvironment: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'The environment that the operator looks into in this session, and which ones there are.',
    reply: z.object({ environment, environments: z.array(known) }),
    errors: [],
  },
  switchDatabase: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'Looks into another environment from now on, in this session alone; where that fails, into the local one.',
    body: z.object({ environment }),
    bodyLimitKb: 16,
    reply: z.object({
      environment,
      /** For people; absent where there is nothing to say. */
      warning: z.string().optional(),
      warningKind: z.enum(['production', 'elsewhere']).optional(),
    }),
    errors: ['environment-not-configured', 'environment-unreachable', 'environment-schema'],
  },
} as const satisfies Record<string, Call>;

// The calls with which an operator sets up a second factor and proves it; to anybody else none of them is there.
import { z } from 'zod';
import type { Call } from '../call.ts';

const code = z.object({ code: z.string().trim().min(1).max(100) });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorCalls = {
  getSecondFactor: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Whether the operator who asks has a second factor, and has proved it in this session.',
    reply: z.object({
      isSetUp: z.boolean(),
      isProved: z.boolean(),
      recoveryCodesLeft: z.int(),
      /** Setting one up asks for the password of an account that has one. */
      needsPassword: z.boolean(),
    }),
    errors: ['not-found'],
  },
  startSecondFactor: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary:
      'Makes the secret that an app makes codes of, and shows it; it counts once its first code is typed.',
    body: z.object({ password: z.string().max(1000).optional() }),
    bodyLimitKb: 16,
    reply: z.object({ secret: z.string(), address: z.string() }),
    errors: ['not-found', 'wrong-password', 'too-many-tries', 'second-factor-exists'],
  },
  confirmSecondFactor: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Takes the first code of a new second factor, and shows the recovery codes, once.',
    body: code,
    bodyLimitKb: 16,
    reply: recoveryCodes,
    errors: ['not-found', 'wrong-code', 'too-many-codes', 'second-factor-exists', 'second-factor-missing'],
  },
  proveSecondFactor: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Proves the second factor in this session, with a code of the app or a recovery code.',
    body: code,
    bodyLimitKb: 16,
    reply: z.object({ recoveryCodesLeft: z.int() }),
    errors: ['not-found', 'wrong-code', 'too-many-codes', 'second-factor-missing'],
  },
  renewRecoveryCodes: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Makes new recovery codes with a code of the app, and shows them, once; the old ones end.',
    body: code,
    bodyLimitKb: 16,
    reply: recoveryCodes,
    errors: ['not-found', 'wrong-code', 'too-many-codes', 'second-factor-missing'],
  },
} as const satisfies Record<string, Call>;

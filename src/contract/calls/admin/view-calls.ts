// The calls that begin and end a view, in which an operator sees the product as somebody else does and changes nothing.
import { z } from 'zod';
import type { Call } from '../../call.ts';

const account = z.object({ id: z.string().min(1).max(100) });

export const viewCalls = {
  beginView: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'Begins a view as somebody who is no operator, of this session and for 30 minutes: sent as x-view-as, its token makes readings be answered as theirs, and everything else be refused.',
    params: account,
    reply: z.object({ token: z.string(), endsAt: z.int() }),
    errors: ['nouser', 'operator-protected', 'own-environment-only'],
  },
  endView: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'Ends the view whose token is in x-view-as.',
    params: account,
    reply: z.object({ ended: z.literal(true) }),
    errors: ['view-over'],
  },
} as const satisfies Record<string, Call>;

// The sessions of an account, as listed for its owner.
import type { z } from 'zod';
import type { sessionReply } from '#contract/shapes/user-shapes.ts';
import { listSessions } from '#server/database/rows/session-rows.ts';
import { sessionLifeOf } from '#server/policy/session-life.ts';
import type { Ports } from '#server/ports/ports.ts';
import { deviceName } from '#server/sessions/device-of.ts';
import type { Session } from '#server/sessions/sessions.ts';

export interface OwnSessions {
  sessions: z.input<typeof sessionReply>[];
}

export async function listOwnSessions({ database, clock }: Ports, current: Session): Promise<OwnSessions> {
  const rows = await listSessions(
    database.query,
    current.account.id,
    sessionLifeOf(current.account),
    clock.now(),
  );
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      isCurrent: row.id === current.id,
      device: deviceName(row.user_agent),
      ip: row.ip,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    })),
  };
}

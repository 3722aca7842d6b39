// Logs that an operator gave an account a role or removed it.
import type { Ports } from '#server/ports/ports.ts';
import { findAccountByEmail } from '../database/rows/account-rows.ts';
import { logCommandEvent } from '../event-log/log-command-event.ts';
import { logEventIds } from '../event-log/log-event-ids.ts';
import type { Role } from '../policy/grant-role.ts';

export async function logGrantedRole(
  ports: Pick<Ports, 'database' | 'clock'>,
  email: string,
  role: Role,
): Promise<void> {
  const account = await findAccountByEmail(ports.database.query, email);
  const accountId = account?.id ?? null;
  await logCommandEvent(ports, { lmid: logEventIds.roleGranted, content: `role: ${role}`, accountId });
}

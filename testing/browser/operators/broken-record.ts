// Takes the record of operators' acts away for a while: whatever an operator asks for then fails, as nothing is done unrecorded.
import { sql } from 'kysely';
import type { AppServer } from '../app-server.ts';
import { withServerDatabase } from './seed-users.ts';

export async function withoutRecord(server: AppServer, work: () => Promise<void>): Promise<void> {
  const rename = (from: string, to: string) =>
    withServerDatabase(server, ({ query }) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(query),
    );
  await rename('operator_act', 'operator_act_away');
  try {
    await work();
  } finally {
    await rename('operator_act_away', 'operator_act');
  }
}

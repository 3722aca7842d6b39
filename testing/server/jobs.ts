// Jobs put into the server's database directly, as a queue that has worked for a while would have them.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import type { JobTable } from '#server/ports/database/tables.ts';
import { withDatabase } from './people.ts';
import type { SuiteServer } from './suite-server.ts';

/** A letter that was given up, of which nothing is kept, unless said otherwise; returns its id. */
export async function addJob(
  server: { readonly place: DatabaseLocation } & Pick<SuiteServer, 'clock'>,
  change: Partial<Insertable<JobTable>>,
): Promise<string> {
  const id = randomUUID();
  const { time } = server.clock;
  const job: Insertable<JobTable> = {
    ...{ kind: 'letter', payload: '{}', state: 'failed', attempts: 7, due_at: time, leased_by: null },
    ...{ last_error: 'no answer', created_at: time, finished_at: time, account_id: null },
    ...change,
    id,
  };
  await withDatabase(server, ({ query }) => query.insertInto('job').values(job).execute());
  return id;
}

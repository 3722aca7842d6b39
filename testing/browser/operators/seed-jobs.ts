// Puts jobs into a database as a queue that has worked for a while has them: emails among them, sent, waiting and given up.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { JobTable } from '#server/ports/database/tables.ts';
import { withDatabase } from '#testing/server/people.ts';

type Change = Partial<Insertable<JobTable>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** As an email is stored. */
export const emailTo = (
  to: string,
  content: object = { kind: 'password-changed' },
  language = 'en',
): string => JSON.stringify({ to, language, content });

/** Given up a minute ago, unless said otherwise; returns its id. */
export async function seedJob(dataDir: string, change: Change): Promise<string> {
  const id = randomUUID();
  const at = Date.now() - minuteMs;
  const job: Insertable<JobTable> = {
    ...{ kind: 'letter', payload: '{}', state: 'failed', attempts: 7, due_at: at, leased_by: null },
    ...{ last_error: 'no answer', created_at: at, finished_at: at, account_id: null },
    ...change,
    id,
  };
  await withDatabase({ place: { databaseUrl: null, dataDir } }, ({ query }) =>
    query.insertInto('job').values(job).execute(),
  );
  return id;
}

/** No worker takes it before the test is over. */
export const waiting = (): Change => ({
  ...{ state: 'waiting', attempts: 2, finished_at: null, due_at: Date.now() + dayMs },
});

/** By a worker that is elsewhere. */
export const leased = (): Change => ({
  ...{ state: 'leased', attempts: 1, finished_at: null, due_at: Date.now() + dayMs },
  ...{ leased_by: 'elsewhere', last_error: null },
});

export const done = (): Change => ({ state: 'done', attempts: 1, last_error: null });

/** That many emails that wait, newest first from the last one on. */
export async function seedManyEmails(dataDir: string, count: number): Promise<void> {
  const begin = Date.now() - dayMs;
  const jobs = Array.from({ length: count }, (_, number) => ({
    ...{
      id: randomUUID(),
      kind: 'letter',
      payload: emailTo(`reader-${number}@example.com`),
      leased_by: null,
    },
    ...{ state: 'waiting' as const, attempts: 0, due_at: Date.now() + dayMs, last_error: null },
    ...{ created_at: begin + number, finished_at: null, account_id: null },
  }));
  await withDatabase({ place: { databaseUrl: null, dataDir } }, ({ query }) =>
    query.insertInto('job').values(jobs).execute(),
  );
}

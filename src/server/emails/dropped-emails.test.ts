// Tests that an email goes with its account: what is queued is not sent, and what is being sent leaves no copy.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimVisitor } from '#server/database/rows/claim-visitor.ts';
import { deleteAccount } from '#server/database/rows/delete-account.ts';
import { outboxFolder } from '#server/ports/mail/outbox-folder.ts';
import { databases, removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { gate, jobWorkers } from '#testing/server/job-workers.ts';
import { createEmailQueue } from './create-email-queue.ts';
import { emailJob, sendEmail } from './send-email.ts';

const started = Date.UTC(2026, 0, 15, 12);
const accountOf = (id: string, email: string | null = null) => ({
  id,
  kind: email === null ? ('anonymous' as const) : ('user' as const),
  email,
  language: 'en',
  settings: '{}',
  created_at: 1,
  updated_at: 1,
});
const welcome = {
  to: 'ann@example.com',
  language: 'en',
  content: { kind: 'welcome', url: 'https://model.example.com' },
} as const;

describe.each(databases)('on $kind', (kind) => {
  const workers = jobWorkers(kind, started);

  test('queued emails of the account and of its visitors are not sent', async () => {
    const sent: string[] = [];
    const worker = await workers.open({
      [emailJob]: async (payload) => void sent.push(JSON.stringify(payload)),
    });
    const { query } = worker.database;
    await query
      .insertInto('account')
      .values([
        accountOf('ann', 'ann@example.com'),
        accountOf('visitor'),
        accountOf('bob', 'bob@example.com'),
      ])
      .execute();
    const emails = createEmailQueue(worker.jobs);
    for (const id of ['ann', 'visitor', 'bob'])
      await emails.send(query, id, { ...welcome, to: `${id}@example.com` });
    await claimVisitor(query, 'visitor', 'ann', started);
    const { jobs } = await deleteAccount(worker.database, 'ann');
    expect(jobs).toHaveLength(2);
    worker.jobs.start();
    await worker.until((rows) => rows.every(({ state }) => state === 'done'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('bob@example.com');
  });

  test('an email that is being sent leaves no copy in the outbox', async () => {
    const folder = temporaryFolder();
    const outbox = await outboxFolder(join(folder, 'outbox'), 'hello@example.com', workers.clock);
    const [begun, held] = [gate(), gate()];
    const mail: typeof outbox = {
      ...outbox,
      send: async (email, signal) => {
        begun.open();
        await held.passed;
        await outbox.send(email, signal);
      },
    };
    const opened: { send?: ReturnType<typeof sendEmail> } = {};
    const worker = await workers.open({
      [emailJob]: async (...job) => opened.send?.(...job),
    });
    opened.send = sendEmail({ mail, clock: workers.clock, database: worker.database });
    const { query } = worker.database;
    await query.insertInto('account').values(accountOf('ann', 'ann@example.com')).execute();
    await createEmailQueue(worker.jobs).send(query, 'ann', welcome);
    worker.jobs.start();
    await begun.passed;
    const { jobs } = await deleteAccount(worker.database, 'ann');
    await mail.deleteCopiesOf(jobs);
    held.open();
    await worker.jobs.stop();
    expect(readdirSync(join(folder, 'outbox'))).toEqual([]);
    expect(await worker.rows()).toEqual([]);
    removeFolder(folder);
  });
});

// Tests the delivery of emails: queued with the change they report, through a real mail server that sometimes fails.
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/ports/database/database.ts';
import { featureDatabases, type TestDatabase } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { SmtpPlace } from '#testing/smtp/smtp-place.ts';

const minuteMs = 60_000;
const operator = 'operator@example.com';

interface Surroundings {
  readonly place: TestDatabase;
  readonly smtp: SmtpPlace;
  readonly server: TestServer;
}

async function ask<Result>(
  { place, server }: Surroundings,
  question: (query: Database['query']) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place, server.clock, () => undefined);
  try {
    return await question(database.query);
  } finally {
    await database.close();
  }
}

const readJobs = (surroundings: Surroundings) =>
  ask(surroundings, (query) => query.selectFrom('job').selectAll().execute());

/** Queues an email and has the queue poll immediately. */
async function say({ server }: Surroundings, message: string) {
  const visitor = await server.newVisitor();
  await visitor.call('shareFeedback', { body: { message, email: 'ann@example.com' } });
}

async function untilLogged({ server }: Surroundings, text: string, count = 1) {
  while (server.log.filter((line) => line.includes(text)).length < count) {
    await fetch(`${server.origin}/healthz`);
  }
}

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  async function withSmtp(run: (surroundings: Surroundings) => Promise<void>): Promise<void> {
    const [place, smtp] = [await createDatabase(), await SmtpPlace.start()];
    const environment = {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Modelwright <hello@model.example.com>',
      FEEDBACK_EMAIL: operator,
    };
    const server = await startTestServer(place, environment);
    try {
      await run({ place, smtp, server });
    } finally {
      await server.stop();
      await smtp.stop();
      await place.remove();
    }
  }

  test('a welcome email arrives in the language of the new user', () =>
    withSmtp(async ({ server, smtp }) => {
      const visitor = await server.newVisitor();
      await visitor.call('saveSettings', { body: { language: 'ru' } });
      const credentials = { email: 'Ann@Example.com', password: 'correct horse battery' };
      await visitor.call('register', { body: credentials });
      await smtp.until(() => smtp.taken.length === 1);
      const [taken] = smtp.taken;
      expect(taken).toMatchObject({ from: 'hello@model.example.com', to: ['ann@example.com'] });
      expect(taken?.message.subject).toBe('Добро пожаловать в Modelwright');
      expect(taken?.message.html).toContain('<html lang="ru">');
      expect(taken?.message.text).toMatch(/^http:\/\/\S+\/builder\/$/m);
    }));

  test('an email that is deferred is sent again, unchanged', () =>
    withSmtp(async (surroundings) => {
      const { server, smtp } = surroundings;
      const answers = [450, 451, null];
      smtp.recipient = () => answers[smtp.seen.recipient - 1] ?? null;
      await say(surroundings, 'first');
      await untilLogged(surroundings, 'a job failed');
      server.clock.time += minuteMs;
      await say(surroundings, 'second');
      await untilLogged(surroundings, 'a job failed', 2);
      server.clock.time += 5 * minuteMs;
      await say(surroundings, 'third');
      await smtp.until(() => smtp.taken.length === 3);
      const texts = smtp.taken.map(({ message }) => message.text?.split('\n')[0]);
      expect(texts.sort()).toEqual(['first', 'second', 'third']);
      expect(new Set(smtp.taken.map(({ message }) => message.messageId)).size).toBe(3);
    }));

  test('a connection lost after delivery sends the same email again, with the same id', () =>
    withSmtp(async (surroundings) => {
      const { server, smtp } = surroundings;
      const ids: (string | undefined)[] = [];
      smtp.afterTaking = ({ message }) => {
        ids.push(message.messageId);
        return ids.length === 1 ? 'hang up' : null;
      };
      await say(surroundings, 'once');
      await untilLogged(surroundings, 'a job failed');
      const [job] = await readJobs(surroundings);
      expect(job).toMatchObject({ state: 'waiting', attempts: 1 });
      server.clock.time += minuteMs;
      await (await server.newVisitor()).call('feedback', { body: { message: 'again' } });
      await smtp.until(() => ids.length === 3);
      expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
      expect(ids[0]).toBe(`<${job?.id}@model.example.com>`);
    }));

  test('a rejected email is given up at once, and operators can read why', () =>
    withSmtp(async (surroundings) => {
      surroundings.smtp.recipient = () => 550;
      await say(surroundings, 'unwanted');
      await untilLogged(surroundings, 'a job failed');
      await surroundings.server.stop();
      const [job] = await readJobs(surroundings);
      // Kept for operators, who may have it sent once more.
      expect(job).toMatchObject({ state: 'failed', attempts: 1 });
      expect(JSON.parse(job?.payload ?? '')).toMatchObject({ content: { message: 'unwanted' } });
      const events = await ask(surroundings, (query) =>
        query.selectFrom('log_entry').selectAll().where('lmid', '=', 'letter-error').execute(),
      );
      expect(events).toMatchObject([{ level: 'error', content: expect.stringContaining('550') }]);
    }));

  test('an expired link is not sent', () =>
    withSmtp(async (surroundings) => {
      const { server, smtp } = surroundings;
      const visitor = await server.newVisitor();
      await visitor.call('register', {
        body: { email: 'bob@example.com', password: 'correct horse battery' },
      });
      await smtp.until(() => smtp.taken.length === 1);
      smtp.recipient = (address) => (address === operator ? null : 451);
      const stranger = await server.newVisitor();
      await stranger.call('requestResetPassword', { body: { email: 'bob@example.com' } });
      await untilLogged(surroundings, 'a job failed');
      server.clock.time += 60 * minuteMs;
      await say(surroundings, 'wake');
      await untilLogged(surroundings, 'its link does not work any more');
      const subjects = smtp.taken.map(({ message }) => message.subject);
      expect(subjects).not.toContain('Set a new password');
      expect(server.log.join('')).not.toContain('token=');
    }));
});

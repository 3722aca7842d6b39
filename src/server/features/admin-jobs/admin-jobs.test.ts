// Tests the queue and the emails as operators see them: what is listed and kept, what can be done again, and what is recorded.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetPayloads } from '#server/database/rows/job-rows.ts';
import { databases } from '#testing/server/databases.ts';
import { addJob } from '#testing/server/jobs.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const payloadTo = (to: string, content: object = { kind: 'password-changed' }) =>
  JSON.stringify({ to, language: 'en', content });

const jobIn = (server: SuiteServer, id: string) =>
  withDatabase(server, ({ query }) =>
    query.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst(),
  );

/** What operators did to one thing, in order. */
const actsOn = (server: SuiteServer, what: string) =>
  withDatabase(server, async ({ query }) => {
    const rows = await query
      .selectFrom('operator_act')
      .select('act')
      .where('what', '=', what)
      .orderBy('at')
      .execute();
    return rows.map(({ act }) => act);
  });

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('the queue is listed newest first, filtered, in pages, with counts by kind and state', async () => {
    const { visitor } = await newOperator(server);
    const waiting = { state: 'waiting', finished_at: null, due_at: server.clock.time + dayMs } as const;
    const ids: string[] = [];
    for (const kind of ['of tomorrow', 'of tomorrow', 'of yesterday']) {
      server.clock.time += minuteMs;
      ids.unshift(await addJob(server, { ...waiting, kind, payload: '{"secret":1}' }));
    }
    const all = await visitor.call('listJobs');
    expect(all.jobs.slice(0, 3).map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(all)).not.toContain('secret');
    expect(all.counts).toContainEqual({ kind: 'of tomorrow', state: 'waiting', count: 2 });
    const page = await visitor.call('listJobs', { query: { kind: 'of tomorrow', limit: '1' } });
    expect(page).toMatchObject({ total: 2, hasMore: true, jobs: [{ id: ids[1] }] });
    const rest = await visitor.call('listJobs', { query: { kind: 'of tomorrow', limit: '1', skip: '1' } });
    expect(rest).toMatchObject({ total: 2, hasMore: false, jobs: [{ id: ids[2] }] });
    expect((await visitor.call('listJobs', { query: { state: 'leased' } })).total).toBe(0);
  });

  test('what was given up is done once more, what waits is done now, and what is dropped is not done', async () => {
    const { visitor } = await newOperator(server);
    const [one, two, three] = [newEmail(), newEmail(), newEmail()];
    const failed = await addJob(server, { payload: payloadTo(one) });
    await visitor.call('retryJob', { id: failed });
    await awaitEmail(server.place, one, 'Your password was changed');
    await expect.poll(() => jobIn(server, failed)).toMatchObject({ state: 'done', attempts: 1 });
    const later = {
      state: 'waiting',
      finished_at: null,
      attempts: 0,
      due_at: server.clock.time + dayMs,
    } as const;
    const hastened = await addJob(server, { ...later, payload: payloadTo(two) });
    await visitor.call('runJob', { id: hastened });
    await awaitEmail(server.place, two, 'Your password was changed');
    const dropped = await addJob(server, { ...later, payload: payloadTo(three) });
    await visitor.call('dropJob', { id: dropped });
    expect(await jobIn(server, dropped)).toBeUndefined();
    expect(await emailsTo(server.place, three)).toEqual([]);
    expect(await actsOn(server, failed)).toEqual(['job-retried']);
    expect(await actsOn(server, hastened)).toEqual(['job-run']);
    expect(await actsOn(server, dropped)).toEqual(['job-dropped']);
  });

  test('nothing is done to what is being done, is in another state, keeps nothing, or is not there', async () => {
    const { visitor } = await newOperator(server);
    const leased = {
      state: 'leased',
      finished_at: null,
      due_at: server.clock.time + dayMs,
      leased_by: 'x',
    } as const;
    const running = await addJob(server, { ...leased, kind: 'long' });
    const codeOf = async (name: 'retryJob' | 'runJob' | 'dropJob', id: string) =>
      (await visitor.failure(name, { id })).error.code;
    for (const name of ['retryJob', 'runJob', 'dropJob'] as const) {
      expect([name, await codeOf(name, running)]).toEqual([name, 'job-changed']);
      expect([name, await codeOf(name, randomUUID())]).toEqual([name, 'job-not-found']);
    }
    expect(await codeOf('retryJob', await addJob(server, { kind: 'receipt' }))).toBe('job-not-kept');
    expect(await actsOn(server, running)).toEqual([]);
  });

  test('an email is listed by its address, read as text and sent again, each on record', async () => {
    const { visitor } = await newOperator(server);
    const { visitor: person, email } = await newPerson(server);
    await awaitEmail(server.place, email, 'Welcome to Modelwright');
    const listed = () => visitor.call('listLetters', { query: { to: ` ${email.toUpperCase()}` } });
    await expect.poll(async () => (await listed()).letters[0]?.state).toBe('done');
    const { letters, total, delivery, keptDays } = await listed();
    expect({ total, delivery, keptDays }).toEqual({ total: 1, delivery: 'outbox', keptDays: 30 });
    const [letter] = letters;
    expect(letter).toMatchObject({ to: email, subject: 'Welcome to Modelwright', language: 'en' });
    const id = letter?.id ?? '';
    const { letter: read } = await visitor.call('readLetter', { id });
    expect(read.text).toContain('Your account is ready.');
    expect(read.text).toMatch(/\/builder\/\n/);
    await visitor.call('sendLetterAgain', { id });
    await awaitEmail(server.place, email, 'Welcome to Modelwright', 2);
    expect((await listed()).total).toBe(2);
    expect((await actsOn(server, id)).sort()).toEqual(['letter-read', 'letter-sent-again']);
    await person.call('deleteUser', { body: { password: 'correct horse battery' } });
    expect((await listed()).total).toBe(0);
    expect(await emailsTo(server.place, email)).toEqual([]);
  });

  test('a link that opens an account is kept nowhere once its email is sent, and cannot be sent again', async () => {
    const { visitor } = await newOperator(server);
    const { visitor: person, email } = await newPerson(server);
    await person.call('signout');
    const stranger = await server.newVisitor();
    await stranger.call('requestResetPassword', { body: { email } });
    const { token } = await awaitEmail(server.place, email, 'Set a new password');
    expect(token).not.toBe('');
    const listed = async () =>
      (await visitor.call('listLetters', { query: { to: email } })).letters.find(
        ({ subject }) => subject === 'Set a new password',
      );
    await expect.poll(async () => (await listed())?.state).toBe('done');
    const letter = await listed();
    expect(letter).toMatchObject({ maySendAgain: false, mayRetry: false });
    const id = letter?.id ?? '';
    expect((await jobIn(server, id))?.payload).not.toContain(token);
    const { letter: read } = await visitor.call('readLetter', { id });
    expect(read.text).toContain('[removed]');
    expect(read.text).not.toContain(token);
    expect((await visitor.failure('sendLetterAgain', { id })).error.code).toBe('job-not-kept');
  });

  test('while such an email waits, its link is not shown either; links to what is one’s own are never shown', async () => {
    const { visitor } = await newOperator(server);
    const url = `${server.origin}/builder/#/passwordReset/?token=abc-def`;
    const waiting = { state: 'waiting', finished_at: null, due_at: server.clock.time + dayMs } as const;
    const reset = await addJob(server, {
      ...waiting,
      payload: payloadTo('a@example.com', { kind: 'reset-password', url }),
    });
    const sheet = { kind: 'spreadsheet-link', url: `${server.origin}/s/unguessable`, templateName: 'Mill' };
    const link = await addJob(server, { state: 'done', payload: payloadTo('b@example.com', sheet) });
    const textOf = async (id: string) => (await visitor.call('readLetter', { id })).letter.text;
    expect(await textOf(reset)).not.toMatch(/abc-def|passwordReset/);
    expect(await textOf(link)).toContain('“Mill” is ready');
    expect(await textOf(link)).not.toContain('unguessable');
    await visitor.call('dropJob', { id: reset });
  });

  test('an email that waited for nobody’s account goes with the account of its address', async () => {
    const { visitor, email } = await newPerson(server);
    const id = await addJob(server, { state: 'done', payload: payloadTo(email) });
    const other = await addJob(server, { state: 'done', payload: payloadTo(`x${email}`) });
    expect(await accountIdOf(visitor)).not.toBe('');
    await visitor.call('deleteUser', { body: { password: 'correct horse battery' } });
    expect(await jobIn(server, id)).toBeUndefined();
    expect(await jobIn(server, other)).toBeDefined();
  });

  test('what was in an email is forgotten after its days, and its row later', async () => {
    const { visitor } = await newOperator(server);
    const id = await addJob(server, { state: 'done', payload: payloadTo('c@example.com') });
    await withDatabase(server, async ({ query }) => {
      await forgetPayloads(query, 'letter', server.clock.time);
      expect((await jobIn(server, id))?.payload).toContain('c@example.com');
      await forgetPayloads(query, 'letter', server.clock.time + 1);
    });
    expect((await jobIn(server, id))?.payload).toBe('{}');
    const { letters } = await visitor.call('listLetters', { query: { state: 'done' } });
    expect(letters.find((one) => one.id === id)).toMatchObject({
      to: null,
      subject: null,
      maySendAgain: false,
    });
    expect((await visitor.failure('readLetter', { id })).error.code).toBe('job-not-kept');
  });
});

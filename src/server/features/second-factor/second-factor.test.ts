// Tests the second factor of operators: setting up, proving, recovery codes, and what is left out everywhere.
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { databases } from '#testing/server/databases.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { codeOf, setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const stepMs = 30_000;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const grant = (email: string, role: 'operator' | 'entitled' | 'none') =>
    withDatabase(server, (opened) => grantRole({ database: opened, clock: server.clock }, email, role));

  async function unprovedOperator() {
    const { visitor, email } = await newPerson(server);
    await grant(email, 'operator');
    return { visitor, email };
  }

  async function signInElsewhere(email: string): Promise<Visitor> {
    const visitor = await server.newVisitor();
    await visitor.call('login', { body: { email, password } });
    return visitor;
  }

  const codeOfFailure = async (visitor: Visitor, code: string) =>
    (await visitor.failure('proveSecondFactor', { body: { code } })).error.code;

  test('to somebody with an account, and to one with a grant, nothing is there', async () => {
    const { visitor, email } = await newPerson(server);
    const answers = async () => [
      (await visitor.failure('getSecondFactor')).error.code,
      // Not even what a request would have to look like.
      (await visitor.failure('startSecondFactor', { body: { password: 7 } })).error.code,
      (await visitor.failure('proveSecondFactor', { body: {} })).error.code,
    ];
    expect(await answers()).toEqual(['not-found', 'not-found', 'not-found']);
    await grant(email, 'entitled');
    expect(await answers()).toEqual(['not-found', 'not-found', 'not-found']);
  });

  test('it is set up with the password, and its first code proves it and shows ten recovery codes', async () => {
    const { visitor, email } = await unprovedOperator();
    expect(await visitor.call('getSecondFactor')).toEqual({
      isSetUp: false,
      isProved: false,
      recoveryCodesLeft: 0,
      needsPassword: true,
    });
    const wrong = { body: { password: 'something else' } };
    expect((await visitor.failure('startSecondFactor', wrong)).error.code).toBe('wrong-password');
    expect((await visitor.failure('startSecondFactor', { body: {} })).error.code).toBe('wrong-password');
    const { secret, address } = await visitor.call('startSecondFactor', { body: { password } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/Modelwright:${encodeURIComponent(email)}?issuer=Modelwright&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await visitor.call('getSecondFactor')).isSetUp).toBe(false);
    const code = codeOf(secret, server.clock.now());
    const { recoveryCodes } = await visitor.call('confirmSecondFactor', { body: { code } });
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes)
      expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    expect(await visitor.call('getSecondFactor')).toMatchObject({
      isSetUp: true,
      isProved: true,
      recoveryCodesLeft: 10,
    });
    await visitor.call('listRefundRequests');
  });

  test('before its first code it counts for nothing, and begun again it has another secret', async () => {
    const { visitor } = await unprovedOperator();
    const confirmed = { body: { code: '123456' } };
    expect((await visitor.failure('confirmSecondFactor', confirmed)).error.code).toBe(
      'second-factor-missing',
    );
    const first = await visitor.call('startSecondFactor', { body: { password } });
    const ofFirst = codeOf(first.secret, server.clock.now());
    expect(await codeOfFailure(visitor, ofFirst)).toBe('second-factor-missing');
    const second = await visitor.call('startSecondFactor', { body: { password } });
    expect(second.secret).not.toBe(first.secret);
    const outdated = await visitor.failure('confirmSecondFactor', { body: { code: ofFirst } });
    expect(outdated.error.code).toBe('wrong-code');
    const code = codeOf(second.secret, server.clock.now());
    await visitor.call('confirmSecondFactor', { body: { code } });
    const again = await visitor.failure('startSecondFactor', { body: { password } });
    expect(again.error.code).toBe('second-factor-exists');
    const confirmedAgain = await visitor.failure('confirmSecondFactor', { body: { code } });
    expect(confirmedAgain.error.code).toBe('second-factor-exists');
  });

  test('each session proves it for itself, and keeps it under a new token', async () => {
    const { visitor, email } = await unprovedOperator();
    const { secret } = await setUpSecondFactor(server, visitor);
    const other = await signInElsewhere(email);
    expect((await other.failure('listRefundRequests')).error).toMatchObject({
      code: 'second-factor-required',
    });
    expect((await other.failure('saveToGallery', { body: {} })).error.code).toBe('second-factor-required');
    expect(await other.call('getUser')).toMatchObject({ userEntitled: false, settings: { plan: 'admin' } });
    server.clock.time += stepMs;
    await other.call('proveSecondFactor', { body: { code: codeOf(secret, server.clock.now()) } });
    const before = other.cookies.get('session');
    expect(await other.call('getUser')).toMatchObject({ userEntitled: true });
    expect(other.cookies.get('session')).not.toBe(before);
    expect(await other.call('listRefundRequests')).toMatchObject({ total: 0 });
    expect(await other.call('getSecondFactor')).toMatchObject({ isProved: true });
  });

  test('a new password is a new session, which has proved nothing', async () => {
    const { visitor } = await unprovedOperator();
    await setUpSecondFactor(server, visitor);
    const body = { currentPassword: password, newPassword: 'another horse battery' };
    await visitor.call('changePassword', { body });
    expect(await visitor.call('getSecondFactor')).toMatchObject({ isSetUp: true, isProved: false });
    expect((await visitor.failure('listRefundRequests')).error.code).toBe('second-factor-required');
  });

  test('a code works once, and a clock may be wrong by half a minute', async () => {
    const { visitor, email } = await unprovedOperator();
    const { secret } = await setUpSecondFactor(server, visitor);
    const other = await signInElsewhere(email);
    const at = (steps: number) => codeOf(secret, server.clock.now(), steps);
    // The code that set it up.
    expect(await codeOfFailure(other, at(0))).toBe('wrong-code');
    expect(await codeOfFailure(other, at(2))).toBe('wrong-code');
    await other.call('proveSecondFactor', { body: { code: `${at(1).slice(0, 3)} ${at(1).slice(3)}` } });
    expect(await codeOfFailure(other, at(1))).toBe('wrong-code');
    // An earlier one of the three that count, after a later one was taken.
    server.clock.time += stepMs;
    expect(await codeOfFailure(other, at(-1))).toBe('wrong-code');
    server.clock.time += 2 * stepMs;
    await other.call('proveSecondFactor', { body: { code: at(-1) } });
  });

  test('the same code sent twice at once is taken once', async () => {
    const { visitor } = await unprovedOperator();
    const { secret } = await setUpSecondFactor(server, visitor);
    server.clock.time += stepMs;
    const body = { code: codeOf(secret, server.clock.now()) };
    const replies = await Promise.all([1, 2, 3].map(() => visitor.request('proveSecondFactor', { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  test('a recovery code works once, however it is typed, and new ones end the old', async () => {
    const { visitor, email } = await unprovedOperator();
    const { secret, recoveryCodes } = await setUpSecondFactor(server, visitor);
    const [first = '', second = ''] = recoveryCodes;
    const other = await signInElsewhere(email);
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(await other.call('proveSecondFactor', { body: { code: typed } })).toEqual({
      recoveryCodesLeft: 9,
    });
    expect(await codeOfFailure(other, first)).toBe('wrong-code');
    // Somebody else's are nobody's.
    const stranger = await unprovedOperator();
    await setUpSecondFactor(server, stranger.visitor);
    expect(await codeOfFailure(stranger.visitor, second)).toBe('wrong-code');
    const withRecoveryCode = await other.failure('renewRecoveryCodes', { body: { code: second } });
    expect(withRecoveryCode.error.code).toBe('wrong-code');
    server.clock.time += stepMs;
    const body = { code: codeOf(secret, server.clock.now()) };
    const renewed = await other.call('renewRecoveryCodes', { body });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await codeOfFailure(other, second)).toBe('wrong-code');
    await other.call('proveSecondFactor', { body: { code: renewed.recoveryCodes[0] } });
  });

  test('who loses the role has no second factor any more, and begins anew with it', async () => {
    const { visitor, email } = await unprovedOperator();
    await setUpSecondFactor(server, visitor);
    await grant(email, 'none');
    expect((await visitor.failure('getSecondFactor')).error.code).toBe('not-found');
    await grant(email, 'operator');
    expect(await visitor.call('getSecondFactor')).toMatchObject({
      ...{ isSetUp: false, isProved: false, recoveryCodesLeft: 0 },
    });
  });

  test('an export says that there is one, and nothing of it', async () => {
    const { visitor } = await unprovedOperator();
    const { secret, recoveryCodes } = await setUpSecondFactor(server, visitor);
    const text = await (await visitor.request('exportUser')).text();
    expect(JSON.parse(text).secondFactor).toEqual({ setUpAt: new Date(server.clock.now()).toISOString() });
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code);
  });

  test('it is logged and told by email, without a code', async () => {
    const { visitor, email } = await unprovedOperator();
    const { secret, recoveryCodes } = await setUpSecondFactor(server, visitor);
    await codeOfFailure(visitor, '000000');
    await visitor.call('proveSecondFactor', { body: { code: recoveryCodes[3] } });
    const stored = () =>
      withDatabase(server, async ({ query }) => ({
        events: await query
          .selectFrom('log_entry')
          .innerJoin('account', 'account.id', 'log_entry.account_id')
          .select(['lmid', 'level', 'body', 'content'])
          .where('email', '=', email)
          .where('lmid', 'in', ['second-factor-set-up', 'second-factor-failed', 'recovery-code-used'])
          .orderBy('lmid')
          .execute(),
        emails: await query.selectFrom('job').select('payload').where('kind', '=', 'letter').execute(),
      }));
    await expect.poll(async () => (await stored()).events.length).toBe(3);
    const { events, emails } = await stored();
    expect(events.map(({ lmid, level, body }) => [lmid, level, body])).toEqual([
      ['recovery-code-used', 'warn', null],
      ['second-factor-failed', 'warn', null],
      ['second-factor-set-up', 'warn', null],
    ]);
    const kinds = emails.map(({ payload }) => JSON.parse(payload)).filter(({ to }) => to === email);
    const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind);
    expect(kinds.map(({ content }) => content).sort(byKind)).toEqual([
      { kind: 'recovery-code-used', left: 9 },
      { kind: 'second-factor-set-up' },
      { kind: 'welcome', url: expect.any(String) },
    ]);
    const everything = JSON.stringify([events, kinds, server.log.filter((line) => !line.includes('"sql"'))]);
    for (const code of [secret, ...recoveryCodes]) expect(everything).not.toContain(code);
  });
});

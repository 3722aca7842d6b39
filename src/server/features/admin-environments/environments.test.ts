// Tests the environments of operators: the choice is of one session, and what cannot be reached leads back.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databases, sqlite } from '#testing/server/databases.ts';
import { onOperatedServer } from '#testing/server/operator-errors.ts';
import { newOperator } from '#testing/server/operators.ts';
import { password } from '#testing/server/people.ts';

const ofTest = (other: string) => ({ TEST_DATABASE: other, PRODUCTION_DATABASE: join(other, 'nothing') });
const current = ['getCurrentEnvironment'] as const;

describe.each(databases)('on $kind', (database) => {
  test('the choice is of the session: another operator and another session of the same keep theirs', () =>
    onOperatedServer(
      ofTest,
      async ({ server, operator }) => {
        const { visitor: other, email } = await newOperator(server);
        expect(await operator.call(...current)).toEqual({
          environment: 'local',
          environments: [
            { name: 'local', isConfigured: true, isOwn: true },
            { name: 'test', isConfigured: true, isOwn: false },
            { name: 'production', isConfigured: true, isOwn: false },
          ],
        });
        const switched = await other.call('switchDatabase', { body: { environment: 'test' } });
        expect(switched).toMatchObject({ environment: 'test', warningKind: 'elsewhere' });
        expect(switched.warning).toContain('another server');
        expect((await other.call(...current)).environment).toBe('test');
        expect((await operator.call(...current)).environment).toBe('local');
        const again = await server.newVisitor();
        await again.call('login', { body: { email, password } });
        expect((await again.call('getUser')).isSignedIn).toBe(true);
        expect((await other.call(...current)).environment).toBe('test');
        const back = await other.call('switchDatabase', { body: { environment: 'local' } });
        expect(back).toEqual({ environment: 'local' });
      },
      database,
    ));
});

test('what an operator does is recorded where it is done', () =>
  onOperatedServer(ofTest, async ({ operator }) => {
    const start = Date.UTC(2026, 0, 15, 12);
    await operator.call('switchDatabase', { body: { environment: 'test' } });
    const { acts, operators, kinds } = await operator.call('listActs');
    expect(acts).toMatchObject([
      { act: 'environment-switched', before: 'local', after: 'test', at: start, doneFrom: 'local' },
    ]);
    expect(acts[0]).toMatchObject({ ip: '127.0.0.1', whom: null, operatorEmail: operators[0]?.email });
    expect(kinds).toEqual(['environment-switched']);
    await operator.call('switchDatabase', { body: { environment: 'local' } });
    const here = await operator.call('listActs');
    expect(here.acts).toMatchObject([{ before: 'test', after: 'local' }]);
  }));

test('a switch that fails leads to the local environment', () =>
  onOperatedServer(ofTest, async ({ operator }) => {
    await operator.call('switchDatabase', { body: { environment: 'test' } });
    const refused = await operator.failure('switchDatabase', { body: { environment: 'production' } });
    expect(refused.error.code).toBe('environment-unreachable');
    expect((await operator.call(...current)).environment).toBe('local');
  }));

test('a production server says so, and looks into its own where there is no local one', () =>
  onOperatedServer(
    () => ({ ENVIRONMENT: 'production' }),
    async ({ operator }) => {
      const { environment, environments } = await operator.call(...current);
      expect([environment, environments.map(({ isConfigured }) => isConfigured)]).toEqual([
        'production',
        [false, false, true],
      ]);
      const switched = await operator.call('switchDatabase', { body: { environment: 'production' } });
      expect(switched).toMatchObject({ environment: 'production', warningKind: 'production' });
      await operator.failure('switchDatabase', { body: { environment: 'test' } });
      expect((await operator.call(...current)).environment).toBe('production');
    },
    sqlite,
  ));
